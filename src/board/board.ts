/** What is known of a site: that it has a value, or that it has not. The cells of a site share its value. */
export interface Fact<V> {
  readonly cells: readonly number[];
  readonly value: V;
  /** False: the value is excluded. */
  readonly is: boolean;
}

/**
 * What is known of each cell of a grid: its value, or the values it cannot have. Cells are numbered row by row from
 * zero; a board knows no rule and no puzzle. Numbers beyond the last cell are free for sites of other kinds, such as
 * edges.
 */
export class Board<V> {
  readonly rows: number;
  readonly columns: number;
  readonly #values: (V | undefined)[];
  /** The values excluded by cell; most boards have none. */
  readonly #excluded: Map<number, readonly V[]>;

  constructor(
    rows: number,
    columns: number,
    values?: readonly (V | undefined)[],
    facts: Iterable<Fact<V>> = [],
  ) {
    this.rows = rows;
    this.columns = columns;
    this.#values = values ? [...values] : new Array<V | undefined>(rows * columns).fill(undefined);
    this.#excluded = new Map();
    for (const fact of facts) this.#learn(fact);
  }

  at(cell: number): V | undefined {
    return this.#values[cell];
  }

  /** Values that a cell is known not to have. Those ruled out by its having another value are not listed. */
  excluded(cell: number): readonly V[] {
    return this.#excluded.get(cell) ?? [];
  }

  get cells(): number {
    return this.#values.length;
  }

  /** A copy in which the given cells have the given value; undefined: nothing is known of them. */
  with(cells: Iterable<number>, value: V | undefined): Board<V> {
    const copy = this.#copy();
    for (const cell of cells) {
      copy.#values[cell] = value;
      copy.#excluded.delete(cell);
    }
    return copy;
  }

  /** A copy in which these facts are known too. */
  knowing(facts: Iterable<Fact<V>>): Board<V> {
    const copy = this.#copy();
    for (const fact of facts) copy.#learn(fact);
    return copy;
  }

  get complete(): boolean {
    return this.#values.every((value) => value !== undefined);
  }

  /** The cells on which the values of two boards of one shape differ. */
  differences(other: Board<V>): number[] {
    const cells: number[] = [];
    for (let cell = 0; cell < this.#values.length; cell++) {
      if (this.#values[cell] !== other.at(cell)) cells.push(cell);
    }
    return cells;
  }

  /** The rows of values as JSON; null where nothing is known. */
  toJSON(): (V | null)[][] {
    return Array.from({ length: this.rows }, (_, row) =>
      Array.from({ length: this.columns }, (_, column) => this.at(row * this.columns + column) ?? null),
    );
  }

  #copy(): Board<V> {
    const copy = new Board<V>(this.rows, this.columns, this.#values);
    for (const [cell, values] of this.#excluded) copy.#excluded.set(cell, values);
    return copy;
  }

  #learn({ cells, value, is }: Fact<V>): void {
    for (const cell of cells) {
      if (is) {
        this.#values[cell] = value;
        this.#excluded.delete(cell);
      } else if (!this.excluded(cell).includes(value)) {
        this.#excluded.set(cell, [...this.excluded(cell), value]);
      }
    }
  }
}
