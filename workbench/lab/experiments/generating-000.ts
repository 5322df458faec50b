/**
 * 000, Table 1: the mean time to generate a board of 5x5 to 100x100 cells. Two generators: the paper's, which draws
 * walls and paint at random and does not count solutions, and ours, which makes boards with exactly one.
 */
import type { Board } from '../../../src/board/index.ts';
import { Solver } from '../../../src/engine/index.ts';
import { generate } from '../../../src/generate/index.ts';
import type { Measured, Measurement } from '../../../src/lab/index.ts';
import {
  amount,
  at,
  duration,
  type Experiment,
  type Scale,
  type Trial,
  times,
} from '../../../src/lab/index.ts';
import { dualClueCrossAPix } from '../../../src/puzzles/dual-clue-cross-a-pix/index.ts';
import type { Paint } from '../../../src/puzzles/kit/index.ts';
import { randomPicture } from '../boards/index.ts';
import { table1Of000 } from '../papers.ts';
import { runsOf, valuesOf, where } from '../summary.ts';

const SIDES: Readonly<Record<Scale, readonly number[]>> = {
  tiny: [5, 10],
  quick: [5, 10, 20, 50, 100],
  full: [5, 10, 20, 50, 100],
};
/** Ours proves every board unique, which is another job: fewer runs, and not beyond this side. */
const OURS: Readonly<
  Record<Scale, { readonly runs: number; readonly most: number; readonly timeLimit: number }>
> = {
  tiny: { runs: 1, most: 5, timeLimit: 60_000 },
  quick: { runs: 3, most: 20, timeLimit: 10_000 },
  full: { runs: 10, most: 50, timeLimit: 15_000 },
};

function byThePaper(side: number, runs: number, seed: number): Measured {
  const ms: number[] = [];
  let regions = 0;
  for (let run = 0; run < runs; run++) {
    const from = performance.now();
    const { grid } = randomPicture(side, seed, run);
    ms.push(performance.now() - from);
    regions += Math.max(...grid.regions) + 1;
  }
  return { answer: 'generated', verified: true, ms, counters: { regions: regions / runs } };
}

function byUs(side: number, seed: number, run: number, timeLimit: number): Measured {
  const from = performance.now();
  const made = generate(dualClueCrossAPix, { rows: side, columns: side, seed: seed + run }, { timeLimit });
  const ms = [performance.now() - from];
  if (!made.ok)
    return { answer: 'unknown', verified: true, ms, counters: {}, note: `gave up: ${made.because}` };
  const keeps = (board: Board<Paint>): boolean =>
    dualClueCrossAPix.model(made.grid, new Solver()).rules.every((rule) => rule.holds(board));
  return {
    answer: 'generated',
    verified: keeps(made.solution),
    ms,
    counters: { regions: Math.max(...made.grid.regions) + 1, tries: made.tries },
  };
}

export const generating000: Experiment = {
  id: '000-table-1',
  paper: '000',
  title: 'Table 1: time to generate a board',
  asks: 'How long does it take to make a random board, and how does that grow with its size?',
  notes: [
    'Ours makes boards with exactly one solution and proves it, which the paper does not attempt; the two generators do different jobs.',
  ],
  plan: ({ seed, scale }) => {
    const trials: Trial[] = SIDES[scale].map((side) => {
      const runs = at(scale, { tiny: 3, quick: 20, full: side <= 20 ? 300 : 100 });
      const what = { side, generator: 'paper' };
      return { key: `paper ${side}`, what, run: () => byThePaper(side, runs, seed) };
    });
    const { runs, most, timeLimit } = OURS[scale];
    for (const side of SIDES[scale].filter((one) => one <= most)) {
      for (let run = 0; run < runs; run++) {
        const what = { side, generator: 'ours, one solution', run };
        trials.push({
          key: `ours ${side} #${run}`,
          what,
          series: 'ours',
          run: () => byUs(side, seed, run, timeLimit),
        });
      }
    }
    return trials;
  },
  present: (rows) => {
    const sides = valuesOf<number>(rows, 'side');
    const of = (side: number, generator: string) => runsOf(where(rows, { side, generator }));
    const cellOf = (side: number, generator: string): string[] => {
      const { ms, mean, reached } = of(side, generator);
      if (ms.length === 0) return ['–', '–'];
      return [String(ms.length), `${reached > 0 ? '> ' : ''}${duration(mean)}`];
    };
    const table = {
      title: 'Mean time to generate',
      columns: [
        'board',
        'paper: runs',
        'paper: time',
        'its generator here: runs',
        'time',
        'ours, one solution: runs',
        'time',
      ],
      rows: sides.map((side) => {
        const printed = table1Of000.find((one) => one.side === side);
        return [
          `${side}x${side}`,
          printed ? String(printed.runs) : '–',
          printed ? duration(printed.ms) : '–',
          ...cellOf(side, 'paper'),
          ...cellOf(side, 'ours, one solution'),
        ];
      }),
    };
    const points = (generator: string) =>
      sides.flatMap((side) => {
        const { mean, ms, reached } = of(side, generator);
        return ms.length === 0 ? [] : [{ x: side * side, y: mean, atLeast: reached > 0 }];
      });
    return {
      tables: [table],
      charts: [
        {
          id: '000-table-1',
          title: 'Time to generate against cells',
          kind: 'lines',
          x: 'cells',
          y: 'mean time, ms',
          scale: 'log',
          series: [
            {
              name: 'printed in the paper',
              points: table1Of000.map(({ side, ms }) => ({ x: side * side, y: ms })),
              printed: true,
            },
            { name: 'its generator here', points: points('paper') },
            { name: 'ours, one solution', points: points('ours, one solution') },
          ],
        },
      ],
      reading: reading(rows, sides),
    };
  },
};

function reading(rows: readonly Measurement[], sides: readonly number[]): string[] {
  const largest = Math.max(...sides);
  const printed = table1Of000.find(({ side }) => side === largest);
  const own = runsOf(where(rows, { side: largest, generator: 'paper' }));
  const unique = rows.filter(({ what, answer }) => what['generator'] !== 'paper' && answer === 'generated');
  const sentences: string[] = [];
  if (printed && own.ms.length > 0) {
    sentences.push(
      `The paper's generator makes a ${largest}x${largest} board in ${duration(own.mean)} here; the paper printed ${duration(printed.ms)} for its own, printing included (${times(printed.ms / own.mean)}).`,
    );
  }
  if (unique.length > 0) {
    const most = Math.max(...unique.map(({ what }) => Number(what['side'])));
    const { mean } = runsOf(unique.filter(({ what }) => what['side'] === most));
    sentences.push(
      `A ${most}x${most} board with exactly one solution costs ${duration(mean)}: proving, not drawing lots, is the work (${amount(unique.length)} such boards were made).`,
    );
  }
  return sentences;
}
