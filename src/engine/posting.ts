import type { Constraint, Installer, Propagator } from './constraint.ts';
import { forbid } from './constraints/forbid.ts';
import { NO_OWNER } from './core/clauses.ts';
import type { Kernel } from './core/kernel.ts';
import { type Lit, TRUE } from './core/literal.ts';
import { ModelError } from './errors.ts';
import { type Bool, BoolVar, type Comparison, type IntVar, literalOf, MAX_INT } from './variable.ts';

/** What an installation needs of the solver. */
export interface Model {
  /** Throws unless the variable belongs to this model. */
  own(x: IntVar): IntVar;
  literal(x: IntVar, comparison: Comparison, bound: number): { readonly code: Lit };
  integer(x: IntVar): number;
}

/**
 * The installation of posted constraints, one at a time and each with those inside it. It is all or nothing: what
 * `install` asks for is only written down, and done once all of it has been checked. If something throws before that,
 * nothing was posted; what is left are literals that stand in no constraint.
 */
export class Posting {
  readonly model: Model;
  readonly kernel: Kernel;
  readonly #posted: Constraint[];
  /**
   * What is to be done, in order: clauses and counts by their parts, so that models of thousands of them make no
   * closures, all else as a function. The arrays are used again for the next constraint.
   */
  readonly #by: Installation[] = [];
  readonly #lits: (readonly Lit[])[] = [];
  readonly #counts: number[] = [];
  readonly #others: (() => void)[] = [];
  #waiting = 0;
  readonly #isImplied: boolean;

  constructor(model: Model, kernel: Kernel, posted: Constraint[], isImplied: boolean) {
    this.model = model;
    this.kernel = kernel;
    this.#posted = posted;
    this.#isImplied = isImplied;
  }

  /** Adds the constraint, all of it or nothing. */
  post(constraint: Constraint, guard: Lit): void {
    const before = this.#posted.length;
    try {
      this.install(constraint, guard);
    } catch (error) {
      this.#abandon(before);
      throw error;
    }
    this.#commit();
  }

  /** Adds a literal that is true exactly if the constraint holds. */
  postReified(constraint: Constraint): Lit {
    const before = this.#posted.length;
    let lit: Lit;
    try {
      lit = this.reify(constraint);
    } catch (error) {
      this.#abandon(before);
      throw error;
    }
    this.#commit();
    return lit;
  }

  install(constraint: Constraint, guard: Lit): void {
    const owner = this.#isImplied ? NO_OWNER : this.#posted.push(constraint) - 1;
    constraint.install(new Installation(this, guard, owner));
  }

  /** A literal that is true exactly if the constraint holds. */
  reify(constraint: Constraint): Lit {
    const lit = this.kernel.newVariable() << 1;
    this.install(constraint, lit);
    this.install(constraint.negation?.() ?? forbid(constraint), lit ^ 1);
    return lit;
  }

  clauseLater(by: Installation, lits: readonly Lit[]): void {
    this.#later(by, lits, CLAUSE);
  }

  countLater(by: Installation, lits: readonly Lit[], count: number): void {
    // There is nothing to do for a count of none.
    if (count > 0) this.#later(by, lits, count);
  }

  later(by: Installation, step: () => void): void {
    this.#others[this.#waiting] = step;
    this.#later(by, NO_LITS, OTHER);
  }

  #later(by: Installation, lits: readonly Lit[], count: number): void {
    const at = this.#waiting++;
    this.#by[at] = by;
    this.#lits[at] = lits;
    this.#counts[at] = count;
  }

  #commit(): void {
    for (let i = 0; i < this.#waiting; i++) {
      const count = this.#counts[i];
      if (count === CLAUSE) this.kernel.addClause(this.#lits[i], this.#by[i].owner);
      else if (count === OTHER) this.#others[i]();
      else this.#by[i].count(this.#lits[i], count);
    }
    this.#waiting = 0;
    this.kernel.propagate();
  }

  #abandon(before: number): void {
    this.#waiting = 0;
    this.#posted.length = before;
  }
}

/** In the place of a count. */
const CLAUSE = 0;
const OTHER = -1;
const NO_LITS: readonly Lit[] = [];

/** One constraint on its way into the kernel, under one guard. */
class Installation implements Installer {
  readonly #posting: Posting;
  readonly kernel: Kernel;
  readonly guard: Lit;
  readonly owner: number;

  constructor(posting: Posting, guard: Lit, owner: number) {
    this.#posting = posting;
    this.kernel = posting.kernel;
    this.guard = guard;
    this.owner = owner;
  }

  clause(lits: readonly Lit[]): void {
    this.define(this.guard === TRUE ? lits : [...lits, this.guard ^ 1]);
  }

  define(lits: readonly Lit[]): void {
    this.#posting.clauseLater(this, lits);
  }

  sumAtLeast(coefficients: readonly number[], lits: readonly Lit[], bound: number): void {
    const sum = this.#merged(coefficients, lits, bound);
    if (sum.total > MAX_INT) throw new ModelError(`a sum overflows 2^31: it may reach ${sum.total}`);
    const settled = this.kernel.trail.size;
    this.#posting.later(this, () => {
      // What was settled since can only have made the sum smaller.
      const news = this.kernel.trail.size > settled;
      this.#addSum(news ? this.#merged(coefficients, lits, bound) : sum);
    });
  }

  /** The same sum over distinct open literals, with positive coefficients. */
  #merged(coefficients: readonly number[], lits: readonly Lit[], bound: number): Sum {
    const { value } = this.kernel.trail;
    // Everything in terms of positive literals first, so that repetitions and opposites meet.
    const byVariable = new Map<number, number>();
    for (let i = 0; i < lits.length; i++) {
      const lit = lits[i];
      const coefficient = coefficients[i];
      if (value[lit] !== 0) {
        if (value[lit] > 0) bound -= coefficient;
        continue;
      }
      const v = lit >> 1;
      if ((lit & 1) === 0) byVariable.set(v, (byVariable.get(v) ?? 0) + coefficient);
      else {
        byVariable.set(v, (byVariable.get(v) ?? 0) - coefficient);
        bound -= coefficient;
      }
    }
    const terms: [coefficient: number, lit: Lit][] = [];
    let total = 0;
    for (const [v, coefficient] of byVariable) {
      if (coefficient === 0) continue;
      if (coefficient > 0) terms.push([coefficient, 2 * v]);
      else {
        terms.push([-coefficient, 2 * v + 1]);
        bound -= coefficient;
      }
      total += Math.abs(coefficient);
    }
    return { terms, total, bound };
  }

  #addSum({ terms, total, bound }: Sum): void {
    const { kernel, guard } = this;
    const given = kernel.trail.value[guard];
    if (bound <= 0 || given < 0) return;
    if (total < bound) {
      kernel.addClause([guard ^ 1], this.owner);
      return;
    }
    const guarded: Sum['terms'] = given === 0 ? [...terms, [bound, guard ^ 1]] : [...terms];
    guarded.sort((a, b) => b[0] - a[0] || a[1] - b[1]);
    const clipped = guarded.map(([coefficient]) => Math.min(coefficient, bound));
    const sorted = guarded.map(([, lit]) => lit);
    if (clipped[clipped.length - 1] === bound) kernel.addClause(sorted, this.owner);
    else kernel.sums.add(clipped, sorted, bound, this.owner);
  }

  countAtLeast(lits: readonly Lit[], count: number): void {
    this.#posting.countLater(this, lits, count);
  }

  /** Does what `countAtLeast` asked for. */
  count(lits: readonly Lit[], count: number): void {
    const { kernel, guard } = this;
    const { seen, trail } = kernel;
    const { value } = trail;
    // The common case, without repetitions: all coefficients are one and need no sorting.
    let needed = count;
    let settled = 0;
    let repeated = false;
    for (let i = 0; i < lits.length; i++) {
      const lit = lits[i];
      if (value[lit] !== 0) {
        settled++;
        if (value[lit] > 0) needed--;
      } else if (seen[lit >> 1] === 0) seen[lit >> 1] = 1;
      else repeated = true;
    }
    for (let i = 0; i < lits.length; i++) seen[lits[i] >> 1] = 0;
    if (repeated) {
      this.#addSum(this.#merged(new Array(lits.length).fill(1), lits, count));
      return;
    }
    if (needed <= 0) return;
    const open = settled === 0 ? lits : lits.filter((lit) => value[lit] === 0);
    if (needed > open.length) kernel.addClause([guard ^ 1], this.owner);
    else if (needed === 1) kernel.addClause(guard === TRUE ? open : [...open, guard ^ 1], this.owner);
    else this.#countOpen(open, needed);
  }

  /** At least `count`, two or more, of these distinct and open literals; the guard's negation does for all of them. */
  #countOpen(lits: readonly Lit[], count: number): void {
    const { sums, trail } = this.kernel;
    const given = trail.value[this.guard];
    if (given > 0) sums.add(null, lits, count, this.owner);
    else if (given === 0) {
      const coefficients = new Array<number>(lits.length + 1);
      const guarded = new Array<Lit>(lits.length + 1);
      coefficients[0] = count;
      guarded[0] = this.guard ^ 1;
      for (let i = 0; i < lits.length; i++) {
        coefficients[i + 1] = 1;
        guarded[i + 1] = lits[i];
      }
      sums.add(coefficients, guarded, count, this.owner);
    }
  }

  propagator(propagator: Propagator): void {
    this.#posting.later(this, () => this.kernel.addPropagator(propagator, this.guard, this.owner));
  }

  fresh(): Lit {
    return this.kernel.newVariable() << 1;
  }

  reify(constraint: Constraint): Lit {
    return this.#posting.reify(constraint);
  }

  post(constraint: Constraint): void {
    this.#posting.install(constraint, this.guard);
  }

  postIf(when: Lit, constraint: Constraint): void {
    this.#posting.install(constraint, this.#guardWhere(when));
  }

  where(when: Lit): Installer {
    return new Installation(this.#posting, this.#guardWhere(when), this.owner);
  }

  /** True exactly where the guard and this literal are. */
  #guardWhere(when: Lit): Lit {
    if (this.guard === TRUE) return when;
    if (when === TRUE) return this.guard;
    const both = this.fresh();
    this.define([both, when ^ 1, this.guard ^ 1]);
    this.define([both ^ 1, when]);
    this.define([both ^ 1, this.guard]);
    return both;
  }

  integer(x: IntVar): number {
    return this.#posting.model.integer(x);
  }

  lit(bool: Bool): Lit {
    this.#posting.model.own(bool instanceof BoolVar ? bool : literalOf(bool).variable);
    return bool.code;
  }

  compare(x: IntVar, comparison: Comparison, bound: number): Lit {
    return this.#posting.model.literal(x, comparison, bound).code;
  }
}

interface Sum {
  readonly terms: [coefficient: number, lit: Lit][];
  readonly total: number;
  readonly bound: number;
}
