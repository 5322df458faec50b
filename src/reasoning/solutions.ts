import type { Board } from '../board/index.ts';
import type { Because, Outcome, Statistics } from '../engine/index.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { type ReasoningOptions, Session } from './session.ts';
import { finish, finishAsync } from './task.ts';

/** What an iteration over solutions returns when it was not left early: all of them, or why it ended before. */
export type End =
  | { readonly status: 'all'; readonly statistics: Statistics }
  | { readonly status: 'unknown'; readonly because: Because; readonly statistics: Statistics };

/** All solutions, each checked, one by one; stop whenever you like. */
export function* solutions<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  options: ReasoningOptions = {},
): Generator<Board<V>, End, void> {
  const session = finish(Session.start(puzzle, grid, options));
  for (;;) {
    const outcome = session.next().now();
    if (outcome.status !== 'sat') return endOf(outcome, session);
    yield session.board(outcome);
  }
}

/** The same in slices, so that an AbortSignal can act. */
export async function* solutionsAsync<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  options: ReasoningOptions = {},
): AsyncGenerator<Board<V>, End, void> {
  const session = await finishAsync(Session.start(puzzle, grid, options));
  for (;;) {
    const outcome = await session.next().soon();
    if (outcome.status !== 'sat') return endOf(outcome, session);
    yield session.board(outcome);
  }
}

function endOf<V extends string>(
  outcome: Exclude<Outcome, { status: 'sat' }>,
  { statistics }: Session<V>,
): End {
  return outcome.status === 'unsat'
    ? { status: 'all', statistics }
    : { status: 'unknown', because: outcome.because, statistics };
}
