/**
 * A puzzle in the language of answer set solvers, for comparison with a solver that is not ours: `asp.ts` in the
 * puzzle's folder here, found by the name of the folder. It is written from the published JSON of a board alone, so
 * that a mistake in our readers, models or rules cannot hide in it. Every puzzle must have one.
 *
 * A site goes by its first cell C, cells counted row by row from 0. Where sites have two values, `on(C)` says that one
 * has the second; where they have more, `is(C,V)` says that one has the value in place V, from 0, of `values`.
 */
import type { BoardJson } from './cases.ts';

/** A puzzle written for an answer set solver, independently of its constraints. */
export interface AspEncoding {
  /** The whole board. Its answer sets are the solutions, and it shows `on/1` or `is/2` and nothing else. */
  encodeAsp(json: BoardJson): string;
}
