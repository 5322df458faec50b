import {
  type Generated,
  type GenerateWish,
  generate,
  generateAsync,
  paperBoard,
} from '../../generate/index.ts';
import { type AnyPuzzle, puzzles, rowsOfBoard } from '../../puzzles/index.ts';

/** One board to be made; can be sent to another thread. */
export interface BoardJob {
  readonly index: number;
  readonly puzzle: string;
  readonly wish: GenerateWish;
  readonly method: 'unique' | 'paper';
  /** Milliseconds. */
  readonly timeLimit: number;
}

/** The board, or why there is none. */
export type Made = { readonly index: number; readonly seed: number } & (
  | { readonly ok: true; readonly board: Readonly<Record<string, unknown>> }
  | {
      readonly ok: false;
      readonly because: 'time' | 'stopped' | 'level' | 'broken';
      readonly problem?: string;
    }
);

/** Makes a board in this thread; with a signal, in slices, so that it can be stopped. */
export async function makeBoard(job: BoardJob, signal?: AbortSignal): Promise<Made> {
  const { index, wish, timeLimit } = job;
  const puzzle = puzzles.find(({ id }) => id === job.puzzle)!;
  const { seed } = wish;
  if (job.method === 'paper') return { index, seed, ok: true, board: paperLine(puzzle, wish) };
  // Where nobody can interrupt, nobody needs to be listened to.
  const generated = signal
    ? await generateAsync(puzzle, wish, { timeLimit, signal })
    : generate(puzzle, wish, { timeLimit });
  if (!generated.ok) return { index, seed, ok: false, because: generated.because };
  return { index, seed, ok: true, board: uniqueLine(puzzle, wish, generated) };
}

/** The board as programs exchange it, with what is known of it besides. */
function uniqueLine(
  puzzle: AnyPuzzle,
  { seed }: GenerateWish,
  { grid, level, score, solution }: Extract<Generated<unknown, string>, { ok: true }>,
): Record<string, unknown> {
  return { ...puzzle.toJson(grid), level, score, seed, solution: rowsOfBoard(puzzle, grid, solution) };
}

function paperLine(puzzle: AnyPuzzle, wish: GenerateWish): Record<string, unknown> {
  const { grid, solution } = paperBoard(puzzle, wish);
  const drawn = solution ? { solution: rowsOfBoard(puzzle, grid, solution) } : {};
  return { ...puzzle.toJson(grid), method: 'paper', seed: wish.seed, ...drawn };
}
