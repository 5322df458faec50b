import { grown } from '../formula/index.ts';

/** Numbers that a list gets room for at first. */
const FIRST_ROOM = 4;

/**
 * Many short lists of pairs of numbers, in one array: most of them hold a few pairs, and as objects they would take
 * several times the room. `start` and `size` say where in `pool` a list stands; the pool is a new one after it has grown.
 */
export class PairLists {
  pool = new Int32Array(1 << 12);
  start = new Int32Array();
  /** Numbers, and not pairs. */
  size = new Int32Array();
  #room = new Int32Array();
  #used = 0;

  /** Makes room for this many lists. */
  widen(lists: number): void {
    this.start = grown(this.start, lists);
    this.size = grown(this.size, lists);
    this.#room = grown(this.#room, lists);
  }

  push(list: number, first: number, second: number): void {
    const size = this.size[list]!;
    if (size === this.#room[list]) this.#grow(list, size);
    const at = this.start[list]! + size;
    this.pool[at] = first;
    this.pool[at + 1] = second;
    this.size[list] = size + 2;
  }

  #grow(list: number, size: number): void {
    const room = Math.max(FIRST_ROOM, 2 * size);
    if (this.#used + room > this.pool.length) this.pool = grown(this.pool, 2 * (this.#used + room));
    const from = this.start[list]!;
    this.pool.copyWithin(this.#used, from, from + size);
    this.start[list] = this.#used;
    this.#room[list] = room;
    this.#used += room;
  }
}
