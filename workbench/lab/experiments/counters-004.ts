/**
 * 004, Fig. 4: the counters of the labeling on the paper's boards, the two that are whole, and on random boards of more
 * sizes; beside it learning.
 */

import { amount, at, duration, type Experiment, measure, ours, type Trial } from '../../../src/lab/index.ts';
import { crazyPavement } from '../../../src/puzzles/crazy-pavement/index.ts';
import { boardsOf, paperBoards, randomPavement } from '../boards/index.ts';
import { counter, runsOf, valuesOf, where } from '../summary.ts';
import { TIME_LIMIT } from './limits.ts';

const METHODS = [
  { name: "the paper's labeling", search: { labeling: {} } },
  { name: 'learning', search: {} },
];
const COUNTERS = ['resumptions', 'entailments', 'prunings', 'backtracks', 'constraints'] as const;

export const counters004: Experiment = {
  id: '004-figure-4',
  paper: '004',
  title: 'Fig. 4: the counters of each board',
  asks: 'What do the counters say about the boards of the paper, and about larger ones?',
  notes: [
    "The paper's model and ours are the same here: one variable a region, one sum a clue. Its labeling is the default: leftmost, step, up.",
  ],
  plan: ({ seed, scale }) => {
    const sides = at(scale, { tiny: [5], quick: [7, 10, 15, 20], full: [7, 10, 15, 20, 25, 30, 40, 50] });
    const runs = at(scale, { tiny: 1, quick: 3, full: 10 });
    const goal = at(scale, { tiny: 'all', quick: 'any', full: 'any' } as const);
    const own = boardsOf(crazyPavement, paperBoards).map((board) => ({ board, source: 'paper' }));
    const random = sides.flatMap((side) =>
      Array.from({ length: runs }, (_, run) => ({
        board: randomPavement(side, seed, run),
        source: 'random',
      })),
    );
    return METHODS.flatMap(({ name, search }) =>
      [...own, ...random].map(
        ({ board, source }): Trial => ({
          key: `${name} ${source} ${board.name}`,
          what: { side: board.grid.rows, board: board.name, source, method: name },
          ...(source === 'random' ? { series: name } : {}),
          run: () => measure(board, ours, { ...search, goal, timeLimit: TIME_LIMIT[scale] }),
        }),
      ),
    );
  },
  present: (rows) => {
    const methods = valuesOf<string>(rows, 'method');
    const own = where(rows, { source: 'paper' });
    const random = where(rows, { source: 'random' });
    const sides = valuesOf<number>(random, 'side');
    const [paper] = methods;
    const over = random.filter(
      ({ what, answer }) => what['method'] === paper && (answer === 'unknown' || answer === 'spared'),
    );
    const largest = Math.max(...sides);
    const learned = runsOf(where(random, { side: largest, method: 'learning' }));
    const slowest = Math.max(...own.flatMap(({ ms }) => ms));
    return {
      tables: [
        {
          title: "The paper's boards",
          columns: ['board, method', 'time', ...COUNTERS],
          rows: own.map(({ what, ms, counters }) => [
            `${what['board']}, ${what['method']}`,
            duration(ms[0]!),
            ...COUNTERS.map((name) => amount(counters[name]!)),
          ]),
          note: 'The paper gives 0.00 s for each of its boards.',
        },
        {
          title: 'Random boards, means',
          columns: ['board, method', 'reached the limit', 'time', ...COUNTERS],
          rows: sides.flatMap((side) =>
            methods.map((method) => {
              const all = where(random, { side, method }).filter(({ answer }) => answer !== 'spared');
              const { tried, reached, mean } = runsOf(all);
              return [
                `${side}x${side}, ${method}`,
                tried === 0 ? 'spared' : `${reached} of ${tried}`,
                duration(mean),
                ...COUNTERS.map((name) => amount(counter(all, name))),
              ];
            }),
          ),
        },
      ],
      charts: [
        {
          id: '004-figure-4',
          title: "The counters of the labeling on the paper's boards",
          kind: 'dots',
          x: 'count',
          y: 'counter',
          scale: 'symlog',
          series: own
            .filter(({ what }) => what['method'] === paper)
            .map(({ what, counters }) => ({
              name: String(what['board']),
              points: COUNTERS.map((name) => ({ x: name, y: counters[name]! })),
            })),
        },
        {
          id: '004-growth',
          title: 'Backtracks against the side of the board',
          kind: 'lines',
          x: 'side of the board',
          y: 'backtracks, mean',
          scale: 'symlog',
          series: methods.map((name) => ({
            name,
            points: sides.flatMap((side) => {
              const all = where(random, { side, method: name }).filter(({ answer }) => answer !== 'spared');
              const { tried, reached } = runsOf(all);
              return tried === 0 ? [] : [{ x: side, y: counter(all, 'backtracks'), atLeast: reached > 0 }];
            }),
          })),
        },
      ],
      reading: [
        `Both whole boards of the paper are solved in at most ${duration(slowest)}, by labeling and by learning: as the paper says, nothing to wait for.`,
        over.length === 0
          ? `The labeling solves every random board up to ${largest}x${largest} within the limit.`
          : `On random boards the labeling reaches the limit from ${Math.min(...over.map(({ what }) => Number(what['side'])))} cells a side on.`,
        `Learning at ${largest}x${largest}: ${duration(learned.mean)} on average${learned.reached > 0 ? `, ${learned.reached} of ${learned.tried} at the limit` : ''}.`,
      ],
    };
  },
};
