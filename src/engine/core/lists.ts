import { grown, grownLength, words } from './memory.ts';

/**
 * Growable lists of integers, one for each key, in one flat array: watch lists, occurrence lists, subscriptions.
 * A list that outgrows its room moves to the end; what it leaves behind is never more than it now holds, so the whole
 * stays within a constant of what is live and nothing has to be compacted while someone iterates. Indices into typed
 * arrays are right by invariant and unchecked by the compiler: docs/decisions/0005.
 */
export class Lists {
  data = words(16);
  /** Where the list of a key starts in the data (at 2 key) and ends (at 2 key + 1): side by side, as both are read. */
  ends = words(32);
  #room = words(16);
  #top = 0;

  ensureKeys(keys: number): void {
    if (keys <= this.#room.length) return;
    const capacity = grownLength(this.#room.length, keys);
    this.#room = grown(this.#room, capacity);
    this.ends = grown(this.ends, 2 * capacity);
  }

  isEmpty(key: number): boolean {
    return this.ends[2 * key] === this.ends[2 * key + 1];
  }

  push(key: number, item: number): void {
    if (this.ends[2 * key + 1] - this.ends[2 * key] === this.#room[key]) this.#move(key, 1);
    this.data[this.ends[2 * key + 1]++] = item;
  }

  push2(key: number, first: number, second: number): void {
    if (this.ends[2 * key + 1] - this.ends[2 * key] + 2 > this.#room[key]) this.#move(key, 2);
    const at = this.ends[2 * key + 1];
    this.data[at] = first;
    this.data[at + 1] = second;
    this.ends[2 * key + 1] = at + 2;
  }

  /** Becomes the same as another. */
  copyFrom(other: Lists): void {
    this.data = other.data.slice();
    this.ends = other.ends.slice();
    this.#room = other.#room.slice();
    this.#top = other.#top;
  }

  /** Empties every list and gives back all room. */
  clear(): void {
    this.ends.fill(0);
    this.#room.fill(0);
    this.#top = 0;
  }

  get bytes(): number {
    return this.data.byteLength + this.ends.byteLength + this.#room.byteLength;
  }

  #move(key: number, more: number): void {
    const from = this.ends[2 * key];
    const length = this.ends[2 * key + 1] - from;
    const room = Math.max(4, length + more, this.#room[key] * 2);
    const to = this.#top;
    if (to + room > this.data.length) this.data = grown(this.data, grownLength(this.data.length, to + room));
    // Lists are short, and `copyWithin` takes longer to call than they to copy.
    const { data } = this;
    for (let i = length - 1; i >= 0; i--) data[to + i] = data[from + i];
    this.ends[2 * key] = to;
    this.ends[2 * key + 1] = to + length;
    this.#room[key] = room;
    this.#top = to + room;
  }
}
