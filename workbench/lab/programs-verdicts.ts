import { amount, duration, type Measurement, times } from '../../src/lab/index.ts';
import { countersOf003, figure10Of003, timesOf003 } from './papers.ts';
import { median, valuesOf, where } from './summary.ts';
import type { Verdict } from './verdict.ts';

/** Milliseconds that people call quick. */
const QUICK = 10_000;
/** Two times closer than this are alike on a clock that is shared. */
const ALIKE = 1.5;

const timesOf = (rows: readonly Measurement[]): number[] => rows.flatMap(({ ms }) => ms);
const isSize = (rows: readonly Measurement[], side: number): boolean =>
  rows.some(({ what }) => what['side'] === side);

/** The conclusions of the papers that the measurements can speak of. */
export function verdicts(rows: readonly Measurement[]): Verdict[] {
  const measured = rows.filter(({ answer }) => answer !== 'missing');
  const part = (name: string): Measurement[] => where(measured, { part: name });
  return [
    ...sizes(part('sizes')),
    ...strategies(part('25x25')),
    ...table3(part('table 3')),
    ...figure10(part('figure 10')),
    ...rowsAlone(part('rows alone')),
    ...levels(where(part('boards'), { paper: '004' })),
  ];
}

function sizes(rows: readonly Measurement[]): Verdict[] {
  const solving = where(rows, { goal: 'doubleCrossAPixSolver' });
  const generating = where(rows, { goal: 'game_generator' });
  const of = (all: readonly Measurement[], side: number): number[] => timesOf(where(all, { side }));
  const sides = valuesOf<number>(solving, 'side');
  const found: Verdict[] = [];
  if (isSize(solving, 40) && isSize(solving, 50)) {
    const small = solving.filter(({ what }) => Number(what['side']) <= 40);
    const large = where(solving, { side: 50 });
    const over = (all: readonly Measurement[]): number =>
      all.filter(({ answer }) => answer !== 'solved').length;
    const typical = (all: readonly Measurement[]): string => duration(median(timesOf(all)));
    const slower = over(large) / large.length > over(small) / small.length;
    found.push({
      claim: 'its Dual-Clue program solves boards up to 40x40 quite fast, and takes long beyond.',
      found: `up to 40x40 ${over(small)} of ${small.length} boards reach the limit of half a minute, at 50x50 ${over(large)} of ${large.length}; the median board takes ${typical(where(solving, { side: 40 }))} at 40x40 and ${typical(large)} at 50x50.`,
      holds: slower && median(timesOf(small)) < QUICK ? 'holds' : 'does not hold',
    });
  }
  const largest = Math.max(...sides.filter((side) => of(generating, side).length > 0));
  if (Number.isFinite(largest)) {
    const [made, solved] = [median(of(generating, largest)), median(of(solving, largest))];
    found.push({
      claim: 'solving a Dual-Clue board takes much longer than generating one (which it did not measure).',
      found: `at ${largest}x${largest} its program takes ${duration(made)} to generate and ${duration(solved)} to solve (medians).`,
      holds: solved > 2 * made ? 'holds' : 'does not hold',
    });
  }
  if (isSize(generating, 20) && isSize(generating, 40)) {
    const grows = (all: readonly Measurement[]): number => median(of(all, 40)) / median(of(all, 20));
    found.push({
      claim: 'both times grow linearly with the cells.',
      found: `from 20x20 to 40x40, four times the cells, generating takes ${times(grows(generating))} as long and solving ${times(grows(solving))}.`,
      holds: grows(generating) < 8 && grows(solving) < 8 ? 'holds' : 'does not hold',
    });
  }
  return found;
}

function strategies(rows: readonly Measurement[]): Verdict[] {
  const one = (select: string): Measurement | undefined => where(rows, { select })[0];
  const [leftmost, ffc] = [one('leftmost'), one('ffc')];
  if (!leftmost || !ffc) return [];
  const others = rows.filter((row) => row !== ffc);
  const spread = Math.max(...timesOf(others)) / Math.min(...timesOf(others));
  const worst = Math.max(...timesOf(others)) < Math.max(...timesOf([ffc]));
  return [
    {
      claim: 'on its 25x25 Akari board `ffc` was the worst strategy and the others were alike.',
      found: `on a 25x25 board that stands in for the lost one, \`ffc\` takes ${duration(median(ffc.ms))} and the others ${duration(Math.min(...timesOf(others)))} to ${duration(Math.max(...timesOf(others)))}.`,
      // Where nothing is searched, no strategy can show itself.
      holds: worst && spread < ALIKE ? 'holds' : spread < ALIKE ? 'cannot be told' : 'does not hold',
    },
  ];
}

function table3(rows: readonly Measurement[]): Verdict[] {
  const finished = rows.filter(({ answer }) => answer === 'solved');
  if (finished.length < rows.length || rows.length === 0) return [];
  const all = timesOf(finished);
  const steps = finished.map(({ counters }) => counters['inferences']!);
  const spread = Math.max(...all) / Math.min(...all);
  return [
    {
      claim: 'every option of the labeling gives close values on its road (Table 3).',
      found: `over ${finished.length} pairs of options its program takes ${duration(Math.min(...all))} to ${duration(Math.max(...all))}, and ${amount(Math.min(...steps))} to ${amount(Math.max(...steps))} inferences.`,
      holds: spread < ALIKE ? 'holds' : 'does not hold',
    },
  ];
}

function figure10(rows: readonly Measurement[]): Verdict[] {
  if (rows.length === 0) return [];
  const without = rows.filter(({ counters }) => counters['backtracks'] === 0).length;
  const { seconds, resumptions, backtracks } = figure10Of003;
  const dearer = resumptions / countersOf003.resumptions;
  const fastest = Math.min(...Object.values(timesOf003).flat());
  return [
    {
      claim: `a road was found in ${seconds} s with ${resumptions} resumptions and ${backtracks} backtracks (Fig. 10).`,
      found: `the picture that shows the board is lost; of the ${rows.length} boards of its listing, ${without} are solved without a backtrack by our engine under its labeling. Beside the fastest entry of Table 3 that is ${times(dearer)} the resumptions in ${times(seconds / fastest)} the time: most of its seconds were not spent in the search.`,
      holds: 'cannot be told',
    },
  ];
}

function rowsAlone(rows: readonly Measurement[]): Verdict[] {
  const [seven, ten] = ['crazy-1', 'crazy-2'].map(
    (board) => where(rows, { board })[0]?.counters['solutions'],
  );
  if (seven === undefined || ten === undefined) return [];
  return [
    {
      claim: 'the 7x7 Crazy Pavement can be solved from its rows alone, the 10x10 cannot.',
      found: `with the sums of the rows alone the 7x7 board has ${amount(seven)} solution${seven === 1 ? '' : 's'} and the 10x10 board ${amount(ten)}.`,
      holds: seven === 1 && ten > 1 ? 'holds' : 'does not hold',
    },
  ];
}

function levels(rows: readonly Measurement[]): Verdict[] {
  if (rows.length === 0) return [];
  const longest = Math.max(...timesOf(rows));
  return [
    {
      claim: 'all three levels of Crazy Pavement are solved in 0.00 s of labeling.',
      found: `its program takes at most ${duration(longest)} for posting and counting all solutions of the 7x7 and 10x10 boards and of a stand-in for the lost 15x15 one.`,
      holds: longest < 1000 ? 'holds' : 'does not hold',
    },
  ];
}
