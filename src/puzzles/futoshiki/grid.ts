import type { DigitGrid } from '../kit/index.ts';

/** How a cell compares with the next one: it is less, it is more, or no sign stands between them. */
export type Order = 'less' | 'more' | 'free';

/** The given digits, and the signs between cells. */
export interface FutoshikiGrid extends DigitGrid {
  /** By cell: how it compares with the cell to its right; `free` in the last column. */
  readonly right: readonly Order[];
  /** By cell: how it compares with the cell below it; `free` in the last row. */
  readonly below: readonly Order[];
}

/** Two neighbours with a sign between them. */
export interface Sign {
  readonly less: number;
  readonly more: number;
  /** The left or the upper one of the two, and on which side of it the sign stands. */
  readonly cell: number;
  readonly side: 'right' | 'below';
}

/** The cell that shares this edge of a cell; undefined at the end of the board. */
export function acrossEdge(size: number, cell: number, side: Sign['side']): number | undefined {
  if (side === 'right') return cell % size === size - 1 ? undefined : cell + 1;
  return cell + size < size * size ? cell + size : undefined;
}

/** The signs of a board in reading order. */
export function signsOf(grid: FutoshikiGrid): Sign[] {
  const signs: Sign[] = [];
  for (let cell = 0; cell < grid.digits.length; cell++) {
    for (const side of ['right', 'below'] as const) {
      const order = grid[side][cell]!;
      const next = acrossEdge(grid.size, cell, side);
      if (order === 'free' || next === undefined) continue;
      signs.push(
        order === 'less' ? { less: cell, more: next, cell, side } : { less: next, more: cell, cell, side },
      );
    }
  }
  return signs;
}
