import { ModelError } from './errors.ts';
import { checkInteger } from './variable.ts';

/** A finite set of integers: an interval, or a sorted list of values with gaps. */
export interface Domain {
  readonly lower: number;
  readonly upper: number;
  /** Present only where the set has gaps. */
  readonly values?: readonly number[];
}

export function intervalDomain(lower: number, upper: number): Domain {
  checkInteger(lower, 'lower bound');
  checkInteger(upper, 'upper bound');
  if (lower > upper) throw new ModelError(`empty domain: ${lower}..${upper}`);
  return { lower, upper };
}

export function sparseDomain(values: readonly number[]): Domain {
  if (values.length === 0) throw new ModelError('empty domain: []');
  for (const value of values) checkInteger(value, 'domain value');
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  const lower = sorted[0];
  const upper = sorted[sorted.length - 1];
  return upper - lower + 1 === sorted.length ? { lower, upper } : { lower, upper, values: sorted };
}

/** Index of the first element that is at least `value`; the length if there is none. */
export function firstAtLeast(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
