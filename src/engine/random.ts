/** Numbers by Marsaglia's shifts: the same for the same seed, on every machine. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0 || 0x2545f491;
  }

  /** A number from 0 to below n. */
  below(n: number): number {
    let x = this.#state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#state = x;
    return Math.floor(((x >>> 0) / 4294967296) * n);
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)];
  }

  shuffled<T>(items: readonly T[]): T[] {
    const order = [...items];
    this.shuffle(order);
    return order;
  }

  /** Brings any of the items from `at` to before `end` to `at`: step by step, they come in random order. */
  bring(items: Int32Array, at: number, end: number): void {
    const from = at + this.below(end - at);
    const item = items[from];
    items[from] = items[at];
    items[at] = item;
  }

  /** In place. */
  shuffle<T>(items: { readonly length: number; [index: number]: T }): void {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const item = items[i];
      items[i] = items[j];
      items[j] = item;
    }
  }
}
