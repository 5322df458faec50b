import type { Constraint, Installer, Propagator } from './constraint.ts';
import type { Kernel } from './core/kernel.ts';
import { type Lit, TRUE } from './core/literal.ts';
import { ModelError } from './errors.ts';
import type { Solver } from './solver.ts';
import { type Bool, BoolVar, type IntVar, type Literal, literalOf, MAX_INT } from './variable.ts';

/** One constraint on its way into the kernel, under one guard. */
export class Installation implements Installer {
  readonly #solver: Solver;
  readonly kernel: Kernel;
  readonly guard: Lit;
  readonly owner: number;

  constructor(solver: Solver, kernel: Kernel, guard: Lit, owner: number) {
    this.#solver = solver;
    this.kernel = kernel;
    this.guard = guard;
    this.owner = owner;
  }

  clause(lits: readonly Lit[]): void {
    this.kernel.addClause(this.guard === TRUE ? lits : [...lits, this.guard ^ 1], this.owner);
  }

  sumAtLeast(coefficients: readonly number[], lits: readonly Lit[], bound: number): void {
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
    if (total > MAX_INT || Math.abs(bound) > MAX_INT) throw new ModelError(`a sum overflows 2^31: ${total}`);
    if (bound <= 0) return;
    if (total < bound) {
      this.clause([]);
      return;
    }
    if (this.guard !== TRUE) {
      if (value[this.guard] < 0) return;
      if (value[this.guard] === 0) terms.push([bound, this.guard ^ 1]);
    }
    terms.sort((a, b) => b[0] - a[0] || a[1] - b[1]);
    const clipped = terms.map(([coefficient]) => Math.min(coefficient, bound));
    const sorted = terms.map(([, lit]) => lit);
    if (clipped[clipped.length - 1] === bound) this.kernel.addClause(sorted, this.owner);
    else this.kernel.sums.add(clipped, sorted, bound, this.owner);
  }

  countAtLeast(lits: readonly Lit[], count: number): void {
    const { value } = this.kernel.trail;
    const { seen } = this.kernel;
    // The common case, without repetitions: all coefficients are one and need no sorting.
    const open: Lit[] = [];
    let needed = count;
    let repeated = false;
    for (let i = 0; i < lits.length; i++) {
      const lit = lits[i];
      if (value[lit] > 0) needed--;
      if (value[lit] !== 0) continue;
      if (seen[lit >> 1] !== 0) {
        repeated = true;
        break;
      }
      seen[lit >> 1] = 1;
      open.push(lit);
    }
    for (let i = 0; i < open.length; i++) seen[open[i] >> 1] = 0;
    if (repeated) this.sumAtLeast(new Array(lits.length).fill(1), lits, count);
    else if (needed === 1 || needed > open.length) this.clause(needed === 1 ? open : []);
    else if (needed > 0) this.#countOpen(open, needed);
  }

  /** At least `count`, two or more, of these distinct and open literals; the guard's negation does for all of them. */
  #countOpen(lits: Lit[], count: number): void {
    const { sums, trail } = this.kernel;
    const given = trail.value[this.guard];
    if (given > 0) sums.add(null, lits, count, this.owner);
    else if (given === 0) {
      const coefficients = new Array<number>(lits.length + 1).fill(1);
      coefficients[0] = count;
      sums.add(coefficients, [this.guard ^ 1, ...lits], count, this.owner);
    }
  }

  propagator(propagator: Propagator): void {
    this.kernel.addPropagator(propagator, this.guard, this.owner);
  }

  fresh(): Lit {
    return this.kernel.newVariable() << 1;
  }

  reify(constraint: Constraint): Lit {
    return this.#solver.reifyInto(constraint);
  }

  post(constraint: Constraint): void {
    this.#solver.install(constraint, this.guard);
  }

  postIf(when: Lit, constraint: Constraint): void {
    if (this.guard === TRUE) this.#solver.install(constraint, when);
    else if (when === TRUE) this.#solver.install(constraint, this.guard);
    else {
      const both = this.fresh();
      this.kernel.addClause([both, when ^ 1, this.guard ^ 1]);
      this.kernel.addClause([both ^ 1, when]);
      this.kernel.addClause([both ^ 1, this.guard]);
      this.#solver.install(constraint, both);
    }
  }

  integer(x: IntVar): number {
    return this.#solver.integer(x);
  }

  lit(bool: Bool): Lit {
    if (bool instanceof BoolVar) this.#solver.own(bool);
    else this.#solver.own(literalOf(bool).variable);
    return bool.code;
  }

  compare(x: IntVar, comparison: Literal['comparison'], bound: number): Lit {
    return this.#solver.literal(x, comparison, bound).code;
  }
}
