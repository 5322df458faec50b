import type { Propagation } from './propagation.ts';

/** Conflicts until clauses are forgotten for the first time, and how many more each time. */
const FIRST_REDUCTION = 2000;
const REDUCTION_STEP = 300;
/** Clauses about this many decisions, or fewer, are always kept. */
const GLUED = 2;

/** A clause that a search has learned: its number, how many decisions it is about, and how many atoms it has. */
interface Learned {
  readonly id: number;
  readonly glue: number;
  readonly width: number;
}

/** What a search has learned. Now and then the worse half of what has not served lately is forgotten. */
export class LearnedClauses {
  #learned: Learned[] = [];
  /** Those that have acted in a failure since the last reduction. */
  readonly #served = new Set<number>();
  #until = FIRST_REDUCTION;
  #reductions = 0;

  add(learned: Learned): void {
    this.#learned.push(learned);
    this.#until--;
  }

  /** These lines acted in a failure. */
  serve(lines: readonly number[], first: number): void {
    for (let i = 0; i < lines.length; i++) if (lines[i]! > first) this.#served.add(lines[i]!);
  }

  /** Forgets some if it is time to. At the root only. */
  reduce(propagation: Propagation): void {
    if (this.#until > 0) return;
    this.#until = FIRST_REDUCTION + REDUCTION_STEP * ++this.#reductions;
    const idle = this.#learned.filter(({ id, glue }) => glue > GLUED && !this.#served.has(id));
    idle.sort((a, b) => b.glue - a.glue || b.width - a.width);
    const forgotten = new Set(idle.slice(0, idle.length >> 1).map(({ id }) => id));
    for (const id of forgotten) propagation.remove(id);
    this.#learned = this.#learned.filter(({ id }) => !forgotten.has(id));
    this.#served.clear();
  }
}
