/**
 * All variables take different values. Each value is taken at most once (counters over `x = v`); with consistency
 * 'domain' (the default), Hall sets are pruned by matching: see `matching.ts`. 'value' acts only when a variable gets
 * its value: weaker, and much cheaper. With many pairs of a variable and a value, or far more values than variables,
 * 'domain' means that variables are kept out of Hall intervals (`hall-intervals.ts`): a matching would cost too much,
 * and its explanations are too long to learn from. With very many pairs, there is no literal for each, and taken values
 * are removed by `distinct.ts`.
 */
import { checkOptions, type OptionKeys } from '../check-options.ts';
import type { Constraint, Installer } from '../constraint.ts';
import { FALSE } from '../core/literal.ts';
import { ModelError } from '../errors.ts';
import { checkInteger, type IntVar } from '../variable.ts';
import { Distinct } from './distinct.ts';
import { HallIntervals } from './hall-intervals.ts';
import { Matching } from './matching.ts';
import { canBe } from './values.ts';

/** How strongly `allDifferent` propagates, and what is added to each variable first. */
export interface AllDifferentOptions {
  readonly consistency?: 'domain' | 'value';
  /** Added to each variable before comparing; for queens on a diagonal. */
  readonly offsets?: readonly number[];
}

const ALL_DIFFERENT_OPTIONS: OptionKeys<AllDifferentOptions> = { consistency: true, offsets: true };

/** With more values than this, or more pairs of a variable and a value, no literal is made for each of them. */
const MOST_VALUES = 2048;
const MOST_PAIRS = 2 ** 17;
/** With more pairs than this, there is no matching: docs/decisions/0014. */
const MOST_MATCHED = 2 ** 12;
/** With this many values for each variable Hall sets are rare, and long to explain: only few pairs are matched. */
const LOOSE = 2;
const FEW_MATCHED = 2 ** 9;

/** No two of these variables have the same value. */
export const allDifferent = (xs: readonly IntVar[], options: AllDifferentOptions = {}): Constraint =>
  different(xs, options, [-Infinity, Infinity]);

/** The same for variables that another constraint keeps between two values, though they may not be there yet. */
export const allDifferentWithin = (xs: readonly IntVar[], least: number, most: number): Constraint =>
  different(xs, {}, [least, most]);

function different(
  xs: readonly IntVar[],
  options: AllDifferentOptions,
  within: readonly [least: number, most: number],
): Constraint {
  checkOptions(options, ALL_DIFFERENT_OPTIONS);
  const { consistency = 'domain', offsets = xs.map(() => 0) } = options;
  if (offsets.length !== xs.length)
    throw new ModelError(`${offsets.length} offsets for ${xs.length} variables`);
  for (const offset of offsets) checkInteger(offset, 'offset');
  return {
    kind: 'allDifferent',
    scope: xs,
    holds: (value) => new Set(xs.map((x, i) => value(x) + offsets[i])).size === xs.length,
    install: (into) => {
      if (xs.length < 2) return;
      let lower = Infinity;
      let upper = -Infinity;
      xs.forEach((x, i) => {
        lower = Math.min(lower, x.min + offsets[i]);
        upper = Math.max(upper, x.max + offsets[i]);
      });
      lower = Math.max(lower, within[0]);
      upper = Math.min(upper, within[1]);
      const width = upper - lower + 1;
      if (width > 0 && width <= MOST_VALUES && width * xs.length <= MOST_PAIRS)
        installValues(xs, offsets, lower, width, consistency, into);
      else if (width < xs.length) into.clause([]);
      else {
        const integers = xs.map((x) => into.integer(x));
        into.propagator(new Distinct(integers, offsets));
        if (consistency === 'domain') into.propagator(new HallIntervals(integers, offsets));
      }
    },
  };
}

function installValues(
  xs: readonly IntVar[],
  offsets: readonly number[],
  lower: number,
  width: number,
  consistency: 'domain' | 'value',
  into: Installer,
): void {
  const lits = new Int32Array(xs.length * width).fill(FALSE);
  xs.forEach((x, i) => {
    const first = lower - offsets[i];
    const last = Math.min(x.max, first + width - 1);
    for (let v = Math.max(x.min, first); v <= last; v++)
      if (canBe(x, v, into)) lits[i * width + v - first] = into.compare(x, '=', v);
  });
  let pairs = 0;
  for (let v = 0; v < width; v++) {
    const takers = xs.map((_, i) => lits[i * width + v]).filter((lit) => lit !== FALSE);
    pairs += takers.length;
    into.sumAtLeast(
      takers.map(() => -1),
      takers,
      -1,
    );
  }
  if (consistency !== 'domain') return;
  const isTight = width <= LOOSE * xs.length || pairs <= FEW_MATCHED;
  if (pairs <= MOST_MATCHED && isTight) into.propagator(new Matching(lits, xs.length, width));
  else {
    const integers = xs.map((x) => into.integer(x));
    into.propagator(new HallIntervals(integers, offsets));
  }
}
