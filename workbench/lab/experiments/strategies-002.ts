/**
 * 002, Fig. 3: which labeling solves random 40x40 boards fastest? Ten boards, the five variable choices that the paper
 * names, on the paper's model; beside them the same with the value 1 tried first, and learning.
 */

import type { Measurement } from '../../../src/lab/index.ts';
import {
  amount,
  asPaper,
  at,
  duration,
  type Experiment,
  listed,
  type Method,
  measure,
  ours,
  type Search,
  type Trial,
} from '../../../src/lab/index.ts';
import { paper002 } from '../../../src/papers/index.ts';
import type { AkariGrid, Light } from '../../../src/puzzles/akari/index.ts';
import { randomLights } from '../boards/index.ts';
import { selectsOf002 } from '../papers.ts';
import { counter, median, runsOf, valuesOf, where } from '../summary.ts';
import { TIME_LIMIT } from './limits.ts';

const STRATEGIES: readonly Method<AkariGrid, Light>[] = [
  ...selectsOf002.map((select) => ({
    name: select,
    pose: asPaper(paper002.programs[0]),
    search: { labeling: { select } },
  })),
  ...selectsOf002.map((select) => ({
    name: `${select}, down`,
    pose: asPaper(paper002.programs[0]),
    search: { labeling: { select, order: 'down' as const } },
  })),
  {
    name: 'dom/wdeg',
    pose: asPaper(paper002.programs[0]),
    search: { labeling: { select: 'dom/wdeg' as const } },
  },
  { name: 'learning', pose: ours, search: {} },
];

/** The paper times the labeling alone. */
const searching = (row: Measurement): number[] => [row.counters['searching']!];

export const strategies002: Experiment = {
  id: '002-figure-3',
  paper: '002',
  title: 'Fig. 3: labeling strategies on random boards',
  asks: 'Which way to choose variables and values finds a solution of a random 40x40 board fastest?',
  notes: [
    'The paper compares strategies on one generated board each time; here all strategies get the same boards.',
  ],
  plan: ({ seed, scale }) => {
    const side = at(scale, { tiny: 6, quick: 40, full: 40 });
    const boards = at(scale, { tiny: 2, quick: 4, full: 10 });
    const goal = at<Search['goal']>(scale, { tiny: 'all', quick: 'any', full: 'any' });
    return Array.from({ length: boards }, (_, run) =>
      STRATEGIES.map(
        ({ name, pose, search }): Trial => ({
          key: `${name} #${run}`,
          what: { strategy: name, side, run },
          run: () =>
            measure(randomLights(side, seed, run), pose, { ...search, goal, timeLimit: TIME_LIMIT[scale] }),
        }),
      ),
    ).flat();
  },
  present: (rows) => {
    const strategies = valuesOf<string>(rows, 'strategy');
    const runs = valuesOf<number>(rows, 'run');
    const of = (strategy: string) => where(rows, { strategy });
    const alike = strategies.filter((strategy) => {
      const first = of('leftmost');
      return of(strategy).every(
        ({ answer, counters }, run) =>
          answer === 'unknown' || counters['backtracks'] === first[run]?.counters['backtracks'],
      );
    });
    const up = strategies.filter((strategy) => !strategy.endsWith('down') && strategy !== 'learning');
    const reachedUp = up.reduce((sum, strategy) => sum + runsOf(of(strategy)).reached, 0);
    const triedUp = up.reduce((sum, strategy) => sum + runsOf(of(strategy)).tried, 0);
    const down = strategies.filter((strategy) => strategy.endsWith('down'));
    const triedDown = down.reduce((sum, strategy) => sum + runsOf(of(strategy)).tried, 0);
    const reachedDown = down.reduce((sum, strategy) => sum + runsOf(of(strategy)).reached, 0);
    const learning = runsOf(of('learning'), searching);
    return {
      tables: [
        {
          title: `Time of the search on ${runs.length} random boards`,
          columns: [
            'strategy',
            'reached the limit',
            'mean',
            'median',
            'backtracks, mean',
            'backtracks, median',
          ],
          rows: strategies.map((strategy) => {
            const all = of(strategy);
            const { tried, reached, mean, median: middle } = runsOf(all, searching);
            return [
              strategy,
              `${reached} of ${tried}`,
              `${reached > 0 ? '> ' : ''}${duration(mean)}`,
              duration(middle),
              amount(counter(all, 'backtracks')),
              amount(median(all.map(({ counters }) => counters['backtracks']!))),
            ];
          }),
          note: 'Without `down` the value 0, no light, is tried first, as in the paper.',
        },
      ],
      charts: [
        {
          id: '002-figure-3',
          title: 'Time of the search, a dot a board',
          kind: 'dots',
          x: 'time, ms',
          y: 'strategy',
          scale: 'log',
          series: strategies.map((name) => ({
            name,
            points: of(name).map((row) => ({
              x: name,
              y: searching(row)[0]!,
              atLeast: row.answer === 'unknown',
            })),
          })),
        },
      ],
      reading: [
        `${listed(alike.filter((one) => up.includes(one)))} make the same search, board by board: on 0/1 variables they choose alike. ${choosingCosts(
          alike.filter((one) => up.includes(one)),
          of,
        )}`,
        `Trying 0 first, ${reachedUp} of ${triedUp} runs reach the limit; trying a light first, ${reachedDown} of ${triedDown}.${reachedUp > reachedDown ? ' The order of values matters more than the choice of variables, and the paper did not vary it.' : ''}`,
        `Learning needs ${duration(learning.median)} of search (median) and ${amount(counter(of('learning'), 'conflicts'))} conflicts on average.`,
      ],
      findings: [
        {
          kind: 'surprise',
          text: `${listed(alike.filter((one) => up.includes(one)))} are one strategy on this puzzle (Akari paper, Fig. 3): the same search to the last backtrack.`,
        },
        ...(reachedUp > reachedDown
          ? [
              {
                kind: 'surprise' as const,
                text: `Trying a light first, ${reachedDown} of ${triedDown} runs reach the limit instead of ${reachedUp} of ${triedUp}: the order of values, which the paper left alone, decides.`,
              },
            ]
          : []),
      ],
    };
  },
};

/** Whether the strategies that search alike also take the same time, on the boards that all of them finished. */
function choosingCosts(alike: readonly string[], of: (strategy: string) => readonly Measurement[]): string {
  const [first = 'leftmost', ...others] = alike;
  const finished = of(first).flatMap((row, run) => {
    const rows = others.map((strategy) => of(strategy)[run]);
    const all = [row, ...rows].every((one) => one !== undefined && one.answer !== 'unknown');
    return all ? [{ own: searching(row)[0]!, theirs: rows.map((one) => searching(one!)[0]!) }] : [];
  });
  const ahead = finished.filter(({ own, theirs }) => theirs.every((time) => own < time)).length;
  if (finished.length === 0 || others.length === 0) return 'No board was finished by all of them.';
  return `At equal backtracks ${first} is the fastest on ${ahead} of the ${finished.length} boards that all of them finished${ahead === finished.length ? ': looking at every variable before choosing one costs time' : ', too few to tell whether choosing costs time'}.`;
}
