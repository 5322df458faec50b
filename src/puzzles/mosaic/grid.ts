import { around } from '../../board/index.ts';
import { type CellGrid, clueNotes, gridOfRows, type Rows, rowsOfGrid } from '../kit/index.ts';
import type { Parsed } from '../puzzle.ts';

/** A cell without a clue, or one that counts the painted cells at and around it. */
export type MosaicCell = 'none' | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** What is given on a board, row by row. Plain data. */
export type MosaicGrid = CellGrid<MosaicCell>;

export const CHARACTERS = '.0123456789';

const cellOf = (character: string): MosaicCell =>
  character === '.' ? 'none' : (Number(character) as MosaicCell);

const characterOf = (cell: MosaicCell): string => (cell === 'none' ? '.' : `${cell}`);

/** The cells that a clue counts: its own and the up to eight around it, in reading order. */
export const squareOf = (grid: { readonly rows: number; readonly columns: number }, cell: number): number[] =>
  [...around(grid, cell), cell].sort((one, other) => one - other);

/** The grid that checked rows draw, with a note on each clue that is larger than its square. */
export function gridFrom(read: Rows): Parsed<MosaicGrid> {
  if (!read.ok) return read;
  const grid = gridOfRows(read.rows, cellOf);
  const painted = { en: 'painted cells', pt: 'casas pintadas' };
  const notes = clueNotes(grid, read.at, (cell) => squareOf(grid, cell).length, painted);
  return { ok: true, grid, notes };
}

export const rowsFrom = (grid: MosaicGrid): string[] => rowsOfGrid(grid, characterOf);
