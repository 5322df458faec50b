/**
 * A solver simple enough to trust: it keeps every assignment that satisfies what was posted so far, and answers by
 * looking through them. What a session of the real solver is compared with.
 */
import { type Bool, type Constraint, type IntVar, isTrue, type Valuation } from '../../src/engine/index.ts';

export type Row = readonly number[];

export class Reference {
  readonly variables: IntVar[] = [];
  rows: Row[] = [[]];
  readonly #places = new Map<IntVar, number>();

  /** A new variable that may take each of the values in each assignment. */
  add(x: IntVar, values: readonly number[]): void {
    this.#places.set(x, this.variables.length);
    this.variables.push(x);
    this.rows = this.rows.flatMap((row) => values.map((v) => [...row, v]));
  }

  /** A new 0/1 variable that says whether the constraint holds. */
  addTruth(x: IntVar, constraint: Constraint): void {
    const truths = this.rows.map((row) => (constraint.holds(this.valuation(row)) ? 1 : 0));
    this.#places.set(x, this.variables.length);
    this.variables.push(x);
    this.rows = this.rows.map((row, i) => [...row, truths[i]]);
  }

  keep(test: (value: Valuation) => boolean): void {
    this.rows = this.rows.filter((row) => test(this.valuation(row)));
  }

  under(assumptions: readonly Bool[]): Row[] {
    return this.rows.filter((row) => assumptions.every((bool) => isTrue(bool, this.valuation(row))));
  }

  valuation(row: Row): Valuation {
    return (x) => {
      const place = this.#places.get(x);
      if (place === undefined) throw new Error(`the reference does not know ${x}`);
      return row[place];
    };
  }

  /** The assignments seen through some of the variables, each once. */
  projected(rows: readonly Row[], variables: readonly IntVar[]): Set<string> {
    return new Set(rows.map((row) => variables.map(this.valuation(row)).join()));
  }
}
