import { Propagator } from '../constraint.ts';
import type { Kernel } from '../core/kernel.ts';
import { type Lit, NONE } from '../core/literal.ts';
import { AT_LEAST } from '../core/trail.ts';
import { explainFixed, removeValue } from './value.ts';

/** Among more variables than this, a value that is taken is removed only where it is a bound: no literal is made. */
const FEW = 256;

/**
 * x_i + offset_i are all different, for many variables or wide domains: it costs what its variables cost, not a literal
 * for each of their values. Acts when a variable gets its value: the others lose it, or, if they are many, their bounds
 * move past it.
 */
export class Distinct extends Propagator {
  readonly name = 'distinct';
  readonly #integers: Int32Array;
  readonly #offsets: Int32Array;
  /** The values that are taken, and the place that took each; made anew at each run. */
  readonly #taken = new Map<number, number>();

  constructor(integers: readonly number[], offsets: readonly number[]) {
    super();
    this.#integers = Int32Array.from(integers);
    this.#offsets = Int32Array.from(offsets);
  }

  attach(kernel: Kernel): void {
    for (const x of this.#integers) {
      kernel.wakeOnLower(x, this);
      kernel.wakeOnUpper(x, this);
    }
  }

  propagate(kernel: Kernel): boolean {
    const { lower, upper } = kernel.trail;
    let known: number;
    do {
      if (!this.#readTaken(kernel)) return kernel.fail(this);
      known = this.#taken.size;
      for (let i = 0; i < this.#integers.length; i++) {
        const x = this.#integers[i];
        if (lower[x] === upper[x]) continue;
        if (!this.#moveBounds(kernel, i)) return false;
        if (lower[x] === upper[x]) known = -1;
      }
    } while (known < 0);
    return this.#integers.length > FEW || this.#removeTaken(kernel);
  }

  override refuted(kernel: Kernel): boolean {
    return !this.#readTaken(kernel);
  }

  /** False: a value is taken twice. */
  #readTaken(kernel: Kernel): boolean {
    const { lower, upper } = kernel.trail;
    this.#taken.clear();
    for (let i = 0; i < this.#integers.length; i++) {
      const x = this.#integers[i];
      if (lower[x] !== upper[x]) continue;
      const v = lower[x] + this.#offsets[i];
      if (this.#taken.has(v)) return false;
      this.#taken.set(v, i);
    }
    return true;
  }

  /** Past the values that are taken. With gaps in the domain the new bound may be taken too. */
  #moveBounds(kernel: Kernel, i: number): boolean {
    const { lower, upper } = kernel.trail;
    const x = this.#integers[i];
    const offset = this.#offsets[i];
    while (this.#taken.has(lower[x] + offset)) {
      let v = lower[x] + 1;
      while (this.#taken.has(v + offset)) v++;
      if (!kernel.inferAtLeast(x, v, this, i)) return false;
    }
    while (this.#taken.has(upper[x] + offset)) {
      let v = upper[x] - 1;
      while (this.#taken.has(v + offset)) v--;
      if (!kernel.inferAtMost(x, v, this, i)) return false;
    }
    return true;
  }

  #removeTaken(kernel: Kernel): boolean {
    const { lower, upper } = kernel.trail;
    for (let i = 0; i < this.#integers.length; i++) {
      const x = this.#integers[i];
      if (lower[x] === upper[x]) continue;
      for (const v of this.#taken.keys())
        if (!removeValue(kernel, x, v - this.#offsets[i], this, i)) return false;
    }
    return true;
  }

  /** Who took the values that the variable has lost; for a bound also that the values before them were lost already. */
  explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    const { integers, trail } = kernel;
    if (inferred === NONE) {
      this.#explainTwice(kernel, before);
      return;
    }
    const x = this.#integers[data];
    let least = trail.bound[inferred >> 1];
    let most = least;
    if (trail.role[inferred >> 1] === AT_LEAST) {
      if ((inferred & 1) === 0) {
        least = integers.lowerBefore(x, before);
        most = kernel.weakestBound(inferred) - 1;
        kernel.premise(integers.premiseAtLeast(x, least, before));
      } else {
        least = kernel.weakestBound(inferred) + 1;
        most = integers.upperBefore(x, before);
        kernel.premise(integers.premiseAtMost(x, most, before));
      }
    }
    for (let j = 0; j < this.#integers.length; j++) {
      if (j === data) continue;
      const y = this.#integers[j];
      const v = integers.lowerBefore(y, before);
      const lost = v + this.#offsets[j] - this.#offsets[data];
      if (lost < least || lost > most || integers.upperBefore(y, before) !== v) continue;
      explainFixed(kernel, y, before);
    }
  }

  #explainTwice(kernel: Kernel, before: number): void {
    const { integers } = kernel;
    this.#taken.clear();
    for (let i = 0; i < this.#integers.length; i++) {
      const x = this.#integers[i];
      const v = integers.lowerBefore(x, before);
      if (integers.upperBefore(x, before) !== v) continue;
      const other = this.#taken.get(v + this.#offsets[i]);
      if (other === undefined) {
        this.#taken.set(v + this.#offsets[i], i);
        continue;
      }
      explainFixed(kernel, x, before);
      explainFixed(kernel, this.#integers[other], before);
      return;
    }
    kernel.bug('no value is taken twice');
  }
}
