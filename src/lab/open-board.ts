/**
 * One board that is open in the page, by chosen strategies: labelings on our model, and learning. The
 * board may have no solution or many; every strategy must say the same of it.
 */

import type { Chart } from './chart.ts';
import type { Experiment, Trial } from './experiment.ts';
import { amount, duration } from './figures.ts';
import type { LabBoard } from './lab-board.ts';
import { measure, repeated, type Search, type Strategy } from './measure.ts';
import type { Measurement } from './measurement.ts';
import { ours } from './ours.ts';
import type { Posed } from './posed.ts';

export interface OpenBoardWish {
  /** Labelings to compare, each with a name. */
  readonly labelings: readonly { readonly name: string; readonly labeling: Strategy }[];
  /** Whether learning is measured too; it is where absent. */
  readonly learning?: boolean;
  readonly goal: Search['goal'];
  /** How often each strategy is timed, where that is more than once; its time is the mean. */
  readonly tries?: number;
  /** Milliseconds for each strategy. */
  readonly timeLimit: number;
}

const COUNTERS = [
  'resumptions',
  'entailments',
  'prunings',
  'backtracks',
  'constraints',
  'decisions',
] as const;

export function openBoard<G, V extends string>(
  board: LabBoard<G, V>,
  wish: OpenBoardWish,
  pose: (board: LabBoard<G, V>) => Posed<V> = ours,
): Experiment {
  const { labelings, learning = true, tries = 1, ...search } = wish;
  const timed = (labeling?: Strategy) =>
    repeated(tries, search.timeLimit, () =>
      measure(board, pose, labeling ? { ...search, labeling } : search),
    );
  return {
    id: 'open-board',
    title: board.name,
    asks: 'What does each strategy cost on this board?',
    notes: ['Our model, the same for all; times include posing it.'],
    plan: () => [
      ...(learning ? [trial('learning', () => timed())] : []),
      ...labelings.map(({ name, labeling }) => trial(name, () => timed(labeling))),
    ],
    present: (rows) => ({
      tables: [
        {
          title: 'Strategies on this board',
          columns: ['strategy', 'answer', 'solutions', 'time', ...COUNTERS],
          rows: rows.map(({ what, answer, ms, counters }) => [
            String(what['strategy']),
            answer === 'unknown' ? 'limit reached' : answer,
            amount(counters['solutions']!),
            `${answer === 'unknown' ? '> ' : ''}${duration(mean(ms))}`,
            ...COUNTERS.map((name) => amount(counters[name]!)),
          ]),
        },
      ],
      charts: [
        chart('open-board-time', 'Time', 'time, ms', 'log', rows, ({ ms }) => mean(ms)),
        chart(
          'open-board-backtracks',
          'Backtracks',
          'backtracks',
          'symlog',
          rows,
          ({ counters }) => counters['backtracks']!,
        ),
      ],
      reading: [verdict(rows)],
    }),
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const trial = (strategy: string, run: Trial['run']): Trial => ({ key: strategy, what: { strategy }, run });

const chart = (
  id: string,
  title: string,
  x: string,
  scale: Chart['scale'],
  rows: readonly Measurement[],
  figure: (row: Measurement) => number,
): Chart => ({
  id,
  title,
  kind: 'dots',
  x,
  y: 'strategy',
  scale,
  series: rows.map((row) => {
    const name = String(row.what['strategy']);
    return { name, points: [{ x: name, y: figure(row), atLeast: row.answer === 'unknown' }] };
  }),
});

function verdict(rows: readonly Measurement[]): string {
  const answers = new Set(rows.map(({ answer }) => answer).filter((answer) => answer !== 'unknown'));
  if (answers.size === 0) return 'No strategy has finished within its limit.';
  const [answer] = answers;
  return answers.size === 1
    ? `Everyone who finished says the same: ${answer}.`
    : `The answers differ (${[...answers].join(', ')}): that is a bug of ours, please report the board.`;
}
