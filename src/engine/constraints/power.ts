/**
 * result = base to the power of exponent. A negative exponent is one divided by the power, cut off towards zero, and
 * then the base is not zero; zero to the power of zero is one. Bounds of each from the bounds of the others; exact once
 * base and exponent are known.
 */
import type { Constraint } from '../constraint.ts';
import type { Kernel } from '../core/kernel.ts';
import type { IntVar } from '../variable.ts';
import { table } from './table.ts';
import { ALL, farthest, integersOf, plain, ThreeBounds } from './three-bounds.ts';

/** Powers over at most this many pairs of base and exponent are listed in a table. */
const MOST_ROWS = 400;

/** `result` is `base` to the power of `exponent`. */
export function power(result: IntVar, base: IntVar, exponent: IntVar): Constraint {
  return {
    kind: 'power',
    scope: [result, base, exponent],
    holds: (value) => powerOf(value(base), value(exponent)) === value(result),
    install: (into) => {
      const pairs = (base.max - base.min + 1) * (exponent.max - exponent.min + 1);
      if (pairs <= MOST_ROWS) into.post(table([base, exponent, result], rows(result, base, exponent)));
      else into.propagator(new Power(...integersOf(into, result, base, exponent)));
    },
  };
}

/** Undefined for zero to a negative power. Exact up to 2^53, beyond it at least that large. */
function powerOf(b: number, e: number): number | undefined {
  if (e < 0 && b === 0) return undefined;
  if (Math.abs(b) > 1) return e < 0 ? 0 : growingPower(b, e);
  if (b === 0) return e === 0 ? 1 : 0;
  return b === 1 || e % 2 === 0 ? 1 : -1;
}

/** By multiplying: `**` may be off by one in the last place. */
function growingPower(b: number, e: number): number {
  let power = 1;
  for (let k = 0; k < e; k++) {
    power *= b;
    if (Math.abs(power) > Number.MAX_SAFE_INTEGER) return e % 2 === 0 ? Infinity : b * Infinity;
  }
  return power;
}

function rows(result: IntVar, base: IntVar, exponent: IntVar): number[][] {
  const exponents = exponent.values();
  return base.values().flatMap((b) =>
    exponents.flatMap((e) => {
      const value = powerOf(b, e);
      return value !== undefined && value >= result.min && value <= result.max ? [[b, e, value]] : [];
    }),
  );
}

/** Between these and the ends of their ranges a power only grows or only falls, but for its sign. */
const BASES = [-2, -1, 0, 1, 2];
const EXPONENTS = [-2, -1, 0, 1];

class Power extends ThreeBounds {
  readonly name = 'power';

  propagate(kernel: Kernel): boolean {
    return this.#result(kernel) && this.#base(kernel) && this.#exponent(kernel);
  }

  #least = 0;
  #most = 0;

  #result(kernel: Kernel): boolean {
    const { lower, upper } = kernel.trail;
    this.#least = Infinity;
    this.#most = -Infinity;
    const [a, b] = [lower[this.x], upper[this.x]];
    this.#consider(kernel, a);
    this.#consider(kernel, b);
    for (let k = 0; k < BASES.length; k++) if (BASES[k] > a && BASES[k] < b) this.#consider(kernel, BASES[k]);
    if (this.#least > this.#most) return kernel.fail(this);
    return this.within(kernel, 0, this.#least, this.#most);
  }

  /** The powers of one base: at the ends of the exponents, with both signs, and where they turn. */
  #consider(kernel: Kernel, base: number): void {
    const c = kernel.trail.lower[this.y];
    const d = kernel.trail.upper[this.y];
    this.#include(base, c);
    this.#include(base, d);
    if (c === d) return;
    this.#include(base, c + 1);
    this.#include(base, d - 1);
    for (let k = 0; k < EXPONENTS.length; k++)
      if (EXPONENTS[k] > c && EXPONENTS[k] < d) this.#include(base, EXPONENTS[k]);
  }

  #include(base: number, exponent: number): void {
    const value = powerOf(base, exponent);
    if (value === undefined) return;
    this.#least = Math.min(this.#least, value);
    this.#most = Math.max(this.#most, value);
  }

  /** From an exponent that is at least 1: no base is larger than its root of the result. */
  #base(kernel: Kernel): boolean {
    const { lower, upper } = kernel.trail;
    const e = lower[this.y];
    if (e < 1) return true;
    const most = root(farthest(lower[this.z], upper[this.z]), e);
    if (!this.within(kernel, 1, -most, most)) return false;
    if (e !== upper[this.y]) return true;
    if (lower[this.z] > 0) {
      // A known exponent: the base is at least the root, on its side of zero.
      const least = rootAbove(lower[this.z], e);
      if (lower[this.x] > -least) return this.within(kernel, 1, least, Infinity, ALL);
      if (upper[this.x] < least) return this.within(kernel, 1, -Infinity, -least, ALL);
    } else if (upper[this.z] < 0 && e % 2 === 1)
      return this.within(kernel, 1, -Infinity, -rootAbove(-upper[this.z], e));
    return true;
  }

  /** A base from 2 on grows with its exponent. */
  #exponent(kernel: Kernel): boolean {
    const { lower, upper } = kernel.trail;
    if (lower[this.x] < 2) return true;
    if (upper[this.z] < 1)
      return upper[this.z] < 0 ? kernel.fail(this) : this.within(kernel, 2, -Infinity, -1);
    let most = 0;
    for (let p = lower[this.x]; p <= upper[this.z]; p *= lower[this.x]) most++;
    if (!this.within(kernel, 2, -Infinity, most)) return false;
    if (lower[this.z] < 1) return true;
    let least = 0;
    for (let p = 1; p < lower[this.z]; p *= upper[this.x]) least++;
    return this.within(kernel, 2, least, Infinity);
  }
}

/** The largest number whose power is at most this. */
function root(value: number, exponent: number): number {
  let r = Math.floor(value ** (1 / exponent));
  while (powerOf(r + 1, exponent)! <= value) r++;
  while (r > 0 && powerOf(r, exponent)! > value) r--;
  return plain(r);
}

/** The smallest number whose power is at least this. */
function rootAbove(value: number, exponent: number): number {
  const r = root(value, exponent);
  return powerOf(r, exponent) === value ? r : r + 1;
}
