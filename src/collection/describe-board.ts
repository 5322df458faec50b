import type { Level } from '../board/index.ts';
import type { AnyPuzzle } from '../puzzles/index.ts';
import { keyOf, symmetryOf } from './canonical-key.ts';
import type { StoredBoard } from './stored-board.ts';

/** What was found out about a board: its only solution, and how hard it is. */
export interface Findings {
  readonly level: Level;
  readonly score: number;
  /** Rows of text. */
  readonly solution: readonly string[];
  readonly seed?: number;
  readonly order?: string;
  readonly tags?: readonly string[];
}

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
    ...(seed === undefined ? {} : { seed }),
    ...(order === undefined ? {} : { order }),
    board: puzzle.toJson(grid),
    solution,
  };
}

/** Tags in alphabetical order, each once. */
export const tagSet = (tags: readonly string[]): string[] => [...new Set(tags)].sort();
