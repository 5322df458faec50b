/**
 * The negation of any constraint, from its definition alone: acts when at most one variable is open. Forward checking.
 */
import { type Constraint, Propagator } from '../constraint.ts';
import type { Kernel } from '../core/kernel.ts';
import type { Lit } from '../core/literal.ts';
import type { IntVar, Valuation } from '../variable.ts';
import { explainRest, removeValue } from './value.ts';

/** Domains wider than this are left alone until they have shrunk. */
const WIDEST = 256;

/** The opposite of any constraint, propagated by forward checking. */
export function forbid(constraint: Constraint): Constraint {
  const scope = [...new Set(constraint.scope)];
  return {
    kind: 'forbid',
    scope,
    holds: (value) => !constraint.holds(value),
    install: (into) => {
      if (scope.length === 0) {
        if (constraint.holds(() => 0)) into.clause([]);
        return;
      }
      into.propagator(
        new Forbid(
          constraint,
          scope,
          scope.map((x) => into.integer(x)),
        ),
      );
    },
    negation: () => constraint,
  };
}

class Forbid extends Propagator {
  readonly name = 'forbid';
  readonly #constraint: Constraint;
  readonly #integers: Int32Array;
  readonly #places = new Map<IntVar, number>();
  readonly #values: Int32Array;
  readonly #value: Valuation = (x) => this.#values[this.#places.get(x) ?? 0];

  constructor(constraint: Constraint, scope: readonly IntVar[], integers: readonly number[]) {
    super();
    this.#constraint = constraint;
    this.#integers = Int32Array.from(integers);
    this.#values = new Int32Array(scope.length);
    scope.forEach((x, i) => {
      this.#places.set(x, i);
    });
  }

  attach(kernel: Kernel): void {
    for (const x of this.#integers) kernel.wakeOnBounds(x, this);
  }

  propagate(kernel: Kernel): boolean {
    const open = this.#read(kernel);
    if (open === -2) return true;
    if (open === -1) return !this.#constraint.holds(this.#value) || kernel.fail(this);
    const x = this.#integers[open];
    if (kernel.trail.upper[x] - kernel.trail.lower[x] > WIDEST) return true;
    for (
      let v: number | undefined = kernel.trail.lower[x];
      v !== undefined;
      v = kernel.integers.after(x, v)
    ) {
      this.#values[open] = v;
      if (this.#constraint.holds(this.#value) && !removeValue(kernel, x, v, this, open)) return false;
    }
    return true;
  }

  override refuted(kernel: Kernel): boolean {
    return this.#read(kernel) === -1 && this.#constraint.holds(this.#value);
  }

  explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    explainRest(kernel, this.#integers, inferred, data, before);
  }

  /** The place of the only open variable; -1 if there is none, -2 if there are several. */
  #read(kernel: Kernel): number {
    const { lower, upper } = kernel.trail;
    let open = -1;
    for (let i = 0; i < this.#integers.length; i++) {
      const x = this.#integers[i];
      if (lower[x] !== upper[x]) {
        if (open >= 0) return -2;
        open = i;
      }
      this.#values[i] = lower[x];
    }
    return open;
  }
}
