import type { Bitmap, Board } from '../../board/index.ts';
import type { Unwritten } from '../../files/index.ts';
import { formatById, type Written } from '../../formats/index.ts';
import {
  type GenerateWish,
  generate,
  generateAsync,
  generateUngraded,
  paperBoard,
} from '../../generate/index.ts';
import { type AnyPuzzle, puzzles, rowsOfBoard } from '../../puzzles/index.ts';
import type { Claim } from '../certificates/prove-into.ts';
import { EXIT, type ExitCode } from '../terminal/exit-code.ts';

/** One board to be made; can be sent to another thread. */
export interface BoardJob {
  readonly index: number;
  readonly puzzle: string;
  readonly wish: GenerateWish;
  readonly method: 'unique' | 'paper';
  /** Whether its level is wanted, too. */
  readonly grade: boolean;
  /** Milliseconds. */
  readonly timeLimit: number;
  /** A folder for certificates, which is there. */
  readonly prove?: string | undefined;
  /** The id of a format in which the board is wanted, too. */
  readonly format?: string | undefined;
}

/** The board, or why there is none. */
export type Made = { readonly index: number; readonly seed: number } & (
  | {
      readonly ok: true;
      readonly board: Readonly<Record<string, unknown>>;
      /** The board in the format that was asked for, or why it has no place for it. */
      readonly written?: Written | undefined;
      /** Cells in which a picture had to be nudged to be the only solution. */
      readonly changed: number;
      /** Why it has no certificate, if one was requested. */
      readonly unproved?: { readonly problem: string; readonly exit: ExitCode };
    }
  | {
      readonly ok: false;
      readonly because: 'time' | 'memory' | 'stopped' | 'level' | 'broken';
      readonly problem?: string;
    }
  /** A certificate could not be written: the command ends. */
  | { readonly ok: false; readonly because: 'unwritten'; readonly unwritten: Unwritten }
);

/** Makes a board in this thread; with a signal, in slices, so that it can be stopped. */
export async function makeBoard(job: BoardJob, signal?: AbortSignal): Promise<Made> {
  const { index, wish, timeLimit } = job;
  const puzzle = puzzles.find(({ id }) => id === job.puzzle)!;
  const { seed } = wish;
  const from = performance.now();
  if (job.method === 'paper') {
    const made = paperBoard(puzzle, wish, { timeLimit, signal });
    if (!made.ok) return { index, seed, ok: false, because: made.because };
    const { grid, solution } = made;
    const drawn = solution ? { solution: rowsOfBoard(puzzle, grid, solution) } : {};
    const board = { ...puzzle.toJson(grid), method: 'paper', seed, ...drawn };
    return withProof(job, { puzzle, grid, index, seed }, board, solution, from, signal);
  }
  // Without a signal there is no interruption to check for.
  const generated = !job.grade
    ? await generateUngraded(puzzle, wish, { timeLimit, signal })
    : signal
      ? await generateAsync(puzzle, wish, { timeLimit, signal })
      : generate(puzzle, wish, { timeLimit });
  if (!generated.ok) return { index, seed, ok: false, because: generated.because };
  const { grid, level, score } = generated;
  const solution = rowsOfBoard(puzzle, grid, generated.solution);
  const board = { ...puzzle.toJson(grid), level, score, seed, solution };
  const claim = { puzzle, grid, index, seed, status: 'unique' } as const;
  return withProof(job, claim, board, generated.solution, from, signal);
}

/** The board as programs exchange it, with the names of its certificate's files if there is one. */
async function withProof(
  { index, wish: { seed, picture }, timeLimit, prove, format }: BoardJob,
  claim: Claim,
  board: Readonly<Record<string, unknown>>,
  solution: Board<string> | undefined,
  from: number,
  signal: AbortSignal | undefined,
): Promise<Made> {
  const { puzzle, grid } = claim;
  const made = {
    index,
    seed,
    ok: true,
    written: format === undefined ? undefined : formatById(format)!.write(puzzle, grid),
    changed: changesOf(puzzle, grid, picture, solution),
  } as const;
  if (prove === undefined) return { ...made, board };
  const { proveInto } = await import('../certificates/prove-into.ts');
  const proved = await proveInto(prove, claim, from, timeLimit, signal);
  if ('unwritten' in proved)
    return { index, seed, ok: false, because: 'unwritten', unwritten: proved.unwritten };
  const { certificate } = proved;
  const whole = { ...board, certificate };
  if (!('exit' in proved)) return { ...made, board: whole };
  if (proved.exit === EXIT.interrupted) return { index, seed, ok: false, because: 'stopped' };
  const { exit } = proved;
  return { ...made, board: whole, unproved: { problem: proved.certificate.problem, exit } };
}

function changesOf(
  puzzle: AnyPuzzle,
  grid: unknown,
  picture: Bitmap | undefined,
  solution: Board<string> | undefined,
): number {
  if (!picture || !solution) return 0;
  const off = puzzle.values(grid)[0]!.id;
  return picture.painted.filter((on, cell) => on !== (solution.at(cell) !== off)).length;
}
