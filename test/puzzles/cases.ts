/**
 * What the test suites need of a puzzle: boards to try. Each puzzle's folder here has them in `cases.ts`, exported as
 * `cases`, and the suites find them by the name of the folder.
 */

/** A board in the form that programs exchange. */
export type BoardJson = Readonly<Record<string, unknown>>;

/** A whole number from zero, below the limit. */
export type Below = (limit: number) => number;

/** The value of each cell in some solution, by its place in `values`; nothing if there is none. */
export type SomeSolution = (json: BoardJson, seed: number) => readonly number[] | undefined;

/** A text that is not a board: the format it is meant in, and where and what the first trouble is, in English. */
export type MalformedText = readonly [
  format: string,
  text: string,
  line: number,
  column: number,
  problem: string,
];

/** The boards that a puzzle brings to the contract suites. */
export interface PuzzleCases {
  /** Random givens of this size, with a solution or without; may be unreadable now and then. */
  tiny(below: Below, rows: number, columns: number): BoardJson;
  /** Random givens of this size with one solution or more; nothing if it did not work out this time. */
  solvable(below: Below, rows: number, columns: number, solve: SomeSolution): BoardJson | undefined;
  /** A random board up to 8 by 8; of many, at least one in 40 must have no solution, one, and several. */
  random(below: Below): BoardJson;
  /** Every board that has one clue less than this one; absent: what rules and drawing say (`one-clue-less.ts`). */
  withOneClueLess?(json: BoardJson): readonly BoardJson[];
  readonly malformed: readonly MalformedText[];
  /** The side of a square board that is about as much work as one of this side is for most puzzles; absent: the same. */
  sideLike?(side: number): number;
}
