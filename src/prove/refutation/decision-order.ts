import type { Atom } from '../../puzzles/formula.ts';

const DECAY = 0.95;
const LARGEST = 1e100;

/**
 * Which variable a search decides next: the one that took most part in late failures, the first one at first; and which
 * way: as it was before. A heap of the open variables by their activity; known ones may stand in it too.
 */
export class DecisionOrder {
  readonly #activity: Float64Array;
  readonly #heap: Int32Array;
  /** By variable: its place in the heap, -1 for none. */
  readonly #place: Int32Array;
  readonly #wasTrue: Uint8Array;
  #size: number;
  #increment = 1;

  constructor(variables: number) {
    this.#activity = new Float64Array(variables);
    this.#heap = Int32Array.from({ length: variables }, (_, v) => v);
    this.#place = this.#heap.slice();
    this.#wasTrue = new Uint8Array(variables);
    this.#size = variables;
  }

  /** The atom to assume; -1 if all are known. */
  next(value: Int8Array): Atom {
    while (this.#size > 0) {
      const v = this.#heap[0]!;
      const last = this.#heap[--this.#size]!;
      this.#place[v] = -1;
      if (this.#size > 0) this.#sink(0, last);
      if (value[2 * v] === 0) return 2 * v + (this.#wasTrue[v] === 1 ? 0 : 1);
    }
    return -1;
  }

  /** It took part in a failure. */
  bump(v: number): void {
    this.#activity[v]! += this.#increment;
    if (this.#activity[v]! > LARGEST) {
      for (let i = 0; i < this.#activity.length; i++) this.#activity[i]! /= LARGEST;
      this.#increment /= LARGEST;
    }
    if (this.#place[v]! >= 0) this.#rise(this.#place[v]!, v);
  }

  /** Earlier failures count for less. */
  decay(): void {
    this.#increment /= DECAY;
  }

  /** What was true is open again. */
  release(atom: Atom): void {
    const v = atom >> 1;
    this.#wasTrue[v] = 1 - (atom & 1);
    if (this.#place[v]! < 0) this.#rise(this.#size++, v);
  }

  #isBefore(v: number, other: number): boolean {
    const more = this.#activity[v]! - this.#activity[other]!;
    return more > 0 || (more === 0 && v < other);
  }

  #rise(from: number, v: number): void {
    let at = from;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const other = this.#heap[above]!;
      if (!this.#isBefore(v, other)) break;
      this.#put(at, other);
      at = above;
    }
    this.#put(at, v);
  }

  #sink(from: number, v: number): void {
    let at = from;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= this.#size) break;
      if (below + 1 < this.#size && this.#isBefore(this.#heap[below + 1]!, this.#heap[below]!)) below++;
      const other = this.#heap[below]!;
      if (!this.#isBefore(other, v)) break;
      this.#put(at, other);
      at = below;
    }
    this.#put(at, v);
  }

  #put(at: number, v: number): void {
    this.#heap[at] = v;
    this.#place[v] = at;
  }
}
