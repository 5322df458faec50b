/**
 * The variables take one of the listed rows. Unit propagation reaches domain consistency: by one helper literal per row,
 * supported by clauses (Bacchus 2007); for two variables without a guard by clauses that name for each value of the one
 * its values of the other (Gent 2002), so that what is learned speaks of the variables alone. Of a wide domain only the
 * listed values get literals.
 */
import type { Constraint, Installer } from '../constraint.ts';
import { type Lit, TRUE } from '../core/literal.ts';
import { ModelError } from '../errors.ts';
import { checkInteger, type IntVar } from '../variable.ts';
import { canBe, valuesToSupport } from './values.ts';

/** The values of the variables, in order, are one of these rows. */
export function table(xs: readonly IntVar[], rows: readonly (readonly number[])[]): Constraint {
  const distinct = distinctRows(xs, rows);
  return {
    kind: 'table',
    scope: xs,
    holds: (value) => distinct.some((row) => row.every((v, i) => value(xs[i]) === v)),
    install: (into) => {
      const possible = distinct.filter((row) => row.every((v, i) => canBe(xs[i], v, into)));
      if (xs.length === 2 && xs[0] !== xs[1] && into.guard === TRUE) {
        installPairs(xs, possible, into);
        return;
      }
      const chosen = possible.map(() => into.fresh());
      into.clause(chosen);
      xs.forEach((x, i) => {
        const values = valuesToSupport(
          x,
          possible.map((row) => row[i]),
          into,
        );
        const supports = new Map<number, Lit[]>(values.map((v) => [v, []]));
        possible.forEach((row, r) => {
          supports.get(row[i])?.push(chosen[r]);
          into.define([chosen[r] ^ 1, into.compare(x, '=', row[i])]);
        });
        for (const [v, lits] of supports) into.clause([into.compare(x, '!=', v), ...lits]);
      });
    },
    negation: () => noRow(xs, distinct),
  };
}

function installPairs(xs: readonly IntVar[], rows: readonly (readonly number[])[], into: Installer): void {
  for (const [i, other] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const values = valuesToSupport(
      xs[i],
      rows.map((row) => row[i]),
      into,
    );
    const supports = new Map<number, Lit[]>(values.map((v) => [v, []]));
    for (const row of rows) supports.get(row[i])?.push(into.compare(xs[other], '=', row[other]));
    for (const [v, lits] of supports) into.clause([into.compare(xs[i], '!=', v), ...lits]);
  }
}

function noRow(xs: readonly IntVar[], rows: readonly (readonly number[])[]): Constraint {
  return {
    kind: 'noRow',
    scope: xs,
    holds: (value) => !rows.some((row) => row.every((v, i) => value(xs[i]) === v)),
    install: (into) => {
      for (const row of rows) into.clause(row.map((v, i) => into.compare(xs[i], '!=', v)));
    },
    negation: () => table(xs, rows),
  };
}

function distinctRows(
  xs: readonly IntVar[],
  rows: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const byText = new Map<string, readonly number[]>();
  for (const row of rows) {
    if (row.length !== xs.length)
      throw new ModelError(`a row of ${row.length} values for ${xs.length} variables: [${row}]`);
    for (const v of row) checkInteger(v, 'table value');
    byText.set(row.join(), row);
  }
  return [...byText.values()];
}
