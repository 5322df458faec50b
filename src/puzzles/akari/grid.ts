import { beside } from '../../board/index.ts';
import { type CellGrid, clueNotes, gridOfRows, type Rows, rowsOfGrid } from '../kit/index.ts';
import type { Parsed } from '../puzzle.ts';

/** A white cell, a black one, or a black one that counts the lights beside it. */
export type AkariCell = 'white' | 'black' | 0 | 1 | 2 | 3 | 4;

/** What is given on a board, row by row. Plain data. */
export type AkariGrid = CellGrid<AkariCell>;

/** What a white cell becomes. */
export type Light = 'dark' | 'light';

export const CHARACTERS = '.#01234';

const cellOf = (character: string): AkariCell =>
  character === '.' ? 'white' : character === '#' ? 'black' : (Number(character) as AkariCell);

export const characterOf = (cell: AkariCell): string =>
  cell === 'white' ? '.' : cell === 'black' ? '#' : `${cell}`;

export const isWhite = (grid: AkariGrid, cell: number): boolean => grid.cells[cell] === 'white';

/** The white cells beside a cell: where the lights that a clue counts can stand. */
export const whiteBeside = (grid: AkariGrid, cell: number): number[] =>
  beside(grid, cell, (neighbour) => isWhite(grid, neighbour));

/** The grid that checked rows draw, with a note on each clue that no lights can satisfy. */
export function gridFrom(read: Rows): Parsed<AkariGrid> {
  if (!read.ok) return read;
  const grid = gridOfRows(read.rows, cellOf);
  const lights = { en: 'lights', pt: 'luzes' };
  const notes = clueNotes(grid, read.at, (cell) => whiteBeside(grid, cell).length, lights);
  return { ok: true, grid, notes };
}

export const rowsFrom = (grid: AkariGrid): string[] => rowsOfGrid(grid, characterOf);
