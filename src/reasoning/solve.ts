import type { Board } from '../board/index.ts';
import type { Because } from '../engine/index.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import type { SharedStatistics } from './cubes/index.ts';
import { type ReasoningOptions, Session, type SharedOptions } from './session.ts';
import { finish, finishAsync, type Task } from './task.ts';

/** One solution, or that there is none, or why neither is known. */
export type Solved<V> =
  | { readonly status: 'solved'; readonly board: Board<V>; readonly statistics: SharedStatistics }
  | { readonly status: 'none'; readonly statistics: SharedStatistics }
  | { readonly status: 'unknown'; readonly because: Because; readonly statistics: SharedStatistics };

/** Finds one solution of a board, checked by its rules. */
export const solve = <G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  options: ReasoningOptions = {},
): Solved<V> => finish(solving(puzzle, grid, options));

/** The same in slices, so that an AbortSignal can act; with `threads`, by several of them. */
export const solveAsync = async <G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  options: ReasoningOptions & SharedOptions = {},
): Promise<Solved<V>> => finishAsync(solving(puzzle, grid, options));

function* solving<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  { threads, ...options }: ReasoningOptions & SharedOptions,
): Task<Solved<V>> {
  const session = yield* Session.start(puzzle, grid, options, threads);
  try {
    const outcome = yield session.next();
    const { statistics } = session;
    if (outcome.status === 'sat') return { status: 'solved', board: session.board(outcome), statistics };
    if (outcome.status === 'unsat') return { status: 'none', statistics };
    return { status: 'unknown', because: outcome.because, statistics };
  } finally {
    session.end();
  }
}
