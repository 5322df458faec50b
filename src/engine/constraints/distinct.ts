import { Propagator } from '../constraint.ts';
import type { Kernel } from '../core/kernel.ts';
import { FALSE, type Lit } from '../core/literal.ts';
import { AT_LEAST } from '../core/trail.ts';
import { explainFixed, removeValue } from './value.ts';

/** Among more variables than this, a value that is taken is removed only where it is a bound: no literal is made. */
const FEW = 256;

/**
 * x_i + offset_i are all different, for many variables or wide domains: it costs what its variables cost, not a literal
 * for each of their values. Acts when a variable gets its value: the others lose it, or, if they are many, their bounds
 * move past it. Only variables that were open at the last run are looked at.
 */
export class Distinct extends Propagator {
  readonly name = 'distinct';
  readonly #integers: Int32Array;
  readonly #offsets: Int32Array;
  /** The places of the variables: those that were open last, then the others. How many were open returns with the trail. */
  readonly #places: Int32Array;
  #openCount = -1;
  /** Who took a value last. It may have given it back since: asked only together with `#hasTaken`. */
  readonly #takers = new Map<number, number>();

  constructor(integers: readonly number[], offsets: readonly number[]) {
    super();
    this.#integers = Int32Array.from(integers);
    this.#offsets = Int32Array.from(offsets);
    this.#places = Int32Array.from(integers, (_, i) => i);
  }

  attach(kernel: Kernel): void {
    this.#openCount = kernel.trail.newReversible(this.#integers.length);
    for (const x of this.#integers) kernel.wakeOnBounds(x, this);
  }

  propagate(kernel: Kernel): boolean {
    const { lower, upper } = kernel.trail;
    for (;;) {
      let open = kernel.trail.reversible(this.#openCount);
      let news = false;
      for (let k = 0; k < open; k++) {
        const i = this.#places[k];
        const x = this.#integers[i];
        if (lower[x] !== upper[x]) continue;
        news = true;
        open--;
        this.#places[k--] = this.#places[open];
        this.#places[open] = i;
        kernel.trail.setReversible(this.#openCount, open);
        if (!this.#take(kernel, i, lower[x] + this.#offsets[i], open)) return false;
      }
      if (this.#integers.length <= FEW) {
        if (!news) return true;
        continue;
      }
      let fixed = false;
      for (let k = 0; k < open; k++) {
        const i = this.#places[k];
        if (!this.#moveBounds(kernel, i)) return false;
        fixed ||= lower[this.#integers[i]] === upper[this.#integers[i]];
      }
      if (!fixed) return true;
    }
  }

  /** A variable has got its value: no other variable may have it. */
  #take(kernel: Kernel, i: number, v: number, open: number): boolean {
    const other = this.#takerOf(kernel, v);
    if (other !== undefined && other !== i)
      return removeValue(kernel, this.#integers[i], v - this.#offsets[i], this, i);
    this.#takers.set(v, i);
    if (this.#integers.length > FEW) return true;
    for (let k = 0; k < open; k++) {
      const j = this.#places[k];
      if (!removeValue(kernel, this.#integers[j], v - this.#offsets[j], this, j)) return false;
    }
    return true;
  }

  #takerOf({ trail }: Kernel, v: number): number | undefined {
    const i = this.#takers.get(v);
    if (i === undefined) return undefined;
    const x = this.#integers[i];
    return trail.lower[x] === trail.upper[x] && trail.lower[x] + this.#offsets[i] === v ? i : undefined;
  }

  /** Past the values that are taken. With gaps in the domain the new bound may be taken too. */
  #moveBounds(kernel: Kernel, i: number): boolean {
    const { lower, upper } = kernel.trail;
    const x = this.#integers[i];
    const offset = this.#offsets[i];
    const isTaken = (v: number) => {
      const taker = this.#takerOf(kernel, v + offset);
      return taker !== undefined && taker !== i;
    };
    while (isTaken(lower[x])) {
      let v = lower[x] + 1;
      while (isTaken(v)) v++;
      if (!kernel.inferAtLeast(x, v, this, i)) return false;
    }
    while (isTaken(upper[x])) {
      let v = upper[x] - 1;
      while (isTaken(v)) v--;
      if (!kernel.inferAtMost(x, v, this, i)) return false;
    }
    return true;
  }

  /** Who took the values that the variable has lost; for a bound also that the values before them were lost already. */
  explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    const { integers, trail } = kernel;
    const x = this.#integers[data];
    // A variable that had one value from the beginning has no literal for it but the constant.
    let least = inferred === FALSE ? integers.domain(x).lower : trail.bound[inferred >> 1];
    let most = least;
    if (trail.role[inferred >> 1] === AT_LEAST) {
      if ((inferred & 1) === 0) {
        least = integers.lowerBefore(x, before);
        most = kernel.trail.weakestBound(inferred) - 1;
        kernel.premise(integers.premiseAtLeast(x, least, before));
      } else {
        least = kernel.trail.weakestBound(inferred) + 1;
        most = integers.upperBefore(x, before);
        kernel.premise(integers.premiseAtMost(x, most, before));
      }
    }
    if (most - least < this.#integers.length) {
      for (let v = least; v <= most; v++) this.#explainTaken(kernel, v + this.#offsets[data], data, before);
      return;
    }
    for (let j = 0; j < this.#integers.length; j++) {
      const v = integers.lowerBefore(this.#integers[j], before) + this.#offsets[j] - this.#offsets[data];
      if (v >= least && v <= most) this.#explainTaker(kernel, v + this.#offsets[data], j, data, before);
    }
  }

  /** Says who had taken a value at that time, other than one; nothing if nobody had. */
  #explainTaken(kernel: Kernel, v: number, other: number, before: number): void {
    // Mostly who took it last.
    const last = this.#takers.get(v);
    if (last !== undefined && this.#explainTaker(kernel, v, last, other, before)) return;
    for (let j = 0; j < this.#integers.length; j++)
      if (this.#explainTaker(kernel, v, j, other, before)) return;
  }

  #explainTaker(kernel: Kernel, v: number, j: number, other: number, before: number): boolean {
    const { integers } = kernel;
    const x = this.#integers[j];
    const value = v - this.#offsets[j];
    if (j === other || integers.lowerBefore(x, before) !== value || integers.upperBefore(x, before) !== value)
      return false;
    explainFixed(kernel, x, before);
    return true;
  }
}
