import { sum, type Term } from '../constraints/linear.ts';
import { clause } from '../constraints/logic.ts';
import type { PostLimits } from '../options.ts';
import type { Outcome, Solution } from '../outcome.ts';
import type { Satisfier } from '../satisfier.ts';
import { BoolVar, type IntVar, Literal } from '../variable.ts';
import type { Because } from './limits.ts';

/** What one step found out about the smallest sum. */
export type CoreStep =
  | { readonly status: 'raised' }
  | { readonly status: 'found'; readonly solution: Solution; readonly optimal: boolean }
  | { readonly status: 'unsat' }
  | { readonly status: 'unknown'; readonly because: Because };

/** A literal that costs its weight where it is true; `after` is the next step of the same variable. */
interface Cost {
  weight: number;
  readonly after: () => Literal | undefined;
}

/**
 * A rising lower bound on a sum, from what cannot hold together (OLL: Andres, Kaufmann, Matheis, Schaub 2012). All
 * costs are assumed away. The core of a refusal says that at least one of some costs must be paid: the bound rises by
 * the smallest of them, and a new variable counts how many are paid beyond that one. Costs of large weight come first
 * (stratification), so that a solution is found early. When nothing of what is assumed away is refused, the solution is
 * the best one.
 */
export class CoreGuided {
  readonly #solver: Satisfier;
  readonly #costs = new Map<number, Cost & { readonly literal: Literal }>();
  /** Costs of at least this weight are assumed away. */
  #stratum = 0;
  /** No solution has a smaller sum. */
  lower = 0;

  /** The sum of coefficient times variable is to be small. */
  constructor(solver: Satisfier, terms: readonly Term[]) {
    this.#solver = solver;
    for (const [coefficient, x] of terms) if (coefficient !== 0) this.#add(coefficient, x);
    this.#stratum = this.#nextStratum(Infinity);
  }

  #add(coefficient: number, x: IntVar | Literal): void {
    const weight = Math.abs(coefficient);
    if (x instanceof Literal || x instanceof BoolVar) {
      const literal = coefficient > 0 ? x : x.not();
      if (coefficient < 0) this.lower += coefficient;
      this.#cost(weight, literal instanceof BoolVar ? literal.yes : literal, () => undefined);
      return;
    }
    // Bounds are those of the root, and not of a node at which another search stands.
    const [least, most] = this.#solver.rootBounds(x);
    this.lower += coefficient * (coefficient > 0 ? least : most);
    if (coefficient > 0) this.#rise(weight, x, least + 1);
    else this.#fall(weight, x, most - 1);
  }

  /** Each value that x reaches from here on costs the weight once more. */
  #rise(weight: number, x: IntVar, from: number): void {
    const next = (v: number): Literal | undefined =>
      v > this.#solver.rootBounds(x)[1] ? undefined : x.ge(v);
    const first = next(from);
    if (first) this.#steps(weight, first, (k) => next(from + k));
  }

  #fall(weight: number, x: IntVar, from: number): void {
    const next = (v: number): Literal | undefined =>
      v < this.#solver.rootBounds(x)[0] ? undefined : x.le(v);
    const first = next(from);
    if (first) this.#steps(weight, first, (k) => next(from - k));
  }

  #steps(weight: number, first: Literal, at: (k: number) => Literal | undefined, k = 1): void {
    this.#cost(weight, first, () => {
      const next = at(k);
      if (next) this.#steps(weight, next, at, k + 1);
      return next;
    });
  }

  #cost(weight: number, literal: Literal, after: () => Literal | undefined): void {
    const known = this.#costs.get(literal.code);
    if (known) {
      // The same literal again, or the next step of another term: both are due when it is paid.
      const { after: first } = known;
      this.#costs.set(literal.code, {
        literal,
        weight: known.weight + weight,
        after: () => {
          first();
          return after();
        },
      });
    } else this.#costs.set(literal.code, { literal, weight, after });
  }

  #nextStratum(below: number): number {
    let next = 0;
    for (const { weight } of this.#costs.values()) if (weight < below && weight > next) next = weight;
    return next;
  }

  /** What to assume in the next question. */
  get assumed(): Literal[] {
    return this.#open.map(({ literal }) => literal.not());
  }

  get #open() {
    return [...this.#costs.values()].filter(({ weight }) => weight > 0 && weight >= this.#stratum);
  }

  /** Learns from the answer to that question. */
  take(outcome: Outcome, limits: PostLimits = {}): CoreStep {
    if (outcome.status === 'unknown') return outcome;
    if (outcome.status === 'unsat') return this.#pay(outcome.core, limits);
    const left = [...this.#costs.values()].some(({ weight }) => weight > 0 && weight < this.#stratum);
    if (left) this.#stratum = this.#nextStratum(this.#stratum);
    return { status: 'found', solution: outcome.solution, optimal: !left };
  }

  /** At least one of these is paid; where others were assumed too, only as long as they are true. */
  #pay(core: readonly Literal[], limits: PostLimits): CoreStep {
    const paid = core.flatMap(({ code }) => this.#costs.get(code ^ 1) ?? []);
    if (paid.length === 0) return { status: 'unsat' };
    const others = core.filter(({ code }) => !this.#costs.has(code ^ 1));
    const weight = Math.min(...paid.map((cost) => cost.weight));
    this.lower += weight;
    const literals = paid.map(({ literal }) => literal);
    for (const { literal, weight: before, after } of paid) {
      // The next step of its variable can only be paid after it: from now on that counts.
      this.#costs.set(literal.code, { literal, weight: before - weight, after: () => undefined });
      after();
    }
    this.#solver.postImplied([clause([...literals, ...others.map((literal) => literal.not())])], limits);
    if (literals.length > 1) {
      const count = this.#solver.helper(1, literals.length);
      this.#solver.postImplied([sum(literals, '<=', count)], limits);
      this.#rise(weight, count, 2);
    }
    return { status: 'raised' };
  }
}
