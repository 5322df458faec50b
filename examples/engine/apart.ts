/**
 * |x - y| >= distance: the two keep their distance, in one order or the other. Bounds consistent. The worked example of
 * docs/adding-a-constraint.md.
 */
import {
  and,
  type Constraint,
  type IntVar,
  type Kernel,
  type Lit,
  linear,
  ModelError,
  NONE,
  Propagator,
} from '../../src/engine/index.ts';

export function apart(x: IntVar, y: IntVar, distance: number): Constraint {
  if (!Number.isInteger(distance) || distance < 1)
    throw new ModelError(`a distance must be a positive integer, got ${distance}`);
  const difference = [
    [1, x],
    [-1, y],
  ] as const;
  return {
    kind: 'apart',
    scope: [x, y],
    holds: (value) => Math.abs(value(x) - value(y)) >= distance,
    install: (into) => {
      if (x === y) into.clause([]);
      else into.propagator(new Apart(into.integer(x), into.integer(y), distance));
    },
    negation: () => and(linear(difference, '<', distance), linear(difference, '>', -distance)),
  };
}

const X_FIRST = 0;
const Y_FIRST = 1;

/** Acts as soon as only one order is left: first + distance <= second. */
class Apart extends Propagator {
  readonly name = 'apart';
  readonly #x: number;
  readonly #y: number;
  readonly #distance: number;

  constructor(x: number, y: number, distance: number) {
    super();
    this.#x = x;
    this.#y = y;
    this.#distance = distance;
  }

  attach(kernel: Kernel): void {
    for (const x of [this.#x, this.#y]) {
      kernel.wakeOnLower(x, this);
      kernel.wakeOnUpper(x, this);
    }
  }

  propagate(kernel: Kernel): boolean {
    const xFirst = this.#possible(kernel, this.#x, this.#y);
    const yFirst = this.#possible(kernel, this.#y, this.#x);
    if (xFirst && yFirst) return true;
    if (xFirst) return this.#order(kernel, this.#x, this.#y, X_FIRST);
    if (yFirst) return this.#order(kernel, this.#y, this.#x, Y_FIRST);
    return kernel.fail(this);
  }

  override refuted(kernel: Kernel): boolean {
    return !this.#possible(kernel, this.#x, this.#y) && !this.#possible(kernel, this.#y, this.#x);
  }

  #possible({ trail }: Kernel, first: number, second: number): boolean {
    return trail.lower[first] + this.#distance <= trail.upper[second];
  }

  #order(kernel: Kernel, first: number, second: number, data: number): boolean {
    const { lower, upper } = kernel.trail;
    if (upper[first] + this.#distance <= lower[second]) kernel.entailed();
    return (
      kernel.inferAtLeast(second, lower[first] + this.#distance, this, data) &&
      kernel.inferAtMost(first, upper[second] - this.#distance, this, data)
    );
  }

  explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    if (inferred === NONE) {
      this.#whyImpossible(kernel, this.#x, this.#y, before);
      this.#whyImpossible(kernel, this.#y, this.#x, before);
      return;
    }
    const [first, second] = data === X_FIRST ? [this.#x, this.#y] : [this.#y, this.#x];
    this.#whyImpossible(kernel, second, first, before);
    // A positive literal is the lower bound of the second, a negative one the upper bound of the first.
    const bound = kernel.trail.weakestBound(inferred);
    kernel.premise(
      (inferred & 1) === 0
        ? kernel.integers.premiseAtLeast(first, bound - this.#distance, before)
        : kernel.integers.premiseAtMost(second, bound + this.#distance, before),
    );
  }

  /** The second could not be as late as the first and its distance: the weakest two bounds that say so. */
  #whyImpossible(kernel: Kernel, first: number, second: number, before: number): void {
    const { integers } = kernel;
    const latest = integers.upperBefore(second, before);
    kernel.premise(integers.premiseAtMost(second, latest, before));
    kernel.premise(integers.premiseAtLeast(first, latest - this.#distance + 1, before));
  }
}
