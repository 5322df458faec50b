import { ModelError } from './errors.ts';
import type { Satisfier } from './satisfier.ts';

/** Largest magnitude a bound, a coefficient or a sum may have: everything is held in 32-bit integers. */
export const MAX_INT = 2 ** 31 - 1;

export function checkInteger(value: number, what: string): number {
  if (!Number.isInteger(value)) throw new ModelError(`${what} must be an integer, got ${String(value)}`);
  if (Math.abs(value) > MAX_INT) throw new ModelError(`${what} overflows 2^31: ${value}`);
  return value;
}

/** What a variable is called, or how to find out: most names are never read. */
export type Name = string | (() => string);

/**
 * An integer variable over a finite domain. Made by a {@link Solver} and valid only there.
 * Comparisons with constants (`x.ge(3)`) are literals, made when first asked for.
 */
export class IntVar {
  readonly solver: Satisfier;
  /** Place among its solver's variables, in order of creation. */
  readonly index: number;
  /** The kernel's integer; for a 0/1 variable, its literal. */
  readonly code: number;
  readonly #name: Name | undefined;

  constructor(solver: Satisfier, index: number, code: number, name: Name | undefined) {
    this.solver = solver;
    this.index = index;
    this.code = code;
    this.#name = name;
  }

  get name(): string {
    const name = this.#name;
    return typeof name === 'function' ? name() : (name ?? `${this.letter}${this.index}`);
  }

  /** With which the names of nameless variables begin. */
  protected get letter(): string {
    return 'x';
  }

  /** Smallest value that the constraints posted so far leave. */
  get min(): number {
    return this.solver.bounds(this)[0];
  }

  /** Largest value that the constraints posted so far leave. */
  get max(): number {
    return this.solver.bounds(this)[1];
  }

  /** The values that the constraints posted so far leave, in rising order. */
  values(): number[] {
    return this.solver.domain(this);
  }

  eq(value: number): Literal {
    return this.solver.literal(this, '=', value);
  }
  ne(value: number): Literal {
    return this.solver.literal(this, '!=', value);
  }
  ge(value: number): Literal {
    return this.solver.literal(this, '>=', value);
  }
  le(value: number): Literal {
    return this.solver.literal(this, '<=', value);
  }
  gt(value: number): Literal {
    return this.ge(checkInteger(value, 'bound') + 1);
  }
  lt(value: number): Literal {
    return this.le(checkInteger(value, 'bound') - 1);
  }

  toString(): string {
    return this.name;
  }
}

/** A variable over 0 and 1: exactly one literal, and it costs what a SAT variable costs. */
export class BoolVar extends IntVar {
  protected override get letter(): string {
    return 'b';
  }

  /** The literal that says this variable is 1. */
  get yes(): Literal {
    return new Literal(this, '=', 1, this.code);
  }
  /** The literal that says this variable is 0. */
  not(): Literal {
    return new Literal(this, '=', 0, this.code ^ 1);
  }
}

/** The comparisons that a literal can make. */
export type Comparison = '=' | '!=' | '>=' | '<=';

/** A fact about one variable that is either true or false: `x >= 3`, `b = 1`. */
export class Literal {
  readonly variable: IntVar;
  readonly comparison: Comparison;
  readonly bound: number;
  /** Code of the literal in its solver's kernel. */
  readonly code: number;

  constructor(variable: IntVar, comparison: Comparison, bound: number, code: number) {
    this.variable = variable;
    this.comparison = comparison;
    this.bound = bound;
    this.code = code;
  }

  not(): Literal {
    const { variable: x, bound, code } = this;
    switch (this.comparison) {
      case '=':
        return new Literal(x, '!=', bound, code ^ 1);
      case '!=':
        return new Literal(x, '=', bound, code ^ 1);
      case '>=':
        return new Literal(x, '<=', bound - 1, code ^ 1);
      case '<=':
        return new Literal(x, '>=', bound + 1, code ^ 1);
    }
  }

  /** Whether the literal is true when its variable has this value. */
  test(value: number): boolean {
    switch (this.comparison) {
      case '=':
        return value === this.bound;
      case '!=':
        return value !== this.bound;
      case '>=':
        return value >= this.bound;
      case '<=':
        return value <= this.bound;
    }
  }

  toString(): string {
    return `${this.variable.name} ${this.comparison} ${this.bound}`;
  }
}

/** Anything that is true or false: a 0/1 variable (true when 1), or a literal. */
export type Bool = BoolVar | Literal;

export function literalOf(bool: Bool): Literal {
  if (bool instanceof Literal) return bool;
  if (bool instanceof BoolVar) return bool.yes;
  throw new ModelError(`expected a 0/1 variable or a literal, got ${String(bool)}`);
}

/** Reads a value of every variable: what `holds` is given. */
export type Valuation = (x: IntVar) => number;

/** Whether a truth value, a variable or a literal, is true under these values. */
export const isTrue = (bool: Bool, value: Valuation): boolean =>
  bool instanceof Literal ? bool.test(value(bool.variable)) : value(bool) === 1;

export const variableOf = (bool: Bool): IntVar => (bool instanceof Literal ? bool.variable : bool);

/** Whether none of these is a literal. */
export const areVariables = (bools: readonly Bool[]): boolean =>
  bools.every((bool) => bool instanceof BoolVar);

/** Up to here comparing all pairs is faster than a set. */
const FEW = 12;

export function areDistinct(variables: readonly IntVar[]): boolean {
  if (variables.length > FEW) return new Set(variables).size === variables.length;
  for (let i = 1; i < variables.length; i++) {
    for (let j = 0; j < i; j++) if (variables[i] === variables[j]) return false;
  }
  return true;
}
