import type { BoardJson } from '../../src/lab/node/peers/instance.ts';
import { puzzleById } from '../../src/puzzles/index.ts';
import { check, solve } from '../../src/reasoning/index.ts';

export interface Verdict {
  readonly status: 'solved' | 'unique' | 'several' | 'none' | 'unknown';
  /** The cells in which the second solution differs from the first. */
  readonly differs: readonly number[];
  readonly conflicts: number;
}

/** Reads, models and solves a board, and proves it unique where that is wanted. */
export function judge(
  board: BoardJson,
  goal: 'unique' | 'any',
  conflictLimit = Number.MAX_SAFE_INTEGER,
): Verdict {
  const puzzle = puzzleById(board.puzzle);
  if (!puzzle) throw new Error(`no puzzle is called ${board.puzzle}`);
  const parsed = puzzle.fromJson(board);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  if (goal === 'any') {
    const { status, statistics } = solve(puzzle, parsed.grid, { conflictLimit });
    return { status, differs: [], conflicts: statistics.conflicts };
  }
  const result = check(puzzle, parsed.grid, { conflictLimit, clashTime: 0 });
  const differs = result.status === 'several' ? result.differences : [];
  return { status: result.status, differs, conflicts: result.statistics.conflicts };
}
