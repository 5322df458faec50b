import type { Puzzle } from '../../puzzles/puzzle.ts';
import type { Grade } from './level.ts';
import { type ExplainOptions, explain } from './path.ts';

/** How hard a board is, from the path to its solution; the same board always gets the same grade. */
export function grade<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  options: ExplainOptions<V> = {},
): Grade & { readonly complete: boolean } {
  const { complete, grade } = explain(puzzle, grid, options);
  return { ...grade, complete };
}
