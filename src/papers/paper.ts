import type { Board, Wording } from '../board/index.ts';
import type { Labeling, Solver } from '../engine/index.ts';
import type { Puzzle, PuzzleModel } from '../puzzles/index.ts';
import type { Listing } from './listing.ts';

/** A board that stands in a paper. */
export interface PaperBoard {
  /** Its name after the paper's number: `13` for `003:13`. */
  readonly name: string;
  /** Where in the paper it stands. */
  readonly where: Wording;
  /** What our copy of the paper had lost, and how it was put back; absent: the board stands whole in the text. */
  readonly repaired?: Wording;
  /** Some of it is ours: nothing in the paper tells what stood there. `repaired` says what. */
  readonly uncertain?: boolean;
  /** The board as the puzzle's own `parse` reads it. */
  readonly text: string;
}

/** A board that our copy of a paper has lost. */
export interface LostBoard {
  readonly name: string;
  readonly why: Wording;
}

/** A program of a paper: what it posts, how it labels, and what it looks at afterwards. */
export interface PaperProgram<G, V extends string> {
  /** The predicate that solves a board. */
  readonly name: string;
  /** One sentence on how it differs from ours. */
  readonly differs: Wording;
  /** How its listing labels. */
  readonly labeling: Pick<Labeling, 'select' | 'branch' | 'order'>;
  /** Its variables and constraints; absent: they are ours. */
  model?(grid: G, solver: Solver): PuzzleModel<V>;
  /** What it tests on a full board, after the labeling; absent: nothing. */
  test?(grid: G, board: Board<V>): boolean;
}

/** The paper that a puzzle was taken from: credits, boards, programs and the picture that its program prints. */
export interface Paper<G, V extends string> {
  /** The number we call it by; more than one where we have several scans of it. */
  readonly numbers: readonly [string, ...string[]];
  readonly puzzle: Puzzle<G, V>;
  readonly title: string;
  readonly authors: readonly string[];
  /** As printed in it. */
  readonly course: string;
  readonly school: string;
  /** As printed in it, where it is. */
  readonly date?: string;
  readonly boards: readonly PaperBoard[];
  readonly lost?: readonly LostBoard[];
  /** The first is what `--model paper` means. */
  readonly programs: readonly [PaperProgram<G, V>, ...PaperProgram<G, V>[]];
  /** A board, or a solution of it, as the paper's program prints it in a terminal. */
  print(grid: G, board?: Board<V>): string;
  /** Its listing and what we changed in it; loaded on demand. */
  listing(): Promise<Listing>;
}

/** A paper whose puzzle is not known here. */
export type AnyPaper = Paper<unknown, string>;

/** The puzzle with a program's variables and constraints in place of ours. */
export function ruledBy<G, V extends string>(
  puzzle: Puzzle<G, V>,
  program: PaperProgram<G, V>,
): Puzzle<G, V> {
  const { model } = program;
  // A model is only ever built in a solver; the contract's `Variables` is what playing needs of one.
  return model ? { ...puzzle, model: (grid, solver) => model.call(program, grid, solver as Solver) } : puzzle;
}
