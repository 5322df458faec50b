/**
 * A puzzle in the language of answer set solvers, for comparison with a solver that is not ours. Each puzzle's folder
 * has it in `asp.ts`, and whoever compares finds it by the name of the folder; the puzzle itself never imports it, so
 * that no bundle carries it. It is written from the published JSON of a board alone: a mistake in our readers, models
 * or rules cannot hide in it.
 *
 * A site goes by its first cell C, cells counted row by row from 0. Where sites have two values, `on(C)` says that one
 * has the second; where they have more, `is(C,V)` says that one has the value in place V, from 0, of `values`.
 */
import type { BoardJson } from './cases.ts';

/** A puzzle written for an answer set solver, independently of its constraints. */
export interface AspEncoding {
  /** The whole board. Its answer sets are the solutions, and it shows `on/1` or `is/2` and nothing else. */
  encodeAsp(json: BoardJson): string;
  /** What the rule of an id forbids, given a choice of `on` or `is` for each site, and `cell(C)` for each. */
  ruleInAsp(json: BoardJson): (id: string) => string;
}
