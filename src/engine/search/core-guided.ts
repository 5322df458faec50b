import { sum } from '../constraints/linear.ts';
import { clause } from '../constraints/logic.ts';
import type { Term } from '../constraints/weighted-sum.ts';
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

/** A literal that costs its weight where it is true; once it is paid, the next step of the same variable is `due`. */
interface Cost {
  readonly literal: Literal;
  readonly weight: number;
  readonly due: () => void;
}

const NOTHING = (): void => {};

/**
 * A rising lower bound on a sum, from what cannot hold together (OLL: Andres, Kaufmann, Matheis, Schaub 2012). All
 * costs are assumed away. The core of a refusal says that at least one of some costs must be paid: the bound rises by
 * the smallest of them, and a new variable counts how many are paid beyond that one. Costs of large weight come first
 * (stratification), so that a solution is found early. When nothing of what is assumed away is refused, the solution is
 * the best one.
 */
export class CoreGuided {
  readonly #solver: Satisfier;
  readonly #costs = new Map<number, Cost>();
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
      this.#cost(weight, literal instanceof BoolVar ? literal.yes : literal, NOTHING);
      return;
    }
    // Bounds are those of the root, and not of a node at which another search stands.
    const [least, most] = this.#solver.rootBounds(x);
    this.lower += coefficient * (coefficient > 0 ? least : most);
    this.#rise(weight, x, coefficient > 0 ? 1 : -1, coefficient > 0 ? least + 1 : most - 1);
  }

  /** Each value that x reaches from here on costs the weight once more; those that the root has passed are paid. */
  #rise(weight: number, x: IntVar, sign: 1 | -1, from: number): void {
    const [least, most] = this.#solver.rootBounds(x);
    const v = sign > 0 ? Math.max(from, least + 1) : Math.min(from, most - 1);
    this.lower += weight * Math.abs(v - from);
    if (v < least || v > most) return;
    this.#cost(weight, sign > 0 ? x.ge(v) : x.le(v), () => this.#rise(weight, x, sign, v + sign));
  }

  #cost(weight: number, literal: Literal, due: () => void): void {
    const known = this.#costs.get(literal.code);
    // The same literal again, or the next step of another term: both are due when it is paid.
    const both = (): void => {
      known?.due();
      due();
    };
    this.#costs.set(literal.code, { literal, weight: weight + (known?.weight ?? 0), due: both });
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
    this.#solver.postImplied([clause([...literals, ...others.map((literal) => literal.not())])], limits);
    for (const { literal, weight: before, due } of paid) {
      // The next step of its variable can only be paid after it: from now on that counts.
      this.#costs.set(literal.code, { literal, weight: before - weight, due: NOTHING });
      due();
    }
    if (literals.length > 1) {
      const count = this.#solver.helper(1, literals.length);
      this.#solver.postImplied([sum(literals, '<=', count)], limits);
      this.#rise(weight, count, 1, 2);
    }
    return { status: 'raised' };
  }
}
