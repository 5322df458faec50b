import type { Problem } from '../puzzle.ts';
import type { CellGrid } from './cell-grid.ts';
import { ProblemList } from './problem-list.ts';

/**
 * A note for each clue that asks for more than there is room for: the board can be read, but has no solution.
 * `lines` are the lines on which the rows stood.
 */
export function clueNotes<C>(
  grid: CellGrid<C>,
  lines: readonly number[],
  roomFor: (cell: number) => number,
  what: string,
): readonly Problem[] {
  const notes = new ProblemList();
  for (const [cell, clue] of grid.cells.entries()) {
    if (typeof clue !== 'number') continue;
    const room = roomFor(cell);
    if (clue <= room) continue;
    const line = lines[Math.floor(cell / grid.columns)] ?? 1;
    const places = room === 1 ? '1 place' : `${room} places`;
    notes.add(
      line,
      (cell % grid.columns) + 1,
      `the clue ${clue} has only ${places} for ${what}: no solution`,
    );
  }
  return notes.all;
}
