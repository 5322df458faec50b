/**
 * The variables take one of the listed rows. One helper literal per row, supported by clauses (Bacchus 2007), so unit
 * propagation reaches domain consistency. Of a wide domain only the listed values get literals.
 */
import type { Constraint } from '../constraint.ts';
import type { Lit } from '../core/literal.ts';
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
