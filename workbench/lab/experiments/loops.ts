/**
 * What paper 003 left open: how to say that a road is one loop. Seven ways on the same boards, all other rules the same,
 * by learning and by labeling; and the picture of a loop inside another, which the paper's constraints cannot tell
 * from one loop.
 */
import { Board } from '../../../src/board/index.ts';
import { Solver } from '../../../src/engine/index.ts';
import {
  amount,
  at,
  duration,
  type Experiment,
  type LabBoard,
  listed,
  type Measurement,
  measure,
  type Trial,
} from '../../../src/lab/index.ts';
import { paper003 } from '../../../src/papers/index.ts';
import { type BosnianRoadGrid, bosnianRoad, type Road } from '../../../src/puzzles/bosnian-road/index.ts';
import { boardsOf, keptBoards, paperBoards } from '../boards/index.ts';
import { filledIn, loopWays } from '../models/index.ts';
import { reachedLimit, runsOf, valuesOf, where } from '../summary.ts';

const SEARCHES = { learning: {}, labeling: { labeling: {} } } as const;

const NESTED = ['ooooooo', 'o.....o', 'o.ooo.o', 'o.o.o.o', 'o.ooo.o', 'o.....o', 'ooooooo'];

function nestedPicture(): { readonly board: LabBoard<BosnianRoadGrid, Road>; readonly picture: Board<Road> } {
  const side = NESTED.length;
  const cells = NESTED.flatMap((row) => [...row]);
  return {
    board: {
      name: 'a loop inside another',
      puzzle: bosnianRoad,
      grid: { rows: side, columns: side, cells: cells.map(() => 'free') },
    },
    picture: new Board<Road>(
      side,
      side,
      cells.map((sign) => (sign === 'o' ? 'road' : 'empty')),
    ),
  };
}

/** Whether the rules of the paper's first program, which has no word on loops, accept the picture. */
function paperAccepts(): boolean {
  const { board, picture } = nestedPicture();
  const { rules } = paper003.programs[0].model!(board.grid, new Solver());
  return rules.every((rule) => rule.holds(picture));
}

export const loops: Experiment = {
  id: 'loops',
  title: 'Ways to say "one loop"',
  asks: 'The Bosnian Road paper found no constraint that keeps a road to one loop at a bearable price. Which ways are there, and what do they cost?',
  notes: [
    'All ways are posted beside the same other rules, ours; each board is solved and its solution proved the only one.',
    '`circuit` puts every cell on the loop: it can say "one loop" only where all free cells are road. The paper did without it because one would have to know beforehand how many cells each road has; it is shown for completeness.',
    'Flood fill has a variable for each cell and each step of the water, as many steps as half the free cells: the memory that the paper was afraid of.',
  ],
  plan: ({ scale }) => {
    const timeLimit = at(scale, { tiny: 60_000, quick: 1000, full: 5000 });
    const kept = at(scale, {
      tiny: [],
      quick: ['bosnian-road-10-4'],
      full: ['bosnian-road-10-1', 'bosnian-road-10-4', 'bosnian-road-16-1', 'bosnian-road-25-1'],
    });
    const own = boardsOf(bosnianRoad, paperBoards).slice(0, at(scale, { tiny: 1, quick: 4, full: 4 }));
    const boards = [...own, ...boardsOf(bosnianRoad, keptBoards).filter(({ name }) => kept.includes(name))];
    const solved = loopWays.flatMap(({ name, pose }) =>
      Object.entries(SEARCHES).flatMap(([search, how]) =>
        boards.map(
          (board): Trial => ({
            key: `${name} ${search} ${board.name}`,
            what: { way: name, search, board: board.name },
            run: () => measure(board, pose, { ...how, goal: 'unique', timeLimit }),
          }),
        ),
      ),
    );
    const { board, picture } = nestedPicture();
    const nested = loopWays.map(
      ({ name, pose }): Trial => ({
        key: `${name} nested`,
        what: { way: name, search: 'nested', board: board.name },
        run: () => measure(board, filledIn(pose, picture), { goal: 'any', timeLimit }),
      }),
    );
    return [...solved, ...nested];
  },
  present: (rows) => {
    const ways = valuesOf<string>(rows, 'way');
    const nested = (way: string): Measurement | undefined => where(rows, { way, search: 'nested' })[0];
    const refuted = (way: string): string => {
      const row = nested(way);
      if (!row) return '–';
      if (row.answer !== 'none') return 'no';
      return row.counters['refused']! > 0 ? 'when all cells are known' : 'by propagation';
    };
    const of = (way: string, search: string): Measurement[] => where(rows, { way, search });
    const usable = ways.filter((way) => of(way, 'learning').every(({ answer }) => answer !== 'none'));
    const finished = (way: string): boolean => !of(way, 'learning').some(reachedLimit);
    const mean = (way: string): number => runsOf(of(way, 'learning')).mean;
    const bySpeed = usable.filter(finished).sort((one, other) => mean(one) - mean(other));
    const pruning = usable.filter((way) => refuted(way) === 'by propagation');
    return {
      tables: (['learning', 'labeling'] as const)
        .map((search) => ({
          title: `By ${search}: solve and prove unique, ${valuesOf<string>(of(ways[0]!, search), 'board').length} boards`,
          columns: [
            'way',
            'answers',
            'reached the limit',
            'mean time',
            'backtracks',
            'boards refused',
            'memory',
          ],
          rows: ways.map((way) => {
            const all = of(way, search);
            const total = (name: string): number =>
              all.reduce((sum, { counters }) => sum + (counters[name] ?? 0), 0);
            const { reached, tried, mean: average } = runsOf(all);
            const most = Math.max(...all.map(({ counters }) => counters['bytes'] ?? 0));
            return [
              way,
              all.every(({ answer }) => answer !== 'none') ? 'right' : 'no solution: wrong',
              `${reached} of ${tried}`,
              `${reached > 0 ? '> ' : ''}${duration(average)}`,
              amount(total('backtracks')),
              amount(total('refused')),
              `${amount(most / 1e6)} MB`,
            ];
          }),
        }))
        .concat([
          {
            title: 'A loop inside another, all cells filled in',
            columns: ['way', 'refuted'],
            rows: [
              ['the paper, `calculate_road`', paperAccepts() ? 'no' : 'yes'],
              ...ways.map((way) => [way, refuted(way)]),
            ],
          },
        ]),
      charts: [
        {
          id: 'loops',
          title: 'Time by learning, a dot a board',
          kind: 'dots',
          x: 'time, ms',
          y: 'way',
          scale: 'log',
          series: ways.map((name) => ({
            name,
            points: of(name, 'learning').map(({ ms, answer }) => ({
              x: name,
              y: ms[0]!,
              atLeast: answer === 'unknown',
            })),
          })),
        },
      ],
      reading: [
        `Beside \`circuit\`, which refutes every road that leaves a cell out, ${listed(pruning)} refute a loop inside another by propagation; the constraints of the paper accept it.`,
        ...(bySpeed.length > 0
          ? [
              `By learning, ${bySpeed.length} of the ${usable.length} ways that can say it finish every board; the fastest on average is ${bySpeed[0]} (${duration(mean(bySpeed[0]!))}), the slowest ${bySpeed.at(-1)} (${duration(mean(bySpeed.at(-1)!))}).`,
            ]
          : []),
      ],
    };
  },
};
