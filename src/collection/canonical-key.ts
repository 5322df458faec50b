import { createHash } from 'node:crypto';
import { fitsSymmetry, images, SYMMETRIES, type Symmetry } from '../board/index.ts';
import type { AnyPuzzle } from '../puzzles/index.ts';

/**
 * The key of a board, the same for all its turns and mirrors: of all the ways that its puzzle allows, the text of the
 * one that comes first, hashed to 32 hexadecimal digits. Regions are numbered as they are met, so their names do not
 * matter.
 */
export function keyOf(puzzle: AnyPuzzle, grid: unknown): string {
  const { motions, moved } = puzzle.layout;
  let first: string | undefined;
  for (const motion of motions) {
    const text = JSON.stringify(puzzle.toJson(moved(grid, motion)));
    if (first === undefined || text < first) first = text;
  }
  return createHash('sha256').update(`${first}`).digest('hex').slice(0, 32);
}

/** Every symmetry that what is given on a board has. */
export function symmetryOf(puzzle: AnyPuzzle, grid: unknown): Symmetry[] {
  const shape = puzzle.size(grid);
  const nameOf = (cells: readonly number[]): string => [...cells].sort((a, b) => a - b).join(' ');
  const pattern = puzzle.layout.pattern(grid);
  const there = new Set(pattern.map(nameOf));
  return SYMMETRIES.filter(
    (symmetry) =>
      symmetry !== 'none' &&
      fitsSymmetry(symmetry, shape) &&
      pattern.every((cells) => images(cells, symmetry, shape).every((image) => there.has(nameOf(image)))),
  );
}
