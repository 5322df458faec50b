import type { Board } from '../board/index.ts';
import type { Because, Limits } from '../engine/index.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { type Clash, clashing } from './clash.ts';
import type { SharedStatistics } from './cubes/index.ts';
import { type ReasoningOptions, Session, type SharedOptions } from './session.ts';
import { finish, finishAsync, type Task } from './task.ts';

/** Whether a board is a proper puzzle. A limit that was reached is `unknown`, never any of the others. */
export type Check<V> = { readonly statistics: SharedStatistics } & (
  | { readonly status: 'unique'; readonly solution: Board<V> }
  | {
      readonly status: 'several';
      readonly solution: Board<V>;
      readonly other: Board<V>;
      /** The cells on which the two differ. */
      readonly differences: readonly number[];
    }
  | { readonly status: 'none'; readonly clash: Clash<V> }
  | { readonly status: 'unknown'; readonly because: Because; readonly solution?: Board<V> }
);

/** Options of `check`. */
export interface CheckOptions extends ReasoningOptions {
  /**
   * How long to look for the fewest rules that clash when there is no solution, in milliseconds; two seconds if not
   * given, and never beyond the time limit. Zero: do not look at all.
   */
  readonly clashTime?: number;
}

const CLASH_TIME = 2000;

/** Whether a board has one solution, several (with two of them), or none (with the rules that clash). */
export const check = <G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  options: CheckOptions = {},
): Check<V> => finish(checking(puzzle, grid, options));

/** The same in slices, so that an AbortSignal can act; with `threads`, by several of them. */
export const checkAsync = async <G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  options: CheckOptions & SharedOptions = {},
): Promise<Check<V>> => finishAsync(checking(puzzle, grid, options));

function* checking<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  { threads, ...options }: CheckOptions & SharedOptions,
): Task<Check<V>> {
  const started = performance.now();
  const session = yield* Session.start(puzzle, grid, options, threads);
  try {
    return yield* checkingIn(session, puzzle, grid, options, started);
  } finally {
    session.end();
  }
}

/** Asks a session for two solutions. */
export function* checkingIn<G, V extends string>(
  session: Session<V>,
  puzzle: Puzzle<G, V>,
  grid: G,
  options: CheckOptions,
  started: number,
): Task<Check<V>> {
  const first = yield session.next();
  if (first.status === 'unknown') {
    return { status: 'unknown', because: first.because, statistics: session.statistics };
  }
  if (first.status === 'unsat') {
    const { statistics } = session;
    const limits = clashLimits(options, performance.now() - started);
    const clash: Clash<V> = limits ? yield* clashing(puzzle, grid, limits) : { rules: [], minimal: false };
    return { status: 'none', clash, statistics };
  }
  const solution = session.board(first);
  const second = yield session.next();
  const { statistics } = session;
  if (second.status === 'unsat') return { status: 'unique', solution, statistics };
  if (second.status === 'unknown')
    return { status: 'unknown', because: second.because, solution, statistics };
  const other = session.board(second);
  return { status: 'several', solution, other, differences: solution.differences(other), statistics };
}

function clashLimits(options: CheckOptions, elapsed: number): Limits | undefined {
  const { clashTime = CLASH_TIME, timeLimit = Number.POSITIVE_INFINITY, memoryLimit, signal } = options;
  const left = Math.min(clashTime, timeLimit - elapsed);
  if (left <= 0) return undefined;
  return { timeLimit: left, memoryLimit, signal };
}
