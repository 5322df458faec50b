import type { Board } from '../../board/index.ts';
import { type Puzzle, rowsOfBoard } from '../../puzzles/puzzle.ts';
import type { Certified } from './certify.ts';

/** The solutions that a certificate claims: none, one, or two that differ. */
export function claimsOf<V>(certified: Certified<V>): Board<V>[] {
  if (certified.status === 'several') return [certified.solution, certified.other];
  return certified.status === 'unique' ? [certified.solution] : [];
}

/** A board with the solutions that are claimed of it, as JSON. */
export function boardText<G, V extends string>(
  puzzle: Puzzle<G, V>,
  grid: G,
  [solution, other]: readonly Board<V>[],
): string {
  const json = {
    ...puzzle.toJson(grid),
    ...(solution ? { solution: rowsOfBoard(puzzle, grid, solution) } : {}),
    ...(other ? { other: rowsOfBoard(puzzle, grid, other) } : {}),
  };
  return `${JSON.stringify(json, null, 1)}\n`;
}
