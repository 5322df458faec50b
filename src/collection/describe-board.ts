import type { AnyPuzzle } from '../puzzles/index.ts';
import { keyOf, symmetryOf } from './canonical-key.ts';
import type { Findings, StoredBoard } from './stored-board.ts';

/** A board as a store keeps it. */
export function describeBoard(puzzle: AnyPuzzle, grid: unknown, findings: Findings): StoredBoard {
  const { level, score, solution, seed, order, tags = [] } = findings;
  const { rows, columns } = puzzle.size(grid);
  return {
    key: keyOf(puzzle, grid),
    puzzle: puzzle.id,
    size: { rows, columns },
    level,
    score,
    symmetry: symmetryOf(puzzle, grid),
    tags: tagSet(tags),
    seed,
    order,
    board: puzzle.toJson(grid),
    solution,
  };
}

/** Tags in alphabetical order, each once. */
export const tagSet = (tags: readonly string[]): string[] => [...new Set(tags)].sort();
