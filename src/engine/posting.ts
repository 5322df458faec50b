import type { Constraint, Installer, Propagator } from './constraint.ts';
import { forbid } from './constraints/forbid.ts';
import { NO_OWNER } from './core/clauses.ts';
import type { Kernel } from './core/kernel.ts';
import { type Lit, TRUE } from './core/literal.ts';
import { doubles, words } from './core/memory.ts';
import { WORK_UNASKED } from './core/work.ts';
import { LimitError, ModelError } from './errors.ts';
import type { Budget } from './search/index.ts';
import { type Bool, BoolVar, type Comparison, type IntVar, literalOf, MAX_INT } from './variable.ts';

const NO_WEIGHTS = doubles(0);
const NO_WORDS = words(0);

/** What a posting writes into. Models post thousands of constraints, so each kernel's is used again by the next one. */
class Workspace {
  /**
   * What is to be done, in order: clauses and counts by their parts, so that models of thousands of them make no
   * closures, all else as a function.
   */
  readonly by: Installation[] = [];
  readonly lits: (readonly Lit[])[] = [];
  readonly counts: number[] = [];
  readonly others: ((() => void) | undefined)[] = [];
  /** Zeros by variable, between two uses. */
  weights = NO_WEIGHTS;
  met = NO_WORDS;
  /** How much is waiting; what a posting inside another asks for comes on top, and is done first. */
  waiting = 0;
}

const workspaces = new WeakMap<Kernel, Workspace>();

/** One that held more than this is not kept: what it refers to would stay. */
const MOST_KEPT = 4096;

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
 * nothing was posted; what is left are literals that stand in no constraint. So it is with a limit that is reached.
 */
export class Posting {
  readonly model: Model;
  readonly kernel: Kernel;
  readonly #posted: Constraint[];
  readonly #space: Workspace;
  readonly #isImplied: boolean;
  readonly #budget: Budget;
  /** Work since the limits were last read. */
  #spent = 0;

  constructor(model: Model, kernel: Kernel, posted: Constraint[], isImplied: boolean, budget: Budget) {
    this.model = model;
    this.kernel = kernel;
    this.#posted = posted;
    this.#isImplied = isImplied;
    this.#budget = budget;
    this.#space = workspaces.get(kernel) ?? new Workspace();
    workspaces.set(kernel, this.#space);
  }

  /** Some work, as the kernel counts it. Throws where a limit was reached. */
  spend(work: number): void {
    this.#spent += work;
    if (this.#spent < WORK_UNASKED) return;
    this.#spent = 0;
    const because = this.#budget.expired(this.kernel);
    if (because !== null) throw new LimitError(because);
  }

  /** Adds the constraint, all of it or nothing. */
  post(constraint: Constraint, guard: Lit): void {
    const before = this.#posted.length;
    const from = this.#space.waiting;
    try {
      this.install(constraint, guard);
    } catch (error) {
      this.#abandon(before, from);
      throw error;
    }
    this.#commit(from);
  }

  /** Adds a literal that is true exactly if the constraint holds. */
  postReified(constraint: Constraint): Lit {
    const before = this.#posted.length;
    const from = this.#space.waiting;
    let lit: Lit;
    try {
      lit = this.reify(constraint);
    } catch (error) {
      this.#abandon(before, from);
      throw error;
    }
    this.#commit(from);
    return lit;
  }

  install(constraint: Constraint, guard: Lit): void {
    this.spend(8);
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
    this.#later(by, NO_LITS, OTHER, step);
  }

  #later(by: Installation, lits: readonly Lit[], count: number, other?: () => void): void {
    this.spend(1 + lits.length);
    const space = this.#space;
    const at = space.waiting++;
    space.by[at] = by;
    space.lits[at] = lits;
    space.counts[at] = count;
    space.others[at] = other;
  }

  #commit(from: number): void {
    const space = this.#space;
    const { by, lits, counts, others } = space;
    try {
      for (let i = from; i < space.waiting; i++) {
        const count = counts[i];
        if (count === CLAUSE) this.kernel.addClause(lits[i], by[i].owner);
        else if (count === OTHER) others[i]?.();
        else by[i].count(lits[i], count);
      }
    } catch (error) {
      this.kernel.breakage.by(error);
      throw error;
    } finally {
      this.#end(from);
    }
    this.kernel.propagate();
  }

  /** Zeros by variable, to be left as zeros, and room for this many variables. */
  scratch(length: number): { readonly weights: Float64Array; readonly met: Int32Array } {
    const space = this.#space;
    const { variables } = this.kernel.trail;
    if (space.weights.length < variables) space.weights = doubles(2 * variables);
    if (space.met.length < length) space.met = words(2 * length);
    return space;
  }

  #abandon(before: number, from: number): void {
    this.#end(from);
    this.#posted.length = before;
  }

  #end(from: number): void {
    if (this.#space.waiting > MOST_KEPT) workspaces.delete(this.kernel);
    this.#space.waiting = from;
  }
}

/** In place of a count. */
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
    this.#posting.spend(4 * lits.length);
    const sum = this.#merged(coefficients, lits, bound);
    if (sum.total > MAX_INT) throw new ModelError(`a sum overflows 2^31: it may reach ${sum.total}`);
    const settled = this.kernel.trail.size;
    this.#posting.later(this, () => {
      // What was settled since can only have made the sum smaller.
      const news = this.kernel.trail.size > settled;
      this.#addSum(news ? this.#merged(coefficients, lits, bound) : sum);
    });
  }

  /** The same sum over distinct open literals in rising order, with positive coefficients; null for all one. */
  #merged(coefficients: readonly number[] | null, lits: readonly Lit[], bound: number): Sum {
    const { value } = this.kernel.trail;
    const { weights, met } = this.#posting.scratch(lits.length);
    // Everything in terms of positive literals first, so that repetitions and opposites meet.
    let count = 0;
    let rising = true;
    for (let i = 0; i < lits.length; i++) {
      const lit = lits[i];
      const coefficient = coefficients === null ? 1 : coefficients[i];
      if (value[lit] !== 0) {
        if (value[lit] > 0) bound -= coefficient;
        continue;
      }
      const v = lit >> 1;
      if (weights[v] === 0) {
        if (count > 0 && v < met[count - 1]) rising = false;
        met[count++] = v;
      }
      if ((lit & 1) === 0) weights[v] += coefficient;
      else {
        weights[v] -= coefficient;
        bound -= coefficient;
      }
    }
    if (!rising) met.subarray(0, count).sort();
    const sum: Sum = { coefficients: [], lits: [], total: 0, bound };
    for (let i = 0; i < count; i++) {
      const v = met[i];
      const weight = weights[v];
      // A variable that was met again after its weight had become zero is there twice.
      if (weight === 0) continue;
      weights[v] = 0;
      sum.coefficients.push(Math.abs(weight));
      sum.lits.push(weight > 0 ? 2 * v : 2 * v + 1);
      if (weight < 0) sum.bound -= weight;
      sum.total += Math.abs(weight);
    }
    return sum;
  }

  #addSum({ coefficients, lits, total, bound }: Sum): void {
    const { kernel, guard } = this;
    const given = kernel.trail.value[guard];
    if (bound <= 0 || given < 0) return;
    if (total < bound) {
      kernel.addClause([guard ^ 1], this.owner);
      return;
    }
    if (given === 0) {
      let at = 0;
      while (at < lits.length && lits[at] <= (guard ^ 1)) at++;
      lits.splice(at, 0, guard ^ 1);
      coefficients.splice(at, 0, bound);
    }
    const order = fallingOrder(coefficients);
    const clipped = order.map((i) => Math.min(coefficients[i], bound));
    const sorted = order.map((i) => lits[i]);
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
      this.#addSum(this.#merged(null, lits, count));
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
    this.#posting.spend(1);
    return this.#posting.model.integer(x);
  }

  lit(bool: Bool): Lit {
    this.#posting.model.own(bool instanceof BoolVar ? bool : literalOf(bool).variable);
    return bool.code;
  }

  compare(x: IntVar, comparison: Comparison, bound: number): Lit {
    this.#posting.spend(4);
    return this.#posting.model.literal(x, comparison, bound).code;
  }
}

interface Sum {
  readonly coefficients: number[];
  readonly lits: Lit[];
  total: number;
  bound: number;
}

/** Up to here, going once through the sum for each coefficient is quicker than sorting. */
const SMALL = 16;

/** The places of these in falling order; those of equal ones as they stand. */
function fallingOrder(coefficients: readonly number[]): number[] {
  const order: number[] = [];
  let largest = 0;
  for (const coefficient of coefficients) largest = Math.max(largest, coefficient);
  if (largest > SMALL)
    return coefficients.map((_, i) => i).sort((i, j) => coefficients[j] - coefficients[i] || i - j);
  for (let coefficient = largest; coefficient > 0; coefficient--) {
    for (let i = 0; i < coefficients.length; i++) if (coefficients[i] === coefficient) order.push(i);
  }
  return order;
}
