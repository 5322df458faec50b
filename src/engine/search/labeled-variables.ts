import type { Kernel } from '../core/kernel.ts';
import type { Lit } from '../core/literal.ts';
import type { Satisfier } from '../satisfier.ts';
import { BoolVar, type IntVar } from '../variable.ts';

/** The variables of a labeling as the search sees them: by place, with domains read from the trail. */
export class LabeledVariables {
  readonly variables: readonly IntVar[];
  readonly #kernel: Kernel;
  /** The literal of a 0/1 variable, or -1. */
  readonly #lits: Int32Array;
  readonly #integers: Int32Array;
  readonly degree: Int32Array;
  /** Failures of the constraints that speak of the variable, plus its degree. */
  readonly weight: Float64Array;
  readonly #places = new Map<number, number>();

  constructor(solver: Satisfier, kernel: Kernel, variables: readonly IntVar[]) {
    this.variables = variables;
    this.#kernel = kernel;
    const degrees = solver.degrees();
    this.#lits = Int32Array.from(variables, (x) => (x instanceof BoolVar ? x.code : -1));
    this.#integers = Int32Array.from(variables, (x) => (x instanceof BoolVar ? -1 : x.code));
    this.degree = Int32Array.from(variables, (x) => degrees[solver.own(x).index]);
    this.weight = Float64Array.from(this.degree);
    variables.forEach((x, i) => {
      this.#places.set(x.index, i);
    });
  }

  open(i: number): boolean {
    const { trail } = this.#kernel;
    if (this.#lits[i] >= 0) return trail.value[this.#lits[i]] === 0;
    const x = this.#integers[i];
    return trail.lower[x] < trail.upper[x];
  }

  lower(i: number): number {
    const { trail } = this.#kernel;
    return this.#lits[i] >= 0 ? (trail.value[this.#lits[i]] > 0 ? 1 : 0) : trail.lower[this.#integers[i]];
  }

  upper(i: number): number {
    const { trail } = this.#kernel;
    return this.#lits[i] >= 0 ? (trail.value[this.#lits[i]] < 0 ? 0 : 1) : trail.upper[this.#integers[i]];
  }

  size(i: number): number {
    return this.#lits[i] >= 0 ? 2 : this.#kernel.integers.size(this.#integers[i]);
  }

  /** The next value left above v, or undefined. */
  after(i: number, v: number): number | undefined {
    if (this.#lits[i] >= 0)
      return v < this.lower(i) ? this.lower(i) : v < this.upper(i) ? this.upper(i) : undefined;
    return this.#kernel.integers.after(this.#integers[i], v);
  }

  before(i: number, v: number): number | undefined {
    if (this.#lits[i] >= 0)
      return v > this.upper(i) ? this.upper(i) : v > this.lower(i) ? this.lower(i) : undefined;
    return this.#kernel.integers.before(this.#integers[i], v);
  }

  /** The k-th value left, from zero. */
  nth(i: number, k: number): number {
    return this.#lits[i] >= 0 ? this.lower(i) + k : this.#kernel.integers.nth(this.#integers[i], k);
  }

  /** The literal `variable = v`, as a bound where a bound says as much. */
  equals(i: number, v: number): Lit {
    if (this.#lits[i] >= 0) return v === 1 ? this.#lits[i] : this.#lits[i] ^ 1;
    const x = this.#integers[i];
    const { trail, integers } = this.#kernel;
    if (v === trail.lower[x]) return integers.atMost(x, v);
    if (v === trail.upper[x]) return integers.atLeast(x, v);
    return integers.equals(x, v);
  }

  atMost(i: number, v: number): Lit {
    return this.#lits[i] >= 0 ? this.#lits[i] ^ 1 : this.#kernel.integers.atMost(this.#integers[i], v);
  }

  /** A constraint has failed: its variables gain weight (Boussemart et al.). */
  addFailure(scope: readonly IntVar[]): void {
    for (const x of scope) {
      const place = this.#places.get(x.index);
      if (place !== undefined) this.weight[place]++;
    }
  }
}
