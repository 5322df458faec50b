/**
 * 002, Fig. 4: mean time against size, fifteen random boards a size, past the 35x35 where the paper's curve explodes.
 * The paper's labeling on the paper's model, the same with a light tried first, and learning.
 */

import type { Measurement } from '../../../src/lab/index.ts';
import {
  asPaper,
  at,
  duration,
  type Experiment,
  type Method,
  measure,
  ours,
  type Trial,
} from '../../../src/lab/index.ts';
import { paper002 } from '../../../src/papers/index.ts';
import type { AkariGrid, Light } from '../../../src/puzzles/akari/index.ts';
import { randomLights } from '../boards/index.ts';
import { explodesAt002 } from '../papers.ts';
import { runsOf, valuesOf, where } from '../summary.ts';
import { TIME_LIMIT } from './limits.ts';

const PAPER = "the paper's labeling";
const METHODS: readonly Method<AkariGrid, Light>[] = [
  { name: PAPER, pose: asPaper(paper002.programs[0]), search: { labeling: {} } },
  {
    name: 'the same, a light first',
    pose: asPaper(paper002.programs[0]),
    search: { labeling: { order: 'down' } },
  },
  { name: 'learning', pose: ours, search: {} },
];

const searching = (row: Measurement): number[] => [row.counters['searching']!];
const sidesTo = (most: number): number[] => Array.from({ length: most / 5 }, (_, at) => 5 * (at + 1));

export const growth002: Experiment = {
  id: '002-figure-4',
  paper: '002',
  title: 'Fig. 4: time against size',
  asks: 'From which size on does the search for a solution of a random board explode, and is that the puzzle or the method?',
  notes: [],
  plan: ({ seed, scale }) => {
    const sides = at(scale, { tiny: [5, 10], quick: sidesTo(60), full: sidesTo(100) });
    const runs = at(scale, { tiny: 2, quick: 3, full: 15 });
    return sides.flatMap((side) =>
      METHODS.flatMap(({ name, pose, search }) =>
        Array.from(
          { length: runs },
          (_, run): Trial => ({
            key: `${name} ${side} #${run}`,
            what: { side, method: name, run },
            series: name,
            run: () =>
              measure(randomLights(side, seed, run), pose, {
                ...search,
                goal: 'any',
                timeLimit: TIME_LIMIT[scale],
              }),
          }),
        ),
      ),
    );
  },
  present: (rows) => {
    const sides = valuesOf<number>(rows, 'side');
    const methods = valuesOf<string>(rows, 'method');
    const of = (side: number, method: string) => runsOf(where(rows, { side, method }), searching);
    const first = sides.find((side) => of(side, PAPER).reached > 0);
    const tail = first === undefined ? undefined : of(first, PAPER);
    const largest = Math.max(...sides.filter((side) => of(side, 'learning').tried > 0));
    const learning = of(largest, 'learning');
    return {
      tables: [
        {
          title: 'Mean time of the search; in brackets the runs that reached the limit',
          columns: ['board', ...methods],
          rows: sides.map((side) => [
            `${side}x${side}`,
            ...methods.map((method) => {
              const { tried, reached, mean } = of(side, method);
              if (tried === 0) return 'spared';
              return reached > 0 ? `> ${duration(mean)} (${reached} of ${tried})` : duration(mean);
            }),
          ]),
        },
      ],
      charts: [
        {
          id: '002-figure-4',
          title: 'Mean time of the search against the side of the board',
          kind: 'lines',
          x: 'side of the board',
          y: 'mean time, ms',
          scale: 'log',
          series: methods.map((name) => ({
            name,
            points: sides.flatMap((side) => {
              const { tried, reached, mean } = of(side, name);
              return tried === 0 ? [] : [{ x: side, y: mean, atLeast: reached > 0 }];
            }),
          })),
        },
      ],
      reading: [
        first === undefined
          ? `Up to ${largest}x${largest} no run of the paper's labeling reached the limit.`
          : `The paper's labeling first reaches the limit at ${first}x${first}; the paper saw its curve rise after ${explodesAt002}x${explodesAt002}. There ${tail?.reached} of ${tail?.tried} boards reach it, while the median board takes ${duration(tail?.median ?? 0)}: the mean is made by a few boards.`,
        `${first !== undefined && learning.reached === 0 ? 'It is the method, not the puzzle: learning' : 'Learning'} takes ${duration(learning.mean)} at ${largest}x${largest}${learning.reached > 0 ? `, with ${learning.reached} of ${learning.tried} at the limit` : ''}.`,
      ],
      findings:
        first !== undefined && learning.reached === 0
          ? [
              {
                kind: 'ahead',
                text: `The explosion in Fig. 4 of the Akari paper is the method's: the paper's labeling reaches the limit from ${first}x${first} on, learning takes ${duration(learning.mean)} at ${largest}x${largest}.`,
              },
            ]
          : [],
    };
  },
};
