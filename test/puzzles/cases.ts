/**
 * What the test suites need of a puzzle besides what its setter and its drawing make: wrong texts. Each puzzle's folder
 * here has them in `cases.ts`, exported as `cases`, and the suites find them by the name of the folder.
 */

/** A board in the form that programs exchange. */
export type BoardJson = Readonly<Record<string, unknown>>;

/** A text that is not a board: the format it is meant in, and where and what the first trouble is, in English. */
export type MalformedText = readonly [
  format: string,
  text: string,
  line: number,
  column: number,
  problem: string,
];

/** What a puzzle brings to the contract suites. */
export interface PuzzleCases {
  /** Every board that has one clue less than this one; absent: what rules and drawing say (`one-clue-less.ts`). */
  withOneClueLess?(json: BoardJson): readonly BoardJson[];
  readonly malformed: readonly MalformedText[];
  /** The side of a square board that is about as much work as one of this side is for most puzzles; absent: the same. */
  sideLike?(side: number): number;
}
