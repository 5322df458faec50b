/**
 * 003, Table 2 and Figs. 4 to 9: time, resumptions, entailments, prunings, backtracks and constraints against the size
 * of the board. The paper's own boards and random ones like its generator's, on the paper's model by its labeling, with
 * the loop tested after the search; beside it learning on our model, where the loop prunes.
 */

import type { Chart } from '../../../src/lab/index.ts';
import {
  amount,
  asPaper,
  at,
  duration,
  type Experiment,
  type Method,
  measure,
  ours,
  type Trial,
} from '../../../src/lab/index.ts';
import { paper003 } from '../../../src/papers/index.ts';
import { type BosnianRoadGrid, bosnianRoad, type Road } from '../../../src/puzzles/bosnian-road/index.ts';
import { boardsOf, paperBoards, roadOfPaper } from '../boards/index.ts';
import { table2Of003 } from '../papers.ts';
import { counter, runsOf, valuesOf, where } from '../summary.ts';
import { TIME_LIMIT } from './limits.ts';

const PAPER = "the paper's model and labeling";
const METHODS: readonly Method<BosnianRoadGrid, Road>[] = [
  {
    name: PAPER,
    pose: asPaper(paper003.programs[1]!),
    search: { labeling: { select: 'leftmost', branch: 'bisect' } },
  },
  { name: 'learning', pose: ours, search: {} },
];

const COUNTERS = ['resumptions', 'entailments', 'prunings', 'backtracks', 'constraints'] as const;

export const counters003: Experiment = {
  id: '003-table-2',
  paper: '003',
  title: 'Table 2 and Figs. 4 to 9: the counters against size',
  asks: 'How do time and the five counters of `fd_statistics` grow with the board?',
  notes: [
    'Our counters count our propagators: the shapes of the curves can be compared with the paper, the values cannot. `docs/engine.md` says what each counts.',
    "Random boards are those of the paper's generator. It does not ask for one loop, so a board may have no solution under the full rules; both methods must then say so.",
  ],
  plan: ({ seed, scale }) => {
    const sides = at(scale, {
      tiny: [5, 6],
      quick: [4, 6, 8, 10, 13],
      full: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 25],
    });
    const runs = at(scale, { tiny: 1, quick: 2, full: 10 });
    const own = boardsOf(bosnianRoad, paperBoards).map((board) => ({ board, source: 'paper' }));
    const random = sides.flatMap((side) =>
      Array.from({ length: runs }, (_, run) => ({ board: roadOfPaper(side, seed, run), source: 'random' })),
    );
    return METHODS.flatMap(({ name, pose, search }) =>
      [...own, ...random].map(
        ({ board, source }): Trial => ({
          key: `${name} ${source} ${board.name}`,
          what: { side: board.grid.rows, board: board.name, source, method: name },
          ...(source === 'random' ? { series: name } : {}),
          run: () => measure(board, pose, { ...search, goal: 'any', timeLimit: TIME_LIMIT[scale] }),
        }),
      ),
    );
  },
  present: (rows) => {
    const methods = valuesOf<string>(rows, 'method');
    const own = where(rows, { source: 'paper' });
    const random = where(rows, { source: 'random' });
    const sides = valuesOf<number>(random, 'side');
    const chart = (
      id: string,
      title: string,
      y: string,
      scale: Chart['scale'],
      figure: (side: number, method: string) => number,
    ): Chart => ({
      id: `003-${id}`,
      title,
      kind: 'lines',
      x: 'side of the board',
      y,
      scale,
      series: methods.map((name) => ({
        name,
        points: sides.flatMap((side) => {
          const { tried, reached } = runsOf(where(random, { side, method: name }));
          return tried === 0 ? [] : [{ x: side, y: figure(side, name), atLeast: reached > 0 }];
        }),
      })),
    });
    const refused = own.reduce((sum, { counters }) => sum + (counters['refused'] ?? 0), 0);
    const reached = random.filter(
      ({ answer, what }) => what['method'] === PAPER && (answer === 'unknown' || answer === 'spared'),
    );
    const limit =
      reached.length === 0 ? undefined : Math.min(...reached.map(({ what }) => Number(what['side'])));
    const learned = runsOf(where(random, { side: Math.max(...sides), method: 'learning' }));
    return {
      tables: [
        {
          title: "The paper's boards",
          columns: ['board, method', 'time', ...COUNTERS, 'boards refused'],
          rows: own.map(({ what, ms, counters }) => [
            `${what['board']}, ${what['method']}`,
            duration(ms[0]!),
            ...COUNTERS.map((name) => amount(counters[name]!)),
            amount(counters['refused']!),
          ]),
          note: `Seconds that the scan of Table 2 has left, without their sizes: ${table2Of003.join('; ')}.`,
        },
        {
          title: 'Random boards, means',
          columns: ['board, method', 'reached the limit', 'time', ...COUNTERS],
          rows: sides.flatMap((side) =>
            methods.map((method) => {
              const all = where(random, { side, method });
              const { tried, reached: over, mean } = runsOf(all);
              const counted = all.filter(({ answer }) => answer !== 'spared');
              return [
                `${side}x${side}, ${method}`,
                tried === 0 ? 'spared' : `${over} of ${tried}`,
                duration(mean),
                ...COUNTERS.map((name) => amount(counter(counted, name))),
              ];
            }),
          ),
        },
      ],
      charts: [
        chart(
          'figure-4',
          'Fig. 4: time',
          'mean time, ms',
          'log',
          (side, method) => runsOf(where(random, { side, method })).mean,
        ),
        ...COUNTERS.map((name, place) =>
          chart(
            `figure-${5 + place}`,
            `Fig. ${5 + place}: ${name}`,
            `${name}, mean`,
            'symlog',
            (side, method) => counter(where(random, { side, method }), name),
          ),
        ),
      ],
      reading: [
        `On the paper's boards its model found ${amount(refused)} full boards that are not one loop and had to be refused after the search; with the loop as a constraint there are none.`,
        limit === undefined
          ? `Up to ${Math.max(...sides)}x${Math.max(...sides)} the paper's model and labeling solved every random board within the limit.`
          : `On random boards the paper's model first reaches the limit at ${limit}x${limit}.`,
        `${where(random, { method: 'learning' }).filter(({ answer }) => answer === 'none').length} of the ${where(random, { method: 'learning' }).length} random boards of the paper's generator have no solution with one loop.`,
        `Learning decides the largest random boards (${Math.max(...sides)}x${Math.max(...sides)}) in ${duration(learned.mean)} on average${learned.reached > 0 ? `, ${learned.reached} of ${learned.tried} at the limit` : ''}.`,
      ],
    };
  },
};
