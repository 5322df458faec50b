import type { Because, Statistics } from '../engine/index.ts';
import { ModelError } from '../engine/index.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { type ReasoningOptions, Session } from './session.ts';
import { finish, finishAsync, type Task } from './task.ts';

/** Options of `count`. */
export interface CountOptions extends ReasoningOptions {
  /** Count no further than this. */
  readonly limit?: number;
}

/** How many solutions were found, and whether that is all: if not, the count was full or `because` says why. */
export interface Count {
  readonly count: number;
  readonly exact: boolean;
  readonly because?: Because;
  readonly statistics: Statistics;
}

/** Counts the solutions of a board, as far as `limit`. */
export const count = <G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  options: CountOptions = {},
): Count => finish(counting(puzzle, grid, options));

/** The same in slices, so that an AbortSignal can act. */
export const countAsync = async <G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  options: CountOptions = {},
): Promise<Count> => finishAsync(counting(puzzle, grid, options));

function limitOf({ limit = Number.POSITIVE_INFINITY }: CountOptions): number {
  if (!(limit >= 0)) throw new ModelError(`limit must not be negative, got ${limit}`);
  return limit;
}

function* counting<G, V extends string>(puzzle: Puzzle<G, V>, grid: G, options: CountOptions): Task<Count> {
  const limit = limitOf(options);
  const session = yield* Session.start(puzzle, grid, options);
  for (let found = 0; ; found++) {
    if (found >= limit) return { count: found, exact: false, statistics: session.statistics };
    const outcome = yield session.next();
    if (outcome.status === 'sat') continue;
    const { statistics } = session;
    if (outcome.status === 'unsat') return { count: found, exact: true, statistics };
    return { count: found, exact: false, because: outcome.because, statistics };
  }
}
