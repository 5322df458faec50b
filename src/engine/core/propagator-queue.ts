import type { Priority } from '../constraint.ts';
import type { Lists } from './lists.ts';
import { grown, words } from './memory.ts';

/**
 * The woken propagators, first in first out within each of three priorities; each is in it at most once. Some are told by
 * which of their literals they were woken: a word for each, kept until they read it or the queue is cleared.
 */
export class PropagatorQueue {
  #priority = new Uint8Array(16);
  #queued = new Uint8Array(16);
  #count = 0;
  readonly #rings = [words(16), words(16), words(16)];
  /** By propagator: its first and its last letter, and the clearing after which they came; 0 for none. */
  #first = words(16);
  #last = words(16);
  #since = words(16);
  #clearings = 0;
  /** Letters from 1 on: the word, and the next letter to the same propagator. */
  #word = words(16);
  #next = words(16);
  #letters = 0;
  readonly #heads = new Int32Array(3);
  readonly #sizes = new Int32Array(3);

  add(priority: Priority): void {
    const id = this.#count++;
    if (id >= this.#priority.length) {
      this.#priority = grown(this.#priority, id * 2);
      this.#queued = grown(this.#queued, id * 2);
      this.#first = grown(this.#first, id * 2);
      this.#last = grown(this.#last, id * 2);
      this.#since = grown(this.#since, id * 2);
      for (let p = 0; p < 3; p++) this.#widen(p, id * 2);
    }
    this.#priority[id] = priority;
  }

  get waiting(): boolean {
    return this.#sizes[0] + this.#sizes[1] + this.#sizes[2] > 0;
  }

  push(id: number): void {
    if (this.#queued[id] !== 0) return;
    this.#queued[id] = 1;
    const p = this.#priority[id];
    const ring = this.#rings[p];
    ring[(this.#heads[p] + this.#sizes[p]++) & (ring.length - 1)] = id;
  }

  /** All of a list. */
  pushAll({ ends, data }: Lists, key: number): void {
    if (2 * key >= ends.length) return;
    const end = ends[2 * key + 1];
    for (let i = ends[2 * key]; i < end; i++) this.push(data[i]);
  }

  /** All of a list of pairs, of a propagator and its word. */
  tellAll({ ends, data }: Lists, key: number): void {
    if (2 * key >= ends.length) return;
    const end = ends[2 * key + 1];
    for (let i = ends[2 * key]; i < end; i += 2) {
      this.push(data[i]);
      this.#tell(data[i], data[i + 1]);
    }
  }

  #tell(id: number, word: number): void {
    const letter = ++this.#letters;
    if (letter === this.#word.length) {
      this.#word = grown(this.#word, 2 * letter);
      this.#next = grown(this.#next, 2 * letter);
    }
    this.#word[letter] = word;
    this.#next[letter] = 0;
    if (this.#since[id] !== this.#clearings || this.#first[id] === 0) this.#first[id] = letter;
    else this.#next[this.#last[id]] = letter;
    this.#since[id] = this.#clearings;
    this.#last[id] = letter;
  }

  /** The next word that the propagator was told, or -1. */
  told(id: number): number {
    const letter = this.#since[id] === this.#clearings ? this.#first[id] : 0;
    if (letter === 0) return -1;
    this.#first[id] = this.#next[letter];
    return this.#word[letter];
  }

  next(): number {
    const p = this.#sizes[0] > 0 ? 0 : this.#sizes[1] > 0 ? 1 : 2;
    const ring = this.#rings[p];
    const id = ring[this.#heads[p]];
    this.#heads[p] = (this.#heads[p] + 1) & (ring.length - 1);
    this.#sizes[p]--;
    this.#queued[id] = 0;
    return id;
  }

  clear(): void {
    while (this.waiting) this.next();
    this.dropLetters();
  }

  /** What has not been read by now is of no use: its propagator did not run. */
  dropLetters(): void {
    this.#letters = 0;
    this.#clearings++;
  }

  #widen(p: number, capacity: number): void {
    const old = this.#rings[p];
    const ring = words(capacity);
    for (let i = 0; i < this.#sizes[p]; i++) ring[i] = old[(this.#heads[p] + i) % old.length];
    this.#rings[p] = ring;
    this.#heads[p] = 0;
  }
}
