/** Weights of truth values, added up: sums kept by counters. Bounds consistent for = <= >= over the reals. */
import type { Constraint, Installer, LinearRow } from '../constraint.ts';
import { type Lit, TRUE } from '../core/literal.ts';
import { ModelError } from '../errors.ts';
import { type Bool, checkInteger, type IntVar, isTrue, Literal, type Valuation } from '../variable.ts';
import { compare, OPPOSITE, type Relation } from './relation.ts';

/** A variable, or a truth value counted as 0 or 1, times a coefficient. */
export type Term = readonly [coefficient: number, x: IntVar | Bool];

export const termValue = (x: IntVar | Bool, value: Valuation): number =>
  x instanceof Literal ? (isTrue(x, value) ? 1 : 0) : value(x);

export const opposite = (coefficient: number): number => -coefficient;

export function checkRow(terms: readonly Term[], relation: Relation, total: number): void {
  for (let i = 0; i < terms.length; i++) checkInteger(terms[i][0], 'coefficient');
  checkInteger(total, 'right-hand side');
  if (!(relation in OPPOSITE)) throw new ModelError(`unknown relation ${JSON.stringify(relation)}`);
}

/**
 * The weights of those that are true, added up, have this relation to the number. What `linear` is over truth values
 * alone: a page that needs no more leaves out the rest.
 */
export function weightedSum(
  terms: readonly (readonly [weight: number, bool: Bool])[],
  relation: Relation,
  total: number,
): Constraint {
  checkRow(terms, relation, total);
  return new WeightedSum(terms, relation, total);
}

/** A class and not closures, because models make tens of thousands of them. */
export class WeightedSum implements Constraint {
  protected readonly terms: readonly Term[];
  protected readonly relation: Relation;
  protected readonly total: number;

  constructor(terms: readonly Term[], relation: Relation, total: number) {
    this.terms = terms;
    this.relation = relation;
    this.total = total;
  }

  get kind(): string {
    return `linear ${this.relation}`;
  }

  get scope(): readonly IntVar[] {
    return this.terms.map(([, x]) => (x instanceof Literal ? x.variable : x));
  }

  get row(): LinearRow | undefined {
    const { terms, relation, total } = this;
    return relation === '=' || relation === '<=' || relation === '>='
      ? { terms, relation, total }
      : undefined;
  }

  holds(value: Valuation): boolean {
    const sum = this.terms.reduce((total, [coefficient, x]) => total + coefficient * termValue(x, value), 0);
    return compare(sum, this.relation, this.total);
  }

  install(into: Installer): void {
    const { terms, relation, total } = this;
    const weights = terms.map((term) => term[0]);
    const lits = terms.map((term) => into.lit(term[1] as Bool));
    if (relation === '!=') {
      const ways = waysTo(weights, lits, total);
      if (ways === undefined) this.#installAround(into);
      else for (const way of ways) into.clause(way.map((lit) => lit ^ 1));
      return;
    }
    if (relation[0] !== '<') into.sumAtLeast(weights, lits, relation === '>' ? total + 1 : total);
    if (relation[0] !== '>')
      into.sumAtLeast(weights.map(opposite), lits, relation === '<' ? 1 - total : -total);
  }

  /** More or less than the total; under a guard, which hears when it is neither. */
  #installAround(into: Installer): void {
    const more = new WeightedSum(this.terms, '>', this.total);
    const less = new WeightedSum(this.terms, '<', this.total);
    if (into.guard === TRUE) {
      const which = into.fresh();
      into.postIf(which, more);
      into.postIf(which ^ 1, less);
    } else into.clause([into.reify(more), into.reify(less)]);
  }

  negation(): Constraint {
    return new WeightedSum(this.terms, OPPOSITE[this.relation], this.total);
  }
}

/** Up to here all values of the terms are tried, and clauses made of those that come to the total. */
const MOST_TERMS = 6;
const MOST_LITERALS = 40;

/** The ways in which the weights of the true ones come to the total, as literals; undefined if they are too many. */
function waysTo(weights: readonly number[], lits: readonly Lit[], total: number): Lit[][] | undefined {
  const count = lits.length;
  if (count > MOST_TERMS) return undefined;
  const ways: Lit[][] = [];
  for (let code = 0; code < 1 << count; code++) {
    let left = total;
    for (let i = 0; i < count; i++) if ((code >> i) & 1) left -= weights[i];
    if (left === 0) ways.push(lits.map((lit, i) => lit ^ 1 ^ ((code >> i) & 1)));
  }
  return ways.length * count > MOST_LITERALS ? undefined : ways;
}
