import { puzzleById } from '../../../src/puzzles/index.ts';
import { check, solve } from '../../../src/reasoning/index.ts';
import type { BoardJson } from '../../peers/instance.ts';

export interface Judged {
  readonly status: 'solved' | 'unique' | 'several' | 'none' | 'unknown';
  readonly conflicts: number;
}

/** Reads, models and solves a board, and proves it unique where that is wanted. A limit is in milliseconds. */
export function judge(board: BoardJson, goal: 'unique' | 'any', timeLimit?: number): Judged {
  const puzzle = puzzleById(board.puzzle);
  if (!puzzle) throw new Error(`no puzzle is called ${board.puzzle}`);
  const parsed = puzzle.fromJson(board);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const { status, statistics } =
    goal === 'any'
      ? solve(puzzle, parsed.grid, timeLimit === undefined ? {} : { timeLimit })
      : check(puzzle, parsed.grid, { clashTime: 0 });
  return { status, conflicts: statistics.conflicts };
}
