/** result = x * y. Bounds consistent over the reals, and exact once two of the three are known. */
import { type Constraint, Propagator } from '../constraint.ts';
import type { Kernel } from '../core/kernel.ts';
import type { Lit } from '../core/literal.ts';
import { ModelError } from '../errors.ts';
import { type IntVar, MAX_INT } from '../variable.ts';

export function product(result: IntVar, x: IntVar, y: IntVar): Constraint {
  return {
    kind: 'product',
    scope: [result, x, y],
    holds: (value) => value(result) === value(x) * value(y),
    install: (into) => {
      const reach = Math.max(Math.abs(x.min), Math.abs(x.max)) * Math.max(Math.abs(y.min), Math.abs(y.max));
      if (reach > MAX_INT) throw new ModelError(`a product overflows 2^31: it may reach ${reach}`);
      into.propagator(new Product(into.integer(result), into.integer(x), into.integer(y)));
    },
  };
}

class Product extends Propagator {
  readonly name = 'product';
  readonly #z: number;
  readonly #x: number;
  readonly #y: number;

  constructor(z: number, x: number, y: number) {
    super();
    this.#z = z;
    this.#x = x;
    this.#y = y;
  }

  attach(kernel: Kernel): void {
    for (const x of [this.#z, this.#x, this.#y]) {
      kernel.wakeOnLower(x, this);
      kernel.wakeOnUpper(x, this);
    }
  }

  propagate(kernel: Kernel): boolean {
    const { lower, upper } = kernel.trail;
    const a = lower[this.#x] * lower[this.#y];
    const b = lower[this.#x] * upper[this.#y];
    const c = upper[this.#x] * lower[this.#y];
    const d = upper[this.#x] * upper[this.#y];
    return (
      this.#narrow(kernel, this.#z, Math.min(a, b, c, d), Math.max(a, b, c, d)) &&
      this.#divide(kernel, this.#x, this.#y) &&
      this.#divide(kernel, this.#y, this.#x)
    );
  }

  /** factor = z / other, where other cannot be zero. */
  #divide(kernel: Kernel, factor: number, other: number): boolean {
    const { lower, upper } = kernel.trail;
    if (lower[other] <= 0 && upper[other] >= 0) return true;
    const a = lower[this.#z] / lower[other];
    const b = lower[this.#z] / upper[other];
    const c = upper[this.#z] / lower[other];
    const d = upper[this.#z] / upper[other];
    return this.#narrow(kernel, factor, Math.ceil(Math.min(a, b, c, d)), Math.floor(Math.max(a, b, c, d)));
  }

  #narrow(kernel: Kernel, x: number, least: number, most: number): boolean {
    const { trail } = kernel;
    if (least > most) return kernel.fail(this);
    if (least > trail.upper[x] || most < trail.lower[x]) return kernel.fail(this);
    if (least > trail.lower[x] && !kernel.inferAtLeast(x, least, this, x)) return false;
    return most >= trail.upper[x] || kernel.inferAtMost(x, most, this, x);
  }

  /** The bounds of the other two; of all three for a failure. */
  explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    const { integers } = kernel;
    for (const x of [this.#z, this.#x, this.#y]) {
      if (inferred >= 0 && x === data) continue;
      kernel.premise(integers.premiseAtLeast(x, integers.lowerBefore(x, before), before));
      kernel.premise(integers.premiseAtMost(x, integers.upperBefore(x, before), before));
    }
  }
}
