const MARGIN = 1.15;
const SOONEST = 10;
const FAST = 1 / 32;
const SLOW = 1 / 4096;

/** When a search starts again: when what it learns is about more decisions than in the long run (Audemard and Simon). */
export class RestartRule {
  #fast = 0;
  #slow = 0;
  #learned = 0;
  #since = 0;

  /** A clause about this many decisions was learned. */
  learned(glue: number): void {
    this.#learned++;
    this.#since++;
    // Plain averages at first.
    this.#fast += (glue - this.#fast) * Math.max(FAST, 1 / this.#learned);
    this.#slow += (glue - this.#slow) * Math.max(SLOW, 1 / this.#learned);
  }

  get isDue(): boolean {
    return this.#since >= SOONEST && this.#fast > MARGIN * this.#slow;
  }

  restart(): void {
    this.#since = 0;
  }
}
