/** result = |x|. Bounds consistent once the sign of x is known, and on the upper bounds before. */
import { type Constraint, Propagator } from '../constraint.ts';
import type { Kernel } from '../core/kernel.ts';
import type { Lit } from '../core/literal.ts';
import type { IntVar } from '../variable.ts';
import { linear } from './linear.ts';

/** `result` is the absolute value of `x`. */
export function absolute(result: IntVar, x: IntVar): Constraint {
  return {
    kind: 'absolute',
    scope: [result, x],
    holds: (value) => value(result) === Math.abs(value(x)),
    install: (into) => {
      const positive = into.compare(x, '>=', 0);
      into.clause([into.compare(result, '>=', 0)]);
      into.postIf(
        positive,
        linear(
          [
            [1, result],
            [-1, x],
          ],
          '=',
          0,
        ),
      );
      into.postIf(
        positive ^ 1,
        linear(
          [
            [1, result],
            [1, x],
          ],
          '=',
          0,
        ),
      );
      into.propagator(new Magnitude(into.integer(result), into.integer(x)));
    },
  };
}

/** -r <= x <= r, and r no larger than the farther end of x. */
class Magnitude extends Propagator {
  readonly name = 'absolute';
  readonly #result: number;
  readonly #x: number;

  constructor(result: number, x: number) {
    super();
    this.#result = result;
    this.#x = x;
  }

  attach(kernel: Kernel): void {
    kernel.wakeOnUpper(this.#result, this);
    kernel.wakeOnBounds(this.#x, this);
  }

  propagate(kernel: Kernel): boolean {
    const { lower, upper } = kernel.trail;
    const most = upper[this.#result];
    if (!kernel.inferAtMost(this.#x, most, this) || !kernel.inferAtLeast(this.#x, -most, this)) return false;
    return kernel.inferAtMost(this.#result, Math.max(-lower[this.#x], upper[this.#x]), this, 1);
  }

  explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    const { integers } = kernel;
    const bound = Math.abs(kernel.trail.weakestBound(inferred));
    if (data === 1) {
      kernel.premise(integers.premiseAtLeast(this.#x, -bound, before));
      kernel.premise(integers.premiseAtMost(this.#x, bound, before));
    } else kernel.premise(integers.premiseAtMost(this.#result, bound, before));
  }
}
