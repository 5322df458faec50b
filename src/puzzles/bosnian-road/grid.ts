import { around, beside } from '../../board/index.ts';
import { type CellGrid, clueNotes, gridOfRows, type Rows, rowsOfGrid } from '../kit/index.ts';
import type { Parsed } from '../puzzle.ts';

/** A free cell, a blocked one, or a clue that counts the road cells around it. */
export type BosnianRoadCell = 'free' | 'blocked' | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** What is given on a board, row by row. Plain data. */
export type BosnianRoadGrid = CellGrid<BosnianRoadCell>;

/** What a free cell becomes. */
export type Road = 'empty' | 'road';

export const CHARACTERS = '.#012345678';

const cellOf = (character: string): BosnianRoadCell =>
  character === '.' ? 'free' : character === '#' ? 'blocked' : (Number(character) as BosnianRoadCell);

export const characterOf = (cell: BosnianRoadCell): string =>
  cell === 'free' ? '.' : cell === 'blocked' ? '#' : `${cell}`;

export const isFree = (grid: BosnianRoadGrid, cell: number): boolean => grid.cells[cell] === 'free';

/** The free cells that share a side with a cell: where the road can go on. */
export const freeBeside = (grid: BosnianRoadGrid, cell: number): number[] =>
  beside(grid, cell, (neighbour) => isFree(grid, neighbour));

/** The free cells that share a side or a corner with a cell: what a clue counts. */
export const freeAround = (grid: BosnianRoadGrid, cell: number): number[] =>
  around(grid, cell, (neighbour) => isFree(grid, neighbour));

/** The grid that checked rows draw, with a note on each clue that no road can satisfy. */
export function gridFrom(read: Rows): Parsed<BosnianRoadGrid> {
  if (!read.ok) return read;
  const grid = gridOfRows(read.rows, cellOf);
  const road = { en: 'road', pt: 'estrada' };
  const notes = clueNotes(grid, read.at, (cell) => freeAround(grid, cell).length, road);
  return { ok: true, grid, notes };
}

export const rowsFrom = (grid: BosnianRoadGrid): string[] => rowsOfGrid(grid, characterOf);
