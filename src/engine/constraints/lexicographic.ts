/**
 * One row comes before another in the order of dictionaries. One helper literal per place, "all before are equal",
 * linked to comparisons by clauses; bounds consistent.
 */
import type { Constraint } from '../constraint.ts';
import { ModelError } from '../errors.ts';
import type { IntVar, Valuation } from '../variable.ts';
import { linear } from './linear.ts';
import type { Term } from './weighted-sum.ts';

/** xs comes strictly before ys. */
export const lexLess = (xs: readonly IntVar[], ys: readonly IntVar[]): Constraint => ordered(xs, ys, true);

/** xs comes before ys, or they are equal. */
export const lexLessOrEqual = (xs: readonly IntVar[], ys: readonly IntVar[]): Constraint =>
  ordered(xs, ys, false);

function ordered(xs: readonly IntVar[], ys: readonly IntVar[], strict: boolean): Constraint {
  if (xs.length !== ys.length)
    throw new ModelError(`rows of ${xs.length} and ${ys.length} variables cannot be compared`);
  return {
    kind: strict ? 'lexLess' : 'lexLessOrEqual',
    scope: [...xs, ...ys],
    holds: (value) => {
      const order = compareRows(xs, ys, value);
      return order < 0 || (order === 0 && !strict);
    },
    install: (into) => {
      let equal = into.guard;
      xs.forEach((x, i) => {
        const y = ys[i];
        const difference: Term[] = [
          [1, x],
          [-1, y],
        ];
        const [less, still] = [into.fresh(), into.fresh()];
        const ordered = linear(difference, '<=', 0);
        if (i === 0) into.post(ordered);
        else into.postIf(equal, ordered);
        into.postIf(less, linear(difference, '<', 0));
        into.define([equal ^ 1, less, still]);
        // Where this is of no concern, nothing is said about x and y.
        into.define([less ^ 1, equal]);
        into.define([still ^ 1, equal]);
        equal = still;
      });
      if (strict) into.define([equal ^ 1]);
    },
    negation: () => ordered(ys, xs, !strict),
  };
}

function compareRows(xs: readonly IntVar[], ys: readonly IntVar[], value: Valuation): number {
  for (let i = 0; i < xs.length; i++) {
    const difference = value(xs[i]) - value(ys[i]);
    if (difference !== 0) return difference;
  }
  return 0;
}
