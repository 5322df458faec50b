import type { AnyPuzzle } from '../../src/puzzles/index.ts';
import type { Below } from '../random-regions.ts';
import { drawFrom, readBack, toldBoard } from './drawn-boards.ts';
import { sideLike } from './puzzle-folders.ts';

/** How many solutions a hundred boards are meant to have. */
const AIMS = { one: 59, several: 41 };

/** A random board of the puzzle of this size that has at least one solution; smaller if that is much work. */
export function solvableBoard(puzzle: AnyPuzzle, below: Below, rows: number, columns: number): unknown {
  const longest = sideLike(puzzle, 10);
  const size = { rows: Math.min(rows, longest), columns: Math.min(columns, longest) };
  const { grid } = toldBoard(puzzle, below, size, drawFrom(AIMS, below));
  const read = readBack(puzzle, grid);
  if (read === undefined) throw new Error(`${JSON.stringify(puzzle.toJson(grid))} cannot be read`);
  return read;
}
