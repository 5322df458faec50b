import type { Board, Wording } from '../board/index.ts';
import type { PuzzleModel, Variables } from './puzzle.ts';

/** A board that stands in a paper. */
export interface PaperBoard {
  /** Its name after the paper's number: `13` for `003:13`. */
  readonly name: string;
  /** Where in the paper it stands. */
  readonly where: string;
  /** What our copy of the paper had lost, and how it was put back; absent: the board stands whole in the text. */
  readonly repaired?: Wording;
  /** The board as the puzzle's own `parse` reads it. */
  readonly text: string;
}

/** A program of a paper, as what it accepts: its rules may be other than ours. */
export interface PaperProgram<G, V extends string> {
  /** The predicate that solves a board. */
  readonly name: string;
  /** One sentence on how its rules differ from ours. */
  readonly differs: Wording;
  /** Its rules; absent: the same solutions as ours on every board. */
  model?(grid: G, variables: Variables): PuzzleModel<V>;
}

/** The paper that a puzzle was taken from: credits, boards, rules and the picture that its program prints. */
export interface Paper<G, V extends string> {
  /** The number we call it by; more than one where we have several scans of it. */
  readonly numbers: readonly [string, ...string[]];
  readonly title: string;
  readonly authors: readonly string[];
  /** As printed in it. */
  readonly course: string;
  readonly school: string;
  /** As printed in it, where it is. */
  readonly date?: string;
  readonly boards: readonly PaperBoard[];
  /** The first is what `--model paper` means. */
  readonly programs: readonly [PaperProgram<G, V>, ...PaperProgram<G, V>[]];
  /** A board, or a solution of it, as the paper's program prints it in a terminal. */
  print(grid: G, board?: Board<V>): string;
}
