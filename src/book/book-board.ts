import type { Board, Language, Level, Phrase } from '../board/index.ts';
import type { AnyPuzzle } from '../puzzles/puzzle.ts';
import {
  type Check,
  checkAsync,
  explainAsync,
  finishAsync,
  measuring,
  speechOf,
  verify,
} from '../reasoning/index.ts';

/** A board to be printed, as it comes from a file or a collection. */
export interface ChosenBoard {
  readonly puzzle: AnyPuzzle;
  readonly grid: unknown;
  /** Where it is known. */
  readonly solution?: Board<string> | undefined;
  readonly level?: Level | undefined;
  readonly score?: number | undefined;
  /** Where it can be played. */
  readonly link?: string | undefined;
}

/** A board of a book, with everything printed about it. */
export interface BookBoard extends ChosenBoard {
  readonly solution: Board<string>;
  readonly level: Level;
  readonly score: number;
  /** The first steps, if requested. */
  readonly hints: readonly Readonly<Record<Language, Phrase>>[];
}

/** Options of `bookBoard`. */
export interface BookBoardOptions {
  /** Whether the first steps are wanted. */
  readonly hints?: boolean | undefined;
  /** Milliseconds for each board. */
  readonly timeLimit?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The board with its solution, level and hints; or why it cannot be printed. */
export type Readied =
  | { readonly ok: true; readonly board: BookBoard }
  | { readonly ok: false; readonly because: Exclude<Check<string>['status'], 'unique'> };

/** Steps that are printed in the hints. */
const HINTS = 3;

/** Finds out what is not known of a board. A known solution is checked against the rules. */
export async function bookBoard(chosen: ChosenBoard, options: BookBoardOptions = {}): Promise<Readied> {
  const { puzzle, grid } = chosen;
  const { timeLimit, signal } = options;
  const limits = {
    timeLimit,
    signal,
  };
  let { solution } = chosen;
  if (!solution || !verify(puzzle, grid, solution).correct) {
    const checked = await checkAsync(puzzle, grid, { ...limits, clashTime: 0 });
    if (checked.status !== 'unique') return { ok: false, because: checked.status };
    solution = checked.solution;
  }
  let { level, score } = chosen;
  if (level === undefined || score === undefined) {
    const measured = await finishAsync(measuring(puzzle, grid, solution, limits));
    if (measured.status !== 'graded') return { ok: false, because: 'unknown' };
    ({ level, score } = measured);
  }
  const hints = options.hints ? await firstSteps(chosen, limits) : [];
  return { ok: true, board: { ...chosen, solution, level, score, hints } };
}

async function firstSteps(
  { puzzle, grid }: ChosenBoard,
  limits: Omit<BookBoardOptions, 'hints'>,
): Promise<BookBoard['hints']> {
  const { steps } = await explainAsync(puzzle, grid, { ...limits, maxSteps: HINTS });
  return steps.map((step) => speechOf(puzzle, grid, step).whole);
}
