/**
 * What is known of each cell of a grid: a value, or nothing yet. Cells are numbered row by row from zero;
 * a board knows no rule and no puzzle.
 */
export class Board<V> {
  readonly rows: number;
  readonly columns: number;
  readonly #values: (V | undefined)[];

  constructor(rows: number, columns: number, values?: readonly (V | undefined)[]) {
    this.rows = rows;
    this.columns = columns;
    this.#values = values ? [...values] : new Array<V | undefined>(rows * columns).fill(undefined);
  }

  at(cell: number): V | undefined {
    return this.#values[cell];
  }

  get cells(): number {
    return this.#values.length;
  }

  /** A copy in which the given cells have the given value. */
  with(cells: Iterable<number>, value: V | undefined): Board<V> {
    const copy = new Board<V>(this.rows, this.columns, this.#values);
    for (const cell of cells) copy.#values[cell] = value;
    return copy;
  }

  get complete(): boolean {
    return this.#values.every((value) => value !== undefined);
  }

  /** The cells on which two boards of one shape differ. */
  differences(other: Board<V>): number[] {
    const cells: number[] = [];
    for (let cell = 0; cell < this.#values.length; cell++) {
      if (this.#values[cell] !== other.at(cell)) cells.push(cell);
    }
    return cells;
  }
}
