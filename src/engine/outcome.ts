import type { Kernel } from './core/kernel.ts';
import { ModelError } from './errors.ts';
import type { Because } from './search/limits.ts';
import { BoolVar, type IntVar, type Literal } from './variable.ts';

/** The answer to a question: yes with values, no with the assumptions to blame, or not known. */
export type Outcome =
  | { readonly status: 'sat'; readonly value: (x: IntVar) => number; readonly solution: Solution }
  | { readonly status: 'unsat'; readonly core: readonly Literal[] }
  | { readonly status: 'unknown'; readonly because: Because };

/** The values of all variables in one solution; stays valid after the solver has moved on. */
export class Solution {
  readonly #owner: object;
  readonly #literals: Int8Array;
  readonly #integers: Int32Array;

  constructor(owner: object, kernel: Kernel) {
    this.#owner = owner;
    const { trail } = kernel;
    this.#literals = trail.value.slice(0, 2 * trail.variables);
    this.#integers = trail.lower.slice(0, trail.integerCount);
  }

  value = (x: IntVar): number => {
    if (x.solver !== this.#owner)
      throw new ModelError(`foreign variable ${x.name}: it belongs to another solver`);
    const value = x instanceof BoolVar ? this.#literals[x.code] : this.#integers[x.code];
    if (value === undefined) throw new ModelError(`variable ${x.name} was made after this solution`);
    return x instanceof BoolVar ? (value > 0 ? 1 : 0) : value;
  };

  /** For the solver: 1 for each kernel variable that is true here, 0 for each other one that existed. */
  writePhases(owner: object, phase: Uint8Array): void {
    if (owner !== this.#owner) throw new ModelError('foreign solution: it belongs to another solver');
    for (let v = 0; 2 * v < this.#literals.length; v++) phase[v] = this.#literals[2 * v] > 0 ? 1 : 0;
  }
}
