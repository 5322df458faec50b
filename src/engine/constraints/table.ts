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
        support(xs, possible, into, (r, i) => into.compare(xs[1 - i], '=', possible[r][1 - i]));
        return;
      }
      const chosen = possible.map(() => into.fresh());
      into.clause(chosen);
      support(xs, possible, into, (r, i) => {
        into.define([chosen[r] ^ 1, into.compare(xs[i], '=', possible[r][i])]);
        return chosen[r];
      });
    },
    negation: () => noRow(xs, distinct),
  };
}

/** Each value of a variable needs a row that has it; `by` is the literal that stands for row r where variable i is concerned. */
function support(
  xs: readonly IntVar[],
  rows: readonly (readonly number[])[],
  into: Installer,
  by: (r: number, i: number) => Lit,
): void {
  xs.forEach((x, i) => {
    const values = valuesToSupport(
      x,
      rows.map((row) => row[i]),
      into,
    );
    const supports = new Map<number, Lit[]>(values.map((v) => [v, []]));
    rows.forEach((row, r) => {
      const lit = by(r, i);
      supports.get(row[i])?.push(lit);
    });
    for (const [v, lits] of supports) into.clause([into.compare(x, '!=', v), ...lits]);
  });
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
