import type { Puzzle } from '../../puzzles/puzzle.ts';
import { type ExplainOptions, explain } from './explain.ts';
import type { Grade } from './level.ts';

/**
 * How hard a board is. Only a board with one solution is `graded`. Otherwise the grade covers the steps that were found:
 * those that all of several solutions share, or those before a limit. It is absent where there are none.
 */
export type Graded =
  | ({ readonly status: 'graded' } & Grade)
  | ({ readonly status: 'several' | 'none' | 'unknown' } & Partial<Grade>);

/** How hard a board is, from the path to its solution; the same board always gets the same grade. */
export function grade<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  options: ExplainOptions<V> = {},
): Graded {
  const { complete, because, grade } = explain(puzzle, grid, options);
  if (complete && grade) return { status: 'graded', ...grade };
  return { status: because === 'several' || because === 'none' ? because : 'unknown', ...grade };
}
