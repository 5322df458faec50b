/**
 * How many different values some variables take. A literal for each value says that it is taken, and counters count
 * them; variables whose ranges are disjoint take different values, which bounds the number from below and, when it is
 * reached, keeps the others within those ranges (Beldiceanu 2001).
 */
import { type Constraint, type Installer, MIDDLE, Propagator } from '../constraint.ts';
import type { Kernel } from '../core/kernel.ts';
import { type Lit, NONE, TRUE } from '../core/literal.ts';
import type { Trail } from '../core/trail.ts';
import type { IntVar } from '../variable.ts';
import { linear } from './linear.ts';
import { sizeOf } from './values.ts';

/** With more pairs of a variable and a value than this, variables are compared with each other, unless that is more. */
const MOST_PAIRS = 2 ** 12;

/** The variables take this number of different values. */
export function numberOfValues(number: IntVar, xs: readonly IntVar[]): Constraint {
  return {
    kind: 'numberOfValues',
    scope: [number, ...xs],
    holds: (value) => new Set(xs.map(value)).size === value(number),
    install: (into) => {
      const most = xs.length;
      const least = Math.min(1, most);
      into.clause([into.compare(number, '>=', least)]);
      into.clause([into.compare(number, '<=', most)]);
      if (most === 0) return;
      const distinct = [...new Set(xs)];
      const pairs = distinct.reduce((total, x) => total + sizeOf(x, into), 0);
      const isNarrow = pairs <= Math.max(MOST_PAIRS, 8 * distinct.length ** 2);
      const taken = isNarrow ? takenValues(distinct, into) : newcomers(distinct, into);
      // The number is 1 and one more for each k from 2 that it reaches.
      const steps = Array.from({ length: most - 1 }, (_, k) => into.compare(number, '>=', k + 2));
      const lits = [...taken, ...steps];
      const signs = (sign: number) => [...taken.map(() => sign), ...steps.map(() => -sign)];
      into.sumAtLeast(signs(1), lits, 1);
      into.sumAtLeast(signs(-1), lits, -1);
      into.propagator(
        new DisjointRanges(
          into.integer(number),
          distinct.map((x) => into.integer(x)),
        ),
      );
    },
  };
}

/** A literal for each value, which says that it is taken. */
function takenValues(xs: readonly IntVar[], into: Installer): Lit[] {
  const takers = new Map<number, Lit[]>();
  for (const x of xs) {
    for (const v of x.values()) {
      const equal = into.compare(x, '=', v);
      const known = takers.get(v);
      if (known) known.push(equal);
      else takers.set(v, [equal]);
    }
  }
  return [...takers.values()].map((lits) => someOf(lits, into));
}

/** A literal for each variable, which says that none before it has its value: for domains too wide to be listed. */
const newcomers = (xs: readonly IntVar[], into: Installer): Lit[] =>
  xs.map((x, i) => {
    const equals = xs.slice(0, i).map((y) => {
      const difference = [
        [1, x],
        [-1, y],
      ] as const;
      return into.reify(linear(difference, '=', 0));
    });
    return equals.length === 0 ? TRUE : someOf(equals, into) ^ 1;
  });

/** A literal that is true exactly if one of these is. */
function someOf(lits: readonly Lit[], into: Installer): Lit {
  if (lits.length === 1) return lits[0];
  const some = into.fresh();
  into.define([some ^ 1, ...lits]);
  for (const lit of lits) into.define([some, lit ^ 1]);
  return some;
}

/** The inference is about the number, not about a variable. */
const NUMBER = -1;

class DisjointRanges extends Propagator {
  readonly name = 'numberOfValues';
  override readonly priority = MIDDLE;
  readonly #number: number;
  readonly #xs: Int32Array;
  readonly #lower: Int32Array;
  readonly #upper: Int32Array;
  readonly #order: Int32Array;
  /** Variables with disjoint ranges, as many as there can be, from the smallest values on. */
  readonly #chosen: Int32Array;
  #choices = 0;
  /** The size that the trail had then. */
  #chosenAt = 0;

  constructor(number: number, xs: readonly number[]) {
    super();
    this.#number = number;
    this.#xs = Int32Array.from(xs);
    this.#lower = new Int32Array(xs.length);
    this.#upper = new Int32Array(xs.length);
    this.#order = Int32Array.from(xs, (_, i) => i);
    this.#chosen = new Int32Array(xs.length);
  }

  attach(kernel: Kernel): void {
    kernel.wakeOnUpper(this.#number, this);
    for (const x of this.#xs) kernel.wakeOnBounds(x, this);
  }

  propagate(kernel: Kernel): boolean {
    const { trail } = kernel;
    this.#chooseNow(trail);
    if (!kernel.inferAtLeast(this.#number, this.#choices, this, NUMBER)) return false;
    if (this.#choices < trail.upper[this.#number]) return true;
    for (let i = 0; i < this.#xs.length; i++) {
      // An explanation chooses among the ranges of its moment, so an inference must too.
      if (trail.size > this.#chosenAt) this.#chooseNow(trail);
      if (this.#lower[i] < this.#upper[i] && !this.#keepWithin(kernel, i)) return false;
    }
    return true;
  }

  #chooseNow({ lower, upper, size }: Trail): void {
    for (let i = 0; i < this.#xs.length; i++) {
      this.#lower[i] = lower[this.#xs[i]];
      this.#upper[i] = upper[this.#xs[i]];
    }
    this.#choose(NONE);
    this.#chosenAt = size;
  }

  /** A value in none of the chosen ranges would be one too many. */
  #keepWithin(kernel: Kernel, i: number): boolean {
    const x = this.#xs[i];
    let first = 0;
    while (first < this.#choices && this.#upper[this.#chosen[first]] < this.#lower[i]) first++;
    let last = this.#choices - 1;
    while (last >= 0 && this.#lower[this.#chosen[last]] > this.#upper[i]) last--;
    // Each range meets a chosen one, for else it would have been chosen too.
    return (
      kernel.inferAtLeast(x, this.#lower[this.#chosen[first]], this, i) &&
      kernel.inferAtMost(x, this.#upper[this.#chosen[last]], this, i)
    );
  }

  /** By rising upper end, each range that begins after the last one chosen. */
  #choose(but: number): void {
    const order = this.#order;
    for (let k = 1; k < order.length; k++) {
      const i = order[k];
      let at = k - 1;
      for (; at >= 0 && this.#comesLater(order[at], i); at--) order[at + 1] = order[at];
      order[at + 1] = i;
    }
    this.#choices = 0;
    let end = -Infinity;
    for (let k = 0; k < order.length; k++) {
      const i = order[k];
      if (i === but || this.#lower[i] <= end) continue;
      this.#chosen[this.#choices++] = i;
      end = this.#upper[i];
    }
  }

  #comesLater(i: number, j: number): boolean {
    return this.#upper[i] > this.#upper[j] || (this.#upper[i] === this.#upper[j] && i > j);
  }

  explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    const { integers } = kernel;
    for (let i = 0; i < this.#xs.length; i++) {
      this.#lower[i] = integers.lowerBefore(this.#xs[i], before);
      this.#upper[i] = integers.upperBefore(this.#xs[i], before);
    }
    this.#choose(data);
    const needed = data === NUMBER ? kernel.trail.weakestBound(inferred) : this.#choices;
    let end = -Infinity;
    for (let k = 0; k < needed; k++) {
      const i = this.#chosen[k];
      // Beginning after the last one is enough, unless a variable is kept out of the space between them.
      const begin = data === NUMBER && k > 0 ? end + 1 : this.#lower[i];
      if (data !== NUMBER || k > 0) kernel.premise(integers.premiseAtLeast(this.#xs[i], begin, before));
      end = this.#upper[i];
      if (data !== NUMBER || k + 1 < needed) kernel.premise(integers.premiseAtMost(this.#xs[i], end, before));
    }
    if (data === NUMBER) return;
    kernel.premise(integers.premiseAtMost(this.#number, this.#choices, before));
    const x = this.#xs[data];
    const bound = kernel.trail.weakestBound(inferred);
    if ((inferred & 1) === 0) {
      let from = -Infinity;
      for (let k = 0; k < this.#choices; k++) {
        const range = this.#upper[this.#chosen[k]];
        if (range < bound) from = range;
      }
      if (from > -Infinity) kernel.premise(integers.premiseAtLeast(x, from + 1, before));
    } else {
      let to = Infinity;
      for (let k = this.#choices - 1; k >= 0; k--) {
        const range = this.#lower[this.#chosen[k]];
        if (range > bound) to = range;
      }
      if (to < Infinity) kernel.premise(integers.premiseAtMost(x, to - 1, before));
    }
  }
}
