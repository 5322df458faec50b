/**
 * Whole-number division that cuts off towards zero, and its remainder, which has the sign of the dividend. A divisor
 * is never zero. Bounds of each from the bounds of the others; exact once dividend and divisor are known.
 */
import type { Constraint } from '../constraint.ts';
import type { Kernel } from '../core/kernel.ts';
import type { IntVar } from '../variable.ts';
import { ALL, farthest, integersOf, nearest, plain, ThreeBounds } from './three-bounds.ts';

/** quotient = dividend / divisor, cut off towards zero. */
export function division(quotient: IntVar, dividend: IntVar, divisor: IntVar): Constraint {
  return {
    kind: 'division',
    scope: [quotient, dividend, divisor],
    holds: (value) => value(divisor) !== 0 && value(quotient) === cut(value(dividend), value(divisor)),
    install: (into) => {
      into.clause([into.compare(divisor, '!=', 0)]);
      into.propagator(new Division(...integersOf(into, quotient, dividend, divisor)));
    },
  };
}

/** rest = dividend - divisor * (dividend / divisor). */
export function remainder(rest: IntVar, dividend: IntVar, divisor: IntVar): Constraint {
  return {
    kind: 'remainder',
    scope: [rest, dividend, divisor],
    holds: (value) => value(divisor) !== 0 && value(rest) === plain(value(dividend) % value(divisor)),
    install: (into) => {
      into.clause([into.compare(divisor, '!=', 0)]);
      // A remainder is smaller than its divisor: bounds would take a step for each number to find that out.
      if (rest === divisor) into.clause([]);
      into.propagator(new Remainder(...integersOf(into, rest, dividend, divisor)));
    },
  };
}

const cut = (x: number, y: number): number => plain(Math.trunc(x / y));

class Division extends ThreeBounds {
  readonly name = 'division';

  propagate(kernel: Kernel): boolean {
    return this.#result(kernel) && this.#dividend(kernel) && this.#divisor(kernel);
  }

  /** For a divisor of one sign the quotient is monotone in both: its extremes stand at the corners. */
  #result(kernel: Kernel): boolean {
    const { lower, upper } = kernel.trail;
    let least = Infinity;
    let most = -Infinity;
    for (let corner = 0; corner < 4; corner++) {
      const d = cornerDivisor(corner, lower[this.y], upper[this.y]);
      if (d === 0) continue;
      const a = cut(lower[this.x], d);
      const b = cut(upper[this.x], d);
      least = Math.min(least, a, b);
      most = Math.max(most, a, b);
    }
    return this.within(kernel, 0, least, most);
  }

  #dividend(kernel: Kernel): boolean {
    const { lower, upper } = kernel.trail;
    let least = Infinity;
    let most = -Infinity;
    for (let corner = 0; corner < 4; corner++) {
      const d = cornerDivisor(corner, lower[this.y], upper[this.y]);
      if (d === 0) continue;
      least = Math.min(least, leastDividend(lower[this.z], d), leastDividend(upper[this.z], d));
      most = Math.max(most, -leastDividend(-lower[this.z], d), -leastDividend(-upper[this.z], d));
    }
    return this.within(kernel, 1, least, most);
  }

  /** Only by size: |divisor| is at most |dividend| / |quotient|, and more than |dividend| / (|quotient| + 1). */
  #divisor(kernel: Kernel): boolean {
    const { lower, upper } = kernel.trail;
    const z = nearest(lower[this.z], upper[this.z]);
    if (z > 0) {
      const most = Math.floor(farthest(lower[this.x], upper[this.x]) / z);
      if (!this.within(kernel, 2, -most, most)) return false;
    }
    const x = nearest(lower[this.x], upper[this.x]);
    const least = Math.floor(x / (farthest(lower[this.z], upper[this.z]) + 1)) + 1;
    if (lower[this.y] > 0) return this.within(kernel, 2, least, Infinity, ALL);
    if (upper[this.y] < 0) return this.within(kernel, 2, -Infinity, -least, ALL);
    return true;
  }
}

class Remainder extends ThreeBounds {
  readonly name = 'remainder';

  propagate(kernel: Kernel): boolean {
    const { lower, upper } = kernel.trail;
    const y = farthest(lower[this.y], upper[this.y]);
    const least = lower[this.x] >= 0 ? 0 : Math.max(1 - y, lower[this.x]);
    const most = upper[this.x] <= 0 ? 0 : Math.min(y - 1, upper[this.x]);
    if (!this.within(kernel, 0, least, most)) return false;
    if (lower[this.z] > 0 && !this.within(kernel, 1, lower[this.z], Infinity)) return false;
    if (upper[this.z] < 0 && !this.within(kernel, 1, -Infinity, upper[this.z])) return false;
    if (!this.#large(kernel)) return false;
    return lower[this.y] !== upper[this.y] || this.#known(kernel, lower[this.y]);
  }

  /** The divisor is larger than the remainder. */
  #large(kernel: Kernel): boolean {
    const { lower, upper } = kernel.trail;
    const least = nearest(lower[this.z], upper[this.z]) + 1;
    if (lower[this.y] >= 0) return this.within(kernel, 2, least, Infinity, ALL);
    if (upper[this.y] <= 0) return this.within(kernel, 2, -Infinity, -least, ALL);
    return true;
  }

  /** With a known divisor: dividends whose remainder is impossible go, and one quotient makes it a difference. */
  #known(kernel: Kernel, y: number): boolean {
    const { lower, upper } = kernel.trail;
    const [least, most] = [lower[this.z], upper[this.z]];
    const from = firstDividend(lower[this.x], Math.abs(y), least, most);
    const to = -firstDividend(-upper[this.x], Math.abs(y), -most, -least);
    if (!this.within(kernel, 1, from, to, ALL)) return false;
    const quotient = cut(lower[this.x], y);
    if (quotient !== cut(upper[this.x], y)) return true;
    const base = quotient * y;
    return (
      this.within(kernel, 0, lower[this.x] - base, upper[this.x] - base) &&
      this.within(kernel, 1, lower[this.z] + base, upper[this.z] + base, ALL)
    );
  }
}

/** The ends of the negative and of the positive part of a range; 0 where there is no such part. */
function cornerDivisor(corner: number, lower: number, upper: number): number {
  switch (corner) {
    case 0:
      return upper > 0 ? Math.max(1, lower) : 0;
    case 1:
      return Math.max(0, upper);
    case 2:
      return Math.min(0, lower);
    default:
      return lower < 0 ? Math.min(-1, upper) : 0;
  }
}

/** The smallest number that divided by d gives q. The largest one is the opposite of that for the opposite of q. */
function leastDividend(q: number, d: number): number {
  const size = Math.abs(q * d);
  if (q === 0) return 1 - Math.abs(d);
  return q > 0 === d > 0 ? size : -(size + Math.abs(d) - 1);
}

/** The smallest number from x on whose remainder for the divisor y > 0 lies between two others; Infinity if there is none. */
function firstDividend(x: number, y: number, least: number, most: number): number {
  if (x < 0) {
    // Remainders of negative numbers rise to 0, which is one of them, and begin again at 1 - y.
    const low = Math.max(least, 1 - y);
    const high = Math.min(most, 0);
    const rest = x % y;
    const next = rest < low ? x - rest + low : rest > high ? x - rest + low + y : x;
    if (low <= high && next <= 0) return next;
  }
  const low = Math.max(least, 0);
  const high = Math.min(most, y - 1);
  if (low > high) return Infinity;
  const from = Math.max(x, 0);
  const rest = from % y;
  return rest < low ? from - rest + low : rest > high ? from - rest + low + y : from;
}
