import { around, beside } from '../../board/index.ts';
import type { CellGrid } from '../kit/index.ts';

/** A free cell, a blocked one, or a clue that counts the road cells around it. */
export type BosnianRoadCell = 'free' | 'blocked' | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** What is given on a board, row by row. Plain data. */
export type BosnianRoadGrid = CellGrid<BosnianRoadCell>;

/** What a free cell becomes. */
export type Road = 'empty' | 'road';

export const isFree = (grid: BosnianRoadGrid, cell: number): boolean => grid.cells[cell] === 'free';

/** The free cells that share a side with a cell: where the road can go on. */
export const freeBeside = (grid: BosnianRoadGrid, cell: number): number[] =>
  beside(grid, cell, (neighbour) => isFree(grid, neighbour));

/** The free cells that share a side or a corner with a cell: what a clue counts. */
export const freeAround = (grid: BosnianRoadGrid, cell: number): number[] =>
  around(grid, cell, (neighbour) => isFree(grid, neighbour));
