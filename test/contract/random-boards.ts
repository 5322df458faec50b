import type { AnyPuzzle } from '../../src/puzzles/index.ts';
import type { Below } from '../random-regions.ts';
import { drawFrom, isSettable, readBack, scribbledBoard, sizeOfBoard, toldBoard } from './drawn-boards.ts';
import { sideLike } from './puzzle-folders.ts';

/** How many solutions a hundred boards are meant to have. */
const AIMS = { one: 56, several: 31, none: 13 };

/** A random board up to 8 by 8: of many there are some with no solution, with one, and with several. */
export function randomBoard(puzzle: AnyPuzzle, below: Below): unknown {
  const longest = Math.min(8, sideLike(puzzle, 10));
  const size = sizeOfBoard(puzzle, 1 + below(longest), 1 + below(longest));
  // Some boards are too small for any solution.
  const isScribbled = below(2) === 0 && !isSettable(puzzle, size);
  const drawn = isScribbled
    ? scribbledBoard(puzzle, below, size)
    : toldBoard(puzzle, below, size, drawFrom(AIMS, below)).grid;
  const grid = readBack(puzzle, drawn);
  if (grid === undefined) throw new Error(`${JSON.stringify(puzzle.toJson(drawn))} cannot be read`);
  return grid;
}
