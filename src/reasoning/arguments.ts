import type { Board } from '../board/index.ts';
import { ModelError } from '../engine/index.ts';
import { isSound, type Puzzle, setSound, sitesOf } from '../puzzles/puzzle.ts';

/** Throws a ModelError if this is not a grid of this puzzle: types cannot tell where a puzzle is found by its id. */
export function checkGrid<G, V extends string>(puzzle: Puzzle<G, V>, grid: G): void {
  const known = typeof grid === 'object' && grid !== null ? grid : undefined;
  if (!known) throw new ModelError(`expected a grid of ${puzzle.id}, got ${String(grid)}`);
  if (isSound(puzzle.id, known)) return;
  const problem = problemWith(puzzle, grid);
  if (problem !== undefined) throw new ModelError(`this is not a grid of ${puzzle.id}: ${problem}`);
  setSound(puzzle.id, known);
}

/** What is wrong with a grid, as its own puzzle reads it back. */
function problemWith<G, V extends string>(puzzle: Puzzle<G, V>, grid: G): string | undefined {
  try {
    const back = puzzle.fromJson(puzzle.toJson(grid));
    return back.ok ? undefined : back.problems[0]?.problem;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Throws a ModelError if a board does not have the size of the grid. */
export function checkSize<G, V extends string>(puzzle: Puzzle<G, V>, grid: G, board: Board<V>): void {
  const { rows, columns, kind, count } = sitesOf(puzzle, grid);
  const fits = board.sites.kind === kind && board.cells >= count;
  if (board.rows === rows && board.columns === columns && fits) return;
  throw new ModelError(
    `expected a board of ${rows} rows of ${columns}, got ${board.rows} rows of ${board.columns}`,
  );
}
