import { around } from '../../board/index.ts';
import type { CellGrid } from '../kit/index.ts';

/** A cell without a clue, or one that counts the painted cells at and around it. */
export type MosaicCell = 'none' | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** What is given on a board, row by row. Plain data. */
export type MosaicGrid = CellGrid<MosaicCell>;

/** The cells that a clue counts: its own and the up to eight around it, in reading order. */
export const squareOf = (grid: { readonly rows: number; readonly columns: number }, cell: number): number[] =>
  [...around(grid, cell), cell].sort((one, other) => one - other);
