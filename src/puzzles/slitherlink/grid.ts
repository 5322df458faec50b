import { type CellGrid, gridOfRows, type Rows, rowsOfGrid } from '../kit/index.ts';
import type { Parsed } from '../puzzle.ts';

/** A cell without a clue, or one that counts the edges of it that the loop runs along. */
export type SlitherlinkCell = 'none' | 0 | 1 | 2 | 3 | 4;

/** The clues, row by row. */
export type SlitherlinkGrid = CellGrid<SlitherlinkCell>;

/** Whether the loop runs along an edge. */
export type Line = 'none' | 'line';

export const CHARACTERS = '.01234';

const cellOf = (character: string): SlitherlinkCell =>
  character === '.' ? 'none' : (Number(character) as SlitherlinkCell);

const characterOf = (cell: SlitherlinkCell): string => (cell === 'none' ? '.' : `${cell}`);

export const gridFrom = (read: Rows): Parsed<SlitherlinkGrid> =>
  read.ok ? { ok: true, grid: gridOfRows(read.rows, cellOf), notes: [] } : read;

export const rowsFrom = (grid: SlitherlinkGrid): string[] => rowsOfGrid(grid, characterOf);
