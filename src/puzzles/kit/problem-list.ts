import type { Problem } from '../puzzle.ts';

/** How many problems one input reports in full; a picture read as a board has thousands. */
export const MAX_PROBLEMS = 20;

/** Collects problems in the order found, keeps the first twenty and counts the rest. */
export class ProblemList {
  readonly #kept: Problem[] = [];
  #more = 0;

  add(line: number, column: number, problem: string, fix?: string): void {
    if (this.#kept.length === MAX_PROBLEMS) this.#more++;
    else this.#kept.push(fix === undefined ? { line, column, problem } : { line, column, problem, fix });
  }

  /** Takes over problems found elsewhere. */
  addAll(problems: Iterable<Problem>): void {
    for (const { line, column, problem, fix } of problems) this.add(line, column, problem, fix);
  }

  get empty(): boolean {
    return this.#kept.length === 0;
  }

  /** The problems kept and, where some were left out, a last one that says how many. */
  get all(): readonly Problem[] {
    const last = this.#kept.at(-1);
    if (this.#more === 0 || last === undefined) return this.#kept;
    const noun = this.#more === 1 ? 'problem' : 'problems';
    return [
      ...this.#kept,
      { line: last.line, column: last.column, problem: `and ${this.#more} more ${noun}` },
    ];
  }
}
