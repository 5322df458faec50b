/**
 * 000, Table 2, done as its caption says: generate a board with the paper's generator and solve it. Solved three ways:
 * by learning on our model; by labeling on our model; and by the paper's labeling on a variable a cell.
 */

import type { Measured } from '../../../src/lab/index.ts';
import {
  asPaper,
  at,
  duration,
  type Experiment,
  listed,
  type Method,
  measure,
  ours,
  type Scale,
  type Trial,
} from '../../../src/lab/index.ts';
import { paper000 } from '../../../src/papers/index.ts';
import type { DualClueGrid } from '../../../src/puzzles/dual-clue-cross-a-pix/index.ts';
import type { Paint } from '../../../src/puzzles/kit/index.ts';
import { randomPicture } from '../boards/index.ts';
import { table2Of000 } from '../papers.ts';
import { counter, runsOf, valuesOf, where } from '../summary.ts';
import { TIME_LIMIT } from './limits.ts';

const SIDES: Readonly<Record<Scale, readonly number[]>> = {
  tiny: [5, 8],
  quick: [5, 10, 20, 50, 100],
  full: [5, 10, 20, 50, 100],
};

const LEARNING = 'learning';
const METHODS: readonly Method<DualClueGrid, Paint>[] = [
  { name: LEARNING, pose: ours, search: {} },
  {
    name: 'labeling, our model',
    pose: ours,
    search: { labeling: { select: 'most-constrained', branch: 'enum' } },
  },
  {
    name: "labeling, paper's model",
    pose: asPaper(paper000.programs[0]),
    search: { labeling: { select: 'most-constrained', branch: 'enum' } },
  },
];

function generateAndSolve(
  method: Method<DualClueGrid, Paint>,
  side: number,
  seed: number,
  run: number,
  timeLimit: number,
): Measured {
  const from = performance.now();
  const board = randomPicture(side, seed, run);
  const generating = performance.now() - from;
  const measured = measure(board, method.pose, { ...method.search, goal: 'any', timeLimit });
  return {
    ...measured,
    ms: [generating + measured.ms[0]!],
    counters: { generating, ...measured.counters },
  };
}

export const solving000: Experiment = {
  id: '000-table-2',
  paper: '000',
  title: 'Table 2: time to generate a board and solve it',
  asks: 'How long do generating and solving take together, which is what the table claims to show?',
  notes: [],
  plan: ({ seed, scale }) =>
    SIDES[scale].flatMap((side) =>
      METHODS.flatMap((method): Trial[] => {
        const runs = at(scale, { tiny: 2, quick: 5, full: 100 });
        return Array.from({ length: runs }, (_, run) => ({
          key: `${method.name} ${side} #${run}`,
          what: { side, method: method.name, run },
          series: method.name,
          run: () => generateAndSolve(method, side, seed, run, TIME_LIMIT[scale]),
        }));
      }),
    ),
  present: (rows) => {
    const sides = valuesOf<number>(rows, 'side');
    const methods = valuesOf<string>(rows, 'method');
    const of = (side: number, method: string) => runsOf(where(rows, { side, method }));
    const largest = Math.max(...sides);
    const solved = of(largest, LEARNING);
    const failing = methods.filter(
      (method) => method !== LEARNING && of(largest, method).tried === of(largest, method).reached,
    );
    const share = counter(where(rows, { side: largest, method: LEARNING }), 'generating') / solved.mean;
    const printed = table2Of000.find(({ side }) => side === largest);
    return {
      tables: [
        {
          title: 'Mean time to generate and solve; in brackets the runs that reached the limit',
          columns: ['board', 'printed (not solved)', ...methods],
          rows: sides.map((side) => {
            const row = table2Of000.find((one) => one.side === side);
            return [
              `${side}x${side}`,
              row ? duration(row.ms) : '–',
              ...methods.map((method) => {
                const { tried, reached, mean } = of(side, method);
                if (tried === 0) return 'spared';
                return reached > 0 ? `> ${duration(mean)} (${reached} of ${tried})` : duration(mean);
              }),
            ];
          }),
        },
      ],
      charts: [
        {
          id: '000-table-2',
          title: 'Time to generate and solve against cells',
          kind: 'lines',
          x: 'cells',
          y: 'mean time, ms',
          scale: 'log',
          series: [
            {
              name: 'printed in the paper (not solved)',
              points: table2Of000.map(({ side, ms }) => ({ x: side * side, y: ms })),
              printed: true,
            },
            ...methods.map((method) => ({
              name: method,
              points: sides.flatMap((side) => {
                const { tried, reached, mean } = of(side, method);
                return tried === 0 ? [] : [{ x: side * side, y: mean, atLeast: reached > 0 }];
              }),
            })),
          ],
        },
      ],
      reading: [
        `Learning generates and solves a ${largest}x${largest} board in ${duration(solved.mean)} on average${solved.reached > 0 ? ` (${solved.reached} of ${solved.tried} reached the limit)` : ''}, of which ${Math.round(share * 100)} % is generating${printed ? `; the paper printed ${duration(printed.ms)} for generating and printing alone` : ''}.`,
        ...(failing.length > 0
          ? [
              `At ${largest}x${largest} every run of ${listed(failing)} reached the limit or was spared: without learning, these boards are not solved.`,
            ]
          : []),
      ],
      findings: [
        {
          kind: 'surprise',
          text: `Table 2 of the Dual-Clue paper never solved anything. Solved for real, a ${largest}x${largest} board of its generator takes ${duration(solved.mean)} by learning, generating included: such boards are easy.`,
        },
      ],
    };
  },
};
