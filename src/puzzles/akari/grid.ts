import { beside } from '../../board/index.ts';
import type { CellGrid } from '../kit/index.ts';

/** A white cell, a black one, or a black one that counts the lights beside it. */
export type AkariCell = 'white' | 'black' | 0 | 1 | 2 | 3 | 4;

/** What is given on a board, row by row. Plain data. */
export type AkariGrid = CellGrid<AkariCell>;

/** What a white cell becomes. */
export type Light = 'dark' | 'light';

export const isWhite = (grid: AkariGrid, cell: number): boolean => grid.cells[cell] === 'white';

/** The white cells beside a cell: where the lights that a clue counts can stand. */
export const whiteBeside = (grid: AkariGrid, cell: number): number[] =>
  beside(grid, cell, (neighbour) => isWhite(grid, neighbour));
