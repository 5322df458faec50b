/** result = x * y. Bounds consistent over the reals, and exact once two of the three are known. */
import type { Constraint } from '../constraint.ts';
import type { Kernel } from '../core/kernel.ts';
import type { IntVar } from '../variable.ts';
import { ALL, integersOf, ThreeBounds } from './three-bounds.ts';

/** `result` is `x` times `y`. */
export function product(result: IntVar, x: IntVar, y: IntVar): Constraint {
  return {
    kind: 'product',
    scope: [result, x, y],
    // A product that is too large to be exact is too large to be a result.
    holds: (value) => value(result) === value(x) * value(y),
    install: (into) => into.propagator(new Product(...integersOf(into, result, x, y))),
  };
}

class Product extends ThreeBounds {
  readonly name = 'product';

  propagate(kernel: Kernel): boolean {
    const { lower, upper } = kernel.trail;
    const a = lower[this.x] * lower[this.y];
    const b = lower[this.x] * upper[this.y];
    const c = upper[this.x] * lower[this.y];
    const d = upper[this.x] * upper[this.y];
    return (
      this.within(kernel, 0, Math.min(a, b, c, d), Math.max(a, b, c, d)) &&
      this.#divide(kernel, 1, this.x, this.y) &&
      this.#divide(kernel, 2, this.y, this.x) &&
      this.#divideFurther(kernel)
    );
  }

  /** factor = z / other, where other cannot be zero. */
  #divide(kernel: Kernel, role: number, factor: number, other: number): boolean {
    const { lower, upper } = kernel.trail;
    this.#least = lower[factor];
    this.#most = upper[factor];
    if (!this.#narrow(kernel, lower[other], upper[other])) return true;
    if (this.#least > this.#most) return kernel.fail(this);
    return this.within(kernel, role, this.#least, this.#most);
  }

  #least = 0;
  #most = 0;

  /** Narrows least..most to z / other. False: nothing changes. */
  #narrow({ trail }: Kernel, from: number, to: number): boolean {
    if (from <= 0 && to >= 0) return false;
    const [low, high] = [trail.lower[this.z], trail.upper[this.z]];
    const [a, b, c, d] = [low / from, low / to, high / from, high / to];
    const least = Math.ceil(Math.min(a, b, c, d));
    const most = Math.floor(Math.max(a, b, c, d));
    if (least <= this.#least && most >= this.#most) return false;
    if (least > this.#least) this.#least = least;
    if (most < this.#most) this.#most = most;
    return true;
  }

  /** Near the root of z each factor moves the other by one at a time: that is done here, without a literal for each step. */
  #divideFurther(kernel: Kernel): boolean {
    const { lower, upper } = kernel.trail;
    let [a, b, c, d] = [lower[this.x], upper[this.x], lower[this.y], upper[this.y]];
    for (let moved = true; moved; ) {
      this.#least = a;
      this.#most = b;
      moved = this.#narrow(kernel, c, d);
      [a, b] = [this.#least, this.#most];
      if (a > b) return kernel.fail(this);
      this.#least = c;
      this.#most = d;
      if (this.#narrow(kernel, a, b)) moved = true;
      [c, d] = [this.#least, this.#most];
      if (c > d) return kernel.fail(this);
    }
    return this.within(kernel, 1, a, b, ALL) && this.within(kernel, 2, c, d, ALL);
  }
}
