/**
 * Logic over 0/1 variables, literals and whole constraints. A constraint inside a formula is reified: it becomes a
 * literal that is true exactly if it holds. Clauses propagate to domain consistency.
 */
import type { Constraint, CountBounds, Installer } from '../constraint.ts';
import type { Lit } from '../core/literal.ts';
import {
  areDistinct,
  areVariables,
  type Bool,
  BoolVar,
  type IntVar,
  isTrue,
  Literal,
  type Valuation,
  variableOf,
} from '../variable.ts';

/** What `and`, `or` and their like combine: a truth value, or a constraint that holds or not. */
export type Formula = Bool | Constraint;

const isBool = (formula: Formula): formula is Bool =>
  formula instanceof Literal || formula instanceof BoolVar;

const scopeOf = (formulas: readonly Formula[]) =>
  formulas.flatMap((formula) => (isBool(formula) ? [variableOf(formula)] : formula.scope));

const truth = (formula: Formula, value: Valuation) =>
  isBool(formula) ? isTrue(formula, value) : formula.holds(value);

const litOf = (formula: Formula, into: Installer): Lit =>
  isBool(formula) ? into.lit(formula) : into.reify(formula);

/** At least one of these is true. */
export const or = (...formulas: readonly Formula[]): Constraint => new Combination('or', formulas);

/** All of these are true. */
export const and = (...formulas: readonly Formula[]): Constraint => new Combination('and', formulas);

/** Of an array, because a call takes some hundred thousand arguments at most. A class for the reason of `Clause`. */
class Combination implements Constraint {
  readonly kind: 'and' | 'or';
  readonly #formulas: readonly Formula[];

  constructor(kind: 'and' | 'or', formulas: readonly Formula[]) {
    this.kind = kind;
    this.#formulas = formulas;
  }

  get scope(): readonly IntVar[] {
    return scopeOf(this.#formulas);
  }

  holds(value: Valuation): boolean {
    const isTrue = (formula: Formula) => truth(formula, value);
    return this.kind === 'or' ? this.#formulas.some(isTrue) : this.#formulas.every(isTrue);
  }

  install(into: Installer): void {
    if (this.kind === 'or') {
      into.clause(this.#formulas.map((formula) => litOf(formula, into)));
      return;
    }
    for (const formula of this.#formulas) {
      if (isBool(formula)) into.clause([into.lit(formula)]);
      else into.post(formula);
    }
  }

  negation(): Constraint {
    return new Combination(this.kind === 'or' ? 'and' : 'or', this.#formulas.map(not));
  }
}

/** The same for 0/1 variables and literals alone. Models make tens of thousands of them: a class, not closures. */
export const clause = (bools: readonly Bool[]): Constraint => new Clause(bools);

const AT_LEAST_ONE: CountBounds = { least: 1, most: Infinity };

class Clause implements Constraint {
  readonly kind = 'clause';
  readonly #bools: readonly Bool[];

  constructor(bools: readonly Bool[]) {
    this.#bools = bools;
  }

  get scope(): readonly IntVar[] {
    return this.#bools.map(variableOf);
  }

  get domainConsistent(): boolean {
    return areDistinct(this.scope);
  }

  get bounds(): CountBounds | undefined {
    return areVariables(this.#bools) ? AT_LEAST_ONE : undefined;
  }

  shape(name: (bool: Bool) => string): string {
    return `or ${this.#bools.map(name)}`;
  }

  holds(value: Valuation): boolean {
    return this.#bools.some((bool) => isTrue(bool, value));
  }

  install(into: Installer): void {
    const bools = this.#bools;
    const lits = new Array<Lit>(bools.length);
    for (let i = 0; i < bools.length; i++) lits[i] = into.lit(bools[i]);
    into.clause(lits);
  }

  negation(): Constraint {
    return new Combination('and', this.#bools.map(not));
  }
}

/** This is false. */
export function not(formula: Formula): Constraint {
  return {
    kind: 'not',
    scope: scopeOf([formula]),
    holds: (value) => !truth(formula, value),
    install: (into) => {
      if (isBool(formula)) into.clause([into.lit(formula) ^ 1]);
      else if (formula.negation) into.post(formula.negation());
      else into.clause([into.reify(formula) ^ 1]);
    },
    negation: () => and(formula),
  };
}

/** If the first is true, so is the second. A class, because models make one of them for each cell. */
export const implies = (premise: Formula, conclusion: Formula): Constraint =>
  new Implication(premise, conclusion);

class Implication implements Constraint {
  readonly kind = 'implies';
  readonly #premise: Formula;
  readonly #conclusion: Formula;

  constructor(premise: Formula, conclusion: Formula) {
    this.#premise = premise;
    this.#conclusion = conclusion;
  }

  get scope(): readonly IntVar[] {
    return scopeOf([this.#premise, this.#conclusion]);
  }

  shape(name: (bool: Bool) => string): string | undefined {
    const [premise, conclusion] = [this.#premise, this.#conclusion];
    if (!isBool(premise)) return undefined;
    const then = isBool(conclusion) ? name(conclusion) : conclusion.shape?.(name);
    return then && `if ${name(premise)} then ${then}`;
  }

  holds(value: Valuation): boolean {
    return !truth(this.#premise, value) || truth(this.#conclusion, value);
  }

  install(into: Installer): void {
    const when = litOf(this.#premise, into);
    const conclusion = this.#conclusion;
    if (isBool(conclusion)) into.clause([when ^ 1, into.lit(conclusion)]);
    else conclusion.install(into.where(when));
  }

  negation(): Constraint {
    return and(this.#premise, not(this.#conclusion));
  }
}

/** Both are true, or both are false. */
export function iff(left: Formula, right: Formula): Constraint {
  return {
    kind: 'iff',
    scope: scopeOf([left, right]),
    holds: (value) => truth(left, value) === truth(right, value),
    install: (into) => {
      const a = litOf(left, into);
      const b = litOf(right, into);
      into.clause([a ^ 1, b]);
      into.clause([a, b ^ 1]);
    },
    negation: () => xor(left, right),
  };
}

/** An odd number of these is true. */
export function xor(...formulas: readonly Formula[]): Constraint {
  return {
    kind: 'xor',
    scope: scopeOf(formulas),
    holds: (value) => formulas.filter((formula) => truth(formula, value)).length % 2 === 1,
    install: (into) => {
      const lits = formulas.map((formula) => litOf(formula, into));
      // One helper per step keeps the clauses at four each.
      const parity = lits.reduce<Lit | null>(
        (left, right) => (left === null ? right : exclusive(left, right, into)),
        null,
      );
      into.clause(parity === null ? [] : [parity]);
    },
    negation: () => (formulas.length === 0 ? and() : xor(not(formulas[0]), ...formulas.slice(1))),
  };
}

function exclusive(a: Lit, b: Lit, into: Installer): Lit {
  const odd = into.fresh();
  for (const [x, y, z] of [
    [odd ^ 1, a, b],
    [odd ^ 1, a ^ 1, b ^ 1],
    [odd, a ^ 1, b],
    [odd, a, b ^ 1],
  ]) {
    into.define([x, y, z]);
  }
  return odd;
}
