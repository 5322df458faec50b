/**
 * How far it goes: one solution of random boards of every puzzle, from small ones to the largest that any reader
 * accepts, by learning on our model. Posing and searching are measured apart, with conflicts and memory.
 */

import { say } from '../../../src/board/index.ts';
import type { Measured } from '../../../src/lab/index.ts';
import {
  amount,
  at,
  duration,
  type Experiment,
  type Finding,
  type LabBoard,
  measure,
  ours,
  type Trial,
} from '../../../src/lab/index.ts';
import { puzzles } from '../../../src/puzzles/index.ts';
import { randomLights, randomPavement, randomPicture, randomRoad } from '../boards/index.ts';
import { counter, reachedLimit, runsOf, valuesOf, where } from '../summary.ts';

/** With one clue for seven cells, as in paper 003, large roads are too open for any solver. */
const CELLS_A_CLUE = 2;

type Make = (side: number, seed: number, run: number) => LabBoard;
const MAKES: readonly Make[] = [
  randomLights as Make,
  (side, seed, run) => randomRoad(side, seed, run, CELLS_A_CLUE) as LabBoard,
  randomPavement as Make,
  randomPicture as Make,
];

function makeAndMeasure(make: Make, side: number, seed: number, run: number, timeLimit: number): Measured {
  return measure(make(side, seed, run), ours, { goal: 'any', timeLimit });
}

const titleOf = (id: string): string => {
  const puzzle = puzzles.find((one) => one.id === id);
  return puzzle ? say(puzzle.title) : id;
};

export const growth: Experiment = {
  id: 'growth',
  title: 'Growth: from small boards to the largest',
  asks: 'How do time and memory grow with the board, for each puzzle, up to 250 000 cells?',
  notes: [
    'One solution of a random board is looked for, by learning; no proof that it is the only one.',
    "Boards are those of the papers' generators where they had one; roads get a clue for every second cell that is thrown at, and pavements three sums in four.",
  ],
  plan: ({ seed, scale }) => {
    const sides = at(scale, {
      tiny: [5, 9],
      quick: [10, 25, 50, 100],
      full: [10, 25, 50, 100, 200, 300, 400, 500],
    });
    const runs = at(scale, { tiny: 1, quick: 2, full: 3 });
    const timeLimit = at(scale, { tiny: 60_000, quick: 3000, full: 30_000 });
    return MAKES.flatMap((make) => {
      const { id } = make(5, seed, 0).puzzle;
      return sides.flatMap((side) =>
        Array.from(
          { length: runs },
          (_, run): Trial => ({
            key: `${id} ${side} #${run}`,
            what: { puzzle: id, side, run },
            series: id,
            run: () => makeAndMeasure(make, side, seed, run, timeLimit),
          }),
        ),
      );
    });
  },
  present: (rows) => {
    const ids = valuesOf<string>(rows, 'puzzle');
    const sides = valuesOf<number>(rows, 'side');
    const of = (puzzle: string, side: number) =>
      where(rows, { puzzle, side }).filter(({ answer }) => answer !== 'spared');
    const chart = (id: string, title: string, y: string, figure: (puzzle: string, side: number) => number) =>
      ({
        id,
        title,
        kind: 'lines',
        x: 'cells',
        y,
        scale: 'log',
        series: ids.map((puzzle) => ({
          name: titleOf(puzzle),
          points: sides.flatMap((side) => {
            const all = of(puzzle, side);
            if (all.length === 0) return [];
            return [{ x: side * side, y: figure(puzzle, side), atLeast: runsOf(all).reached > 0 }];
          }),
        })),
      }) as const;
    return {
      tables: ids.map((puzzle) => ({
        title: titleOf(puzzle),
        columns: ['board', 'reached the limit', 'posing', 'searching', 'conflicts', 'constraints', 'memory'],
        rows: sides.map((side) => {
          const all = of(puzzle, side);
          const { tried, reached } = runsOf(all);
          if (tried === 0) return [`${side}x${side}`, 'spared', '–', '–', '–', '–', '–'];
          return [
            `${side}x${side}`,
            `${reached} of ${tried}`,
            duration(counter(all, 'posing')),
            `${reached > 0 ? '> ' : ''}${duration(counter(all, 'searching'))}`,
            amount(counter(all, 'conflicts')),
            amount(counter(all, 'constraints')),
            `${amount(counter(all, 'bytes') / 1e6)} MB`,
          ];
        }),
      })),
      charts: [
        chart(
          'growth-time',
          'Whole time against cells',
          'mean time, ms',
          (puzzle, side) => runsOf(of(puzzle, side)).mean,
        ),
        chart('growth-memory', "The solver's memory against cells", 'bytes', (puzzle, side) =>
          counter(of(puzzle, side), 'bytes'),
        ),
      ],
      findings: ids.flatMap((puzzle): Finding[] => {
        const stuck = sides.filter((side) => where(rows, { puzzle, side }).some(reachedLimit));
        const largest = Math.max(...sides);
        if (stuck.length > 0)
          return [
            {
              kind: 'behind',
              text: `${titleOf(puzzle)}: random boards reach the limit from ${Math.min(...stuck)}x${Math.min(...stuck)} on.`,
            },
          ];
        const { mean } = runsOf(of(puzzle, largest));
        return [
          {
            kind: 'ahead',
            text: `${titleOf(puzzle)}: random boards of ${largest}x${largest} are solved in ${duration(mean)}.`,
          },
        ];
      }),
      reading: ids.map((puzzle) => {
        const solved = sides.filter((side) => {
          const { tried, reached } = runsOf(of(puzzle, side));
          return tried > 0 && reached === 0;
        });
        const largest = Math.max(...solved);
        if (solved.length === 0) return `${titleOf(puzzle)}: every size reached the limit on some board.`;
        const all = of(puzzle, largest);
        const over = sides.filter((side) => side > largest);
        return `${titleOf(puzzle)}: all boards up to ${largest}x${largest} are solved, the largest in ${duration(runsOf(all).mean)}, of which ${duration(counter(all, 'posing'))} is posing${over.length > 0 ? `; beyond it the limit is reached` : ''}.`;
      }),
    };
  },
};
