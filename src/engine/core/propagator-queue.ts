import type { Priority } from '../constraint.ts';
import type { Lists } from './lists.ts';
import { grown, words } from './memory.ts';

/** The woken propagators, first in first out within each of three priorities; each is in it at most once. */
export class PropagatorQueue {
  #priority = new Uint8Array(16);
  #queued = new Uint8Array(16);
  #count = 0;
  readonly #rings = [words(16), words(16), words(16)];
  readonly #heads = new Int32Array(3);
  readonly #sizes = new Int32Array(3);

  add(priority: Priority): void {
    const id = this.#count++;
    if (id >= this.#priority.length) {
      this.#priority = grown(this.#priority, id * 2);
      this.#queued = grown(this.#queued, id * 2);
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
  }

  #widen(p: number, capacity: number): void {
    const old = this.#rings[p];
    const ring = words(capacity);
    for (let i = 0; i < this.#sizes[p]; i++) ring[i] = old[(this.#heads[p] + i) % old.length];
    this.#rings[p] = ring;
    this.#heads[p] = 0;
  }
}
