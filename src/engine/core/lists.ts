import { grown, grownLength, grownTogether, words } from './memory.ts';

/**
 * Growable lists of integers, one for each key, in one flat array: watch lists, occurrence lists, subscriptions.
 * A list that outgrows its room moves to the end; what it leaves behind is never more than it now holds, so the whole
 * stays within a constant of what is live and nothing has to be compacted while someone iterates. Indices into typed
 * arrays are right by invariant and unchecked by the compiler: docs/decisions/0005.
 */
export class Lists {
  data = words(16);
  start = words(16);
  length = words(16);
  #room = words(16);
  #top = 0;

  ensureKeys(keys: number): void {
    if (keys <= this.start.length) return;
    const capacity = grownLength(this.start.length, keys);
    [this.start, this.length, this.#room] = grownTogether([this.start, this.length, this.#room], capacity);
  }

  push(key: number, item: number): void {
    const length = this.length[key];
    if (length === this.#room[key]) this.#move(key, length + 1);
    this.data[this.start[key] + length] = item;
    this.length[key] = length + 1;
  }

  push2(key: number, first: number, second: number): void {
    const length = this.length[key];
    if (length + 2 > this.#room[key]) this.#move(key, length + 2);
    const at = this.start[key] + length;
    this.data[at] = first;
    this.data[at + 1] = second;
    this.length[key] = length + 2;
  }

  /** Becomes the same as another. */
  copyFrom(other: Lists): void {
    this.data = other.data.slice();
    [this.start, this.length, this.#room] = grownTogether(
      [other.start, other.length, other.#room],
      other.start.length,
    );
    this.#top = other.#top;
  }

  /** Empties every list and gives back all room. */
  clear(): void {
    this.start.fill(0);
    this.length.fill(0);
    this.#room.fill(0);
    this.#top = 0;
  }

  get bytes(): number {
    return this.data.byteLength + 3 * this.start.byteLength;
  }

  #move(key: number, needed: number): void {
    const room = Math.max(4, needed, this.#room[key] * 2);
    const to = this.#top;
    if (to + room > this.data.length) this.data = grown(this.data, grownLength(this.data.length, to + room));
    // Lists are short, and `copyWithin` takes longer to call than they to copy.
    const { data } = this;
    const from = this.start[key];
    for (let i = this.length[key] - 1; i >= 0; i--) data[to + i] = data[from + i];
    this.start[key] = to;
    this.#room[key] = room;
    this.#top = to + room;
  }
}
