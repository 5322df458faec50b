import { type Cell, cellAt } from '../../board/index.ts';

/** The place of a numbered cell on a board with this many columns. */
export const placeOf = (cell: number, columns: number): Cell =>
  cellAt(Math.floor(cell / columns), cell % columns);

/** Its name without making the place: `r3c4`. */
export const nameOf = (cell: number, columns: number): string =>
  `r${Math.floor(cell / columns) + 1}c${(cell % columns) + 1}`;
