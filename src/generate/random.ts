import type { Chance } from '../puzzles/puzzle.ts';

/**
 * The random numbers of all generating: sfc32 (Doty-Humphrey), 128 bits of state in plain 32-bit arithmetic. A
 * published seed must give the same board for ever, so nothing in this file may ever change what it yields.
 */
export class Random implements Chance {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  /** Seeds are whole numbers from 0 up to 2^53 - 1. */
  constructor(seed: number) {
    this.#a = seed >>> 0;
    this.#b = Math.floor(seed / 2 ** 32) >>> 0;
    this.#c = 0x9e3779b9;
    for (let round = 0; round < 15; round++) this.#next();
  }

  #next(): number {
    const sum = (this.#a + this.#b + this.#counter++) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  fraction(): number {
    return this.#next() / 2 ** 32;
  }

  below(limit: number): number {
    return Math.floor(this.fraction() * limit);
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }

  shuffle<T>(items: T[]): T[] {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const kept = items[last]!;
      items[last] = items[other]!;
      items[other] = kept;
    }
    return items;
  }
}

/** Seeds that a person can type and JSON can carry. */
export const MAX_SEED = Number.MAX_SAFE_INTEGER;

/**
 * The seed of the board with this index in a run: the run's own seed for the first, so that a board's seed given to
 * a run of one makes that board again.
 */
export function seedOfBoard(seed: number, index: number): number {
  if (index === 0) return seed;
  const random = new Random(seed);
  const high = Math.floor(random.fraction() * 2 ** 21);
  const low = Math.floor(random.fraction() * 2 ** 32);
  const mixed = new Random(high * 2 ** 32 + ((low ^ Math.imul(index, 0x85ebca6b)) >>> 0));
  return mixed.below(2 ** 21) * 2 ** 32 + mixed.below(2 ** 32);
}
