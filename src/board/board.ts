import { cellSites, type Sites } from './sites.ts';

/** What is known of one decision: that it has a value, or that it has not. Its cells, or other sites, share the value. */
export interface Fact<V> {
  readonly cells: readonly number[];
  readonly value: V;
  /** False: the value is excluded. */
  readonly is: boolean;
}

/**
 * What is known of each site of a grid: its value, or the values it cannot have. Sites are numbered from zero; most
 * boards have one for each cell, row by row (`sites.ts`). A board knows no rule and no puzzle.
 */
export class Board<V> {
  readonly rows: number;
  readonly columns: number;
  readonly #values: (V | undefined)[];
  /** The values excluded by cell; most boards have none. */
  readonly #excluded: Map<number, readonly V[]>;
  /** Undefined: the cells. Made when it is asked for, as boards are many. */
  #sites: Sites | undefined;

  constructor(
    rows: number,
    columns: number,
    values?: readonly (V | undefined)[],
    facts: Iterable<Fact<V>> = [],
    sites?: Sites,
  ) {
    this.rows = rows;
    this.columns = columns;
    this.#sites = sites;
    const count = sites ? sites.count : rows * columns;
    this.#values = values ? [...values] : new Array<V | undefined>(count).fill(undefined);
    this.#excluded = new Map();
    for (const fact of facts) this.#learn(fact);
  }

  /** A board with these sites. */
  static on<V>(sites: Sites, values?: readonly (V | undefined)[], facts: Iterable<Fact<V>> = []): Board<V> {
    return new Board(sites.rows, sites.columns, values, facts, sites);
  }

  /** What its numbers stand for. */
  get sites(): Sites {
    this.#sites ??= cellSites(this);
    return this.#sites;
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

  /** The lines of values as JSON, those of cells row by row; null where nothing is known. */
  toJSON(): (V | null)[][] {
    const { sites } = this;
    return Array.from({ length: sites.lines }, (_, line) =>
      Array.from({ length: sites.lengthOf(line) }, (_, index) => this.at(sites.at(line, index)) ?? null),
    );
  }

  #copy(): Board<V> {
    const copy = new Board<V>(this.rows, this.columns, this.#values, [], this.#sites);
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
