import type { Limits } from '../engine/index.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { type Check, checkingIn } from './check.ts';
import type { Compiled } from './compile.ts';
import { type Logged, Session } from './session.ts';
import { finishAsync } from './task.ts';

/** `check` with a log of the search; and what the log speaks of. No clash is looked for. */
export async function checkLogged<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  logged: Logged,
  limits: Limits = {},
): Promise<{ readonly checked: Check<V>; readonly compiled: Compiled<V> }> {
  const started = performance.now();
  const options = { ...limits, clashTime: 0 };
  const session = await finishAsync(Session.start(puzzle, grid, options, undefined, logged));
  const checked = await finishAsync(checkingIn(session, puzzle, grid, options, started));
  return { checked, compiled: session.compiled };
}
