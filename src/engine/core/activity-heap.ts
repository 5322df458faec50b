import { doubles, grown, grownLength, grownTogether, words } from './memory.ts';

/** A binary heap of variables, the most active on top; ties go to the smaller number so that runs repeat. */
export class ActivityHeap {
  activity = doubles(16);
  #heap = words(16);
  #place = words(16).fill(-1);
  #size = 0;

  ensure(variables: number): void {
    if (variables <= this.activity.length) return;
    const old = this.activity.length;
    const capacity = grownLength(old, variables);
    this.activity = grown(this.activity, capacity);
    [this.#heap, this.#place] = grownTogether([this.#heap, this.#place], capacity);
    this.#place.fill(-1, old);
  }

  /** Becomes the same as another. */
  copyFrom(other: ActivityHeap): void {
    this.activity = other.activity.slice();
    [this.#heap, this.#place] = grownTogether([other.#heap, other.#place], other.#heap.length);
    this.#size = other.#size;
  }

  get size(): number {
    return this.#size;
  }

  /** The activity of the most active. */
  get highest(): number {
    return this.#size > 0 ? this.activity[this.#heap[0]] : 0;
  }

  insert(v: number): void {
    if (this.#place[v] >= 0) return;
    this.#place[v] = this.#size;
    this.#heap[this.#size++] = v;
    this.#up(this.#place[v]);
  }

  /** To be called after the activity of `v` has grown. */
  raised(v: number): void {
    if (this.#place[v] >= 0) this.#up(this.#place[v]);
  }

  removeMost(): number {
    const heap = this.#heap;
    const top = heap[0];
    const last = heap[--this.#size];
    this.#place[top] = -1;
    if (this.#size > 0) {
      heap[0] = last;
      this.#place[last] = 0;
      this.#down(0);
    }
    return top;
  }

  #before(a: number, b: number): boolean {
    const difference = this.activity[a] - this.activity[b];
    return difference > 0 || (difference === 0 && a < b);
  }

  #up(at: number): void {
    const heap = this.#heap;
    const place = this.#place;
    const v = heap[at];
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#before(v, heap[parent])) break;
      heap[at] = heap[parent];
      place[heap[at]] = at;
      at = parent;
    }
    heap[at] = v;
    place[v] = at;
  }

  #down(at: number): void {
    const heap = this.#heap;
    const place = this.#place;
    const size = this.#size;
    const v = heap[at];
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      if (child + 1 < size && this.#before(heap[child + 1], heap[child])) child++;
      if (!this.#before(heap[child], v)) break;
      heap[at] = heap[child];
      place[heap[at]] = at;
      at = child;
    }
    heap[at] = v;
    place[v] = at;
  }
}
