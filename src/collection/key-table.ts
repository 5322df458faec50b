/** The first capacity, a power of two. */
const SMALLEST = 1024;
/** Share of the slots in use before there are twice as many. */
const FULL = 0.6;

/**
 * Finds the rows of a key: row numbers in one flat array, each at the place that its key says or soon after it. The keys
 * themselves are a column of the table, four words a row.
 */
export class KeyTable {
  /** Row plus one; 0 where nothing is. */
  #slots = new Uint32Array(SMALLEST);
  #rows = 0;

  /** Enters the rows that are new. */
  extend(keys: Uint32Array, rows: number): void {
    if (rows > this.#slots.length * FULL) {
      let capacity = this.#slots.length;
      while (rows > capacity * FULL) capacity *= 2;
      this.#slots = new Uint32Array(capacity);
      this.#rows = 0;
    }
    const mask = this.#slots.length - 1;
    for (; this.#rows < rows; this.#rows++) {
      let at = keys[4 * this.#rows]! & mask;
      while (this.#slots[at] !== 0) at = (at + 1) & mask;
      this.#slots[at] = this.#rows + 1;
    }
  }

  /** A row with this key that is also `meant`. */
  find(
    keys: Uint32Array,
    key: readonly [number, number, number, number],
    meant: (row: number) => boolean,
  ): number | undefined {
    const mask = this.#slots.length - 1;
    for (let at = key[0] & mask; this.#slots[at] !== 0; at = (at + 1) & mask) {
      const row = this.#slots[at]! - 1;
      if (
        keys[4 * row] === key[0] &&
        keys[4 * row + 1] === key[1] &&
        keys[4 * row + 2] === key[2] &&
        keys[4 * row + 3] === key[3] &&
        meant(row)
      )
        return row;
    }
    return undefined;
  }
}
