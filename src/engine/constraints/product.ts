/** result = x * y. Bounds consistent over the reals, and exact once two of the three are known. */
import { type Constraint, Propagator } from '../constraint.ts';
import type { Kernel } from '../core/kernel.ts';
import { type Lit, NONE } from '../core/literal.ts';
import { ModelError } from '../errors.ts';
import type { IntVar } from '../variable.ts';

/** `result` is `x` times `y`. */
export function product(result: IntVar, x: IntVar, y: IntVar): Constraint {
  return {
    kind: 'product',
    scope: [result, x, y],
    holds: (value) => value(result) === value(x) * value(y),
    install: (into) => {
      const reach = Math.max(Math.abs(x.min), Math.abs(x.max)) * Math.max(Math.abs(y.min), Math.abs(y.max));
      if (reach > Number.MAX_SAFE_INTEGER)
        throw new ModelError(`a product overflows 2^53: it may reach ${reach}`);
      into.propagator(new Product(into.integer(result), into.integer(x), into.integer(y)));
    },
  };
}

const RESULT = 0;
const FIRST = 1;
const SECOND = 2;

class Product extends Propagator {
  readonly name = 'product';
  readonly #z: number;
  readonly #x: number;
  readonly #y: number;
  /** The three by their place: one integer may stand in several. */
  readonly #places: Int32Array;

  constructor(z: number, x: number, y: number) {
    super();
    this.#z = z;
    this.#x = x;
    this.#y = y;
    this.#places = Int32Array.of(z, x, y);
  }

  attach(kernel: Kernel): void {
    for (const x of this.#places) {
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
      this.#narrow(kernel, RESULT, Math.min(a, b, c, d), Math.max(a, b, c, d)) &&
      this.#divide(kernel, FIRST, SECOND) &&
      this.#divide(kernel, SECOND, FIRST)
    );
  }

  /** factor = z / other, where other cannot be zero. */
  #divide(kernel: Kernel, factor: number, otherPlace: number): boolean {
    const { lower, upper } = kernel.trail;
    const other = this.#places[otherPlace];
    if (lower[other] <= 0 && upper[other] >= 0) return true;
    const a = lower[this.#z] / lower[other];
    const b = lower[this.#z] / upper[other];
    const c = upper[this.#z] / lower[other];
    const d = upper[this.#z] / upper[other];
    return this.#narrow(kernel, factor, Math.ceil(Math.min(a, b, c, d)), Math.floor(Math.max(a, b, c, d)));
  }

  #narrow(kernel: Kernel, place: number, least: number, most: number): boolean {
    const { trail } = kernel;
    const x = this.#places[place];
    if (least > most) return kernel.fail(this);
    if (least > trail.upper[x] || most < trail.lower[x]) return kernel.fail(this);
    if (least > trail.lower[x] && !kernel.inferAtLeast(x, least, this, place)) return false;
    return most >= trail.upper[x] || kernel.inferAtMost(x, most, this, place);
  }

  /** The bounds in the other two places; in all three for a failure. */
  explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    const { integers } = kernel;
    for (let place = 0; place < this.#places.length; place++) {
      if (inferred !== NONE && place === data) continue;
      const x = this.#places[place];
      kernel.premise(integers.premiseAtLeast(x, integers.lowerBefore(x, before), before));
      kernel.premise(integers.premiseAtMost(x, integers.upperBefore(x, before), before));
    }
  }
}
