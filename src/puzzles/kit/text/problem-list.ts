import type { Wording } from '../../../board/index.ts';
import { type Bilingual, moreProblems, type Position, type Problem, problemAt } from '../../puzzle.ts';

/** How many problems one input reports in full; a picture read as a board has thousands. */
export const MAX_PROBLEMS = 20;

/** Collects problems in the order found, keeps the first twenty and counts the rest. */
export class ProblemList {
  readonly #kept: Bilingual<Problem>[] = [];
  #more = 0;

  add([line, column, path]: Position, problem: Wording, fix?: Wording): void {
    if (this.#kept.length === MAX_PROBLEMS) this.#more++;
    else this.#kept.push(problemAt(line, column, problem, fix, path));
  }

  /** Takes over problems found elsewhere. */
  addAll(problems: Iterable<Bilingual<Problem>>): void {
    for (const problem of problems) {
      if (this.#kept.length === MAX_PROBLEMS) this.#more++;
      else this.#kept.push(problem);
    }
  }

  get empty(): boolean {
    return this.#kept.length === 0;
  }

  /** The problems kept and, where some were left out, a last one that says how many. */
  get all(): readonly Bilingual<Problem>[] {
    const last = this.#kept.at(-1);
    if (this.#more === 0 || last === undefined) return this.#kept;
    return [...this.#kept, problemAt(last.line, last.column, moreProblems(this.#more), undefined, last.path)];
  }
}
