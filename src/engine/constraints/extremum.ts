/** The smallest or the largest of several variables. Bounds consistent. */
import { type Constraint, Propagator } from '../constraint.ts';
import type { Kernel } from '../core/kernel.ts';
import { type Lit, NONE } from '../core/literal.ts';
import { ModelError } from '../errors.ts';
import type { IntVar } from '../variable.ts';

/** result is the smallest of xs. */
export const minimum = (result: IntVar, xs: readonly IntVar[]): Constraint =>
  extremum('minimum', result, xs, 1);

/** result is the largest of xs. */
export const maximum = (result: IntVar, xs: readonly IntVar[]): Constraint =>
  extremum('maximum', result, xs, -1);

function extremum(kind: string, result: IntVar, xs: readonly IntVar[], sign: 1 | -1): Constraint {
  if (xs.length === 0) throw new ModelError(`${kind} of no variables`);
  return {
    kind,
    scope: [result, ...xs],
    holds: (value) => value(result) === sign * Math.min(...xs.map((x) => sign * value(x))),
    install: (into) => {
      const integers = xs.map((x) => into.integer(x));
      into.propagator(new Extremum(kind, into.integer(result), integers, sign));
    },
  };
}

const FROM_RESULT = -1;
const FROM_ALL = -2;

/** result = min(xs), or with sign -1 the same over the negated numbers. Low and high are seen through the sign. */
class Extremum extends Propagator {
  readonly name: string;
  readonly #result: number;
  readonly #xs: Int32Array;
  readonly #sign: 1 | -1;

  constructor(name: string, result: number, xs: readonly number[], sign: 1 | -1) {
    super();
    this.name = name;
    this.#result = result;
    this.#xs = Int32Array.from(xs);
    this.#sign = sign;
  }

  attach(kernel: Kernel): void {
    for (const x of [this.#result, ...this.#xs]) kernel.wakeOnBounds(x, this);
  }

  #low(kernel: Kernel, x: number): number {
    return this.#sign === 1 ? kernel.trail.lower[x] : -kernel.trail.upper[x];
  }

  #high(kernel: Kernel, x: number): number {
    return this.#sign === 1 ? kernel.trail.upper[x] : -kernel.trail.lower[x];
  }

  #raise(kernel: Kernel, x: number, v: number, data: number): boolean {
    return this.#sign === 1 ? kernel.inferAtLeast(x, v, this, data) : kernel.inferAtMost(x, -v, this, data);
  }

  #lower(kernel: Kernel, x: number, v: number, data: number): boolean {
    return this.#sign === 1 ? kernel.inferAtMost(x, v, this, data) : kernel.inferAtLeast(x, -v, this, data);
  }

  #explainLow(kernel: Kernel, x: number, v: number, before: number): void {
    const { integers } = kernel;
    kernel.premise(
      this.#sign === 1 ? integers.premiseAtLeast(x, v, before) : integers.premiseAtMost(x, -v, before),
    );
  }

  #explainHigh(kernel: Kernel, x: number, v: number, before: number): void {
    const { integers } = kernel;
    kernel.premise(
      this.#sign === 1 ? integers.premiseAtMost(x, v, before) : integers.premiseAtLeast(x, -v, before),
    );
  }

  propagate(kernel: Kernel): boolean {
    const z = this.#result;
    let least = Infinity;
    for (let i = 0; i < this.#xs.length; i++) {
      const x = this.#xs[i];
      if (!this.#raise(kernel, x, this.#low(kernel, z), FROM_RESULT)) return false;
      if (!this.#lower(kernel, z, this.#high(kernel, x), i)) return false;
      least = Math.min(least, this.#low(kernel, x));
    }
    if (!this.#raise(kernel, z, least, FROM_ALL)) return false;
    // If only one of them can be as small as the result must be, it is.
    const ceiling = this.#high(kernel, z);
    let candidate = -1;
    for (let i = 0; i < this.#xs.length; i++) {
      if (this.#low(kernel, this.#xs[i]) > ceiling) continue;
      if (candidate >= 0) return true;
      candidate = i;
    }
    if (candidate < 0) return kernel.fail(this);
    const x = this.#xs[candidate];
    return this.#lower(kernel, x, ceiling, this.#xs.length + candidate);
  }

  override refuted(kernel: Kernel): boolean {
    const ceiling = this.#high(kernel, this.#result);
    return this.#xs.every((x) => this.#low(kernel, x) > ceiling);
  }

  explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    const z = this.#result;
    if (inferred === NONE) {
      const { integers } = kernel;
      const ceiling = this.#sign === 1 ? integers.upperBefore(z, before) : -integers.lowerBefore(z, before);
      this.#explainHigh(kernel, z, ceiling, before);
      for (const x of this.#xs) this.#explainLow(kernel, x, ceiling + 1, before);
      return;
    }
    const v = this.#sign * kernel.trail.weakestBound(inferred);
    if (data === FROM_RESULT) this.#explainLow(kernel, z, v, before);
    else if (data === FROM_ALL) for (const x of this.#xs) this.#explainLow(kernel, x, v, before);
    else if (data < this.#xs.length) this.#explainHigh(kernel, this.#xs[data], v, before);
    else {
      // Any ceiling up to v serves, as long as the others lie above it.
      const candidate = data - this.#xs.length;
      let ceiling = v;
      for (let i = 0; i < this.#xs.length; i++) {
        if (i !== candidate) ceiling = Math.min(ceiling, this.#lowBefore(kernel, this.#xs[i], before) - 1);
      }
      this.#explainHigh(kernel, z, ceiling, before);
      for (let i = 0; i < this.#xs.length; i++) {
        if (i !== candidate) this.#explainLow(kernel, this.#xs[i], ceiling + 1, before);
      }
    }
  }

  #lowBefore(kernel: Kernel, x: number, before: number): number {
    const { integers } = kernel;
    return this.#sign === 1 ? integers.lowerBefore(x, before) : -integers.upperBefore(x, before);
  }
}
