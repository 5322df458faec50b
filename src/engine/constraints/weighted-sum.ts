/** Weights of truth values, added up: sums kept by counters. Bounds consistent for = <= >= over the reals. */
import type { Constraint, Installer, LinearRow } from '../constraint.ts';
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
    if (relation === '!=') {
      const more = into.fresh();
      into.postIf(more, new WeightedSum(terms, '>', total));
      into.postIf(more ^ 1, new WeightedSum(terms, '<', total));
      return;
    }
    const weights = terms.map((term) => term[0]);
    const lits = terms.map((term) => into.lit(term[1] as Bool));
    if (relation[0] !== '<') into.sumAtLeast(weights, lits, relation === '>' ? total + 1 : total);
    if (relation[0] !== '>')
      into.sumAtLeast(weights.map(opposite), lits, relation === '<' ? 1 - total : -total);
  }

  negation(): Constraint {
    return new WeightedSum(this.terms, OPPOSITE[this.relation], this.total);
  }
}
