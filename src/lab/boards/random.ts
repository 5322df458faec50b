/** A small seeded generator (mulberry32): the boards of a seed are the same on every machine and every day. */
export class Random {
  #state: number;

  /** Several numbers make one seed, so that each board of an experiment has a stream of its own. */
  constructor(...seeds: readonly number[]) {
    let state = 0x9e3779b9;
    for (const seed of seeds) {
      state = Math.imul(state ^ (seed >>> 0), 0x85ebca6b);
      state ^= state >>> 13;
    }
    this.#state = state >>> 0;
  }

  /** A whole number from 0 up to, not including, `bound`. */
  below(bound: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * bound);
  }

  chance(numerator: number, denominator: number): boolean {
    return this.below(denominator) < numerator;
  }

  shuffle<T>(items: T[]): T[] {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [items[last], items[other]] = [items[other]!, items[last]!];
    }
    return items;
  }
}
