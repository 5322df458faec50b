import { type Cell, cellAt, type Place } from './place.ts';

/** How large a board is. Its cells are numbered row by row from zero. */
export interface Shape {
  readonly rows: number;
  readonly columns: number;
}

/** The place of a numbered cell on a board with this many columns. */
export const placeOf = (cell: number, columns: number): Cell =>
  cellAt(Math.floor(cell / columns), cell % columns);

/** The places of several numbered cells. */
export const placesOf = (cells: readonly number[], columns: number): Cell[] =>
  cells.map((cell) => placeOf(cell, columns));

/** Its name without making the place: `r3c4`. */
export const nameOf = (cell: number, columns: number): string =>
  `r${Math.floor(cell / columns) + 1}c${(cell % columns) + 1}`;

/** The cells that a place covers; an edge, a corner and a clue outside cover none. */
export function cellsOf(place: Place, { rows, columns }: Shape): number[] {
  switch (place.kind) {
    case 'cell':
      return [place.row * columns + place.column];
    case 'region':
      return place.cells.map(({ row, column }) => row * columns + column);
    case 'row':
      return Array.from({ length: columns }, (_, column) => place.row * columns + column);
    case 'column':
      return Array.from({ length: rows }, (_, row) => row * columns + place.column);
    case 'board':
      return Array.from({ length: rows * columns }, (_, cell) => cell);
    case 'edge':
    case 'corner':
    case 'outside':
      return [];
  }
}

const BESIDE = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
] as const;

const AROUND = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
] as const;

/** The up to four cells that share a side with a cell, in reading order; or those of them that are wanted. */
export const beside = (shape: Shape, cell: number, wanted?: (cell: number) => boolean): number[] =>
  reach(shape, cell, BESIDE, wanted);

/** The up to eight cells that share a side or a corner with a cell, in reading order; or those of them that are wanted. */
export const around = (shape: Shape, cell: number, wanted?: (cell: number) => boolean): number[] =>
  reach(shape, cell, AROUND, wanted);

function reach(
  shape: Shape,
  cell: number,
  steps: readonly (readonly [number, number])[],
  wanted?: (cell: number) => boolean,
): number[] {
  const row = Math.floor(cell / shape.columns);
  const column = cell % shape.columns;
  const cells: number[] = [];
  for (let i = 0; i < steps.length; i++) {
    const r = row + steps[i]![0];
    const c = column + steps[i]![1];
    if (r < 0 || r >= shape.rows || c < 0 || c >= shape.columns) continue;
    const next = r * shape.columns + c;
    if (!wanted || wanted(next)) cells.push(next);
  }
  return cells;
}

/** The cells on a straight way from one cell to another, without the first. */
export function between(from: number, to: number, columns: number): number[] {
  const fromRow = Math.floor(from / columns);
  const fromColumn = from % columns;
  const down = Math.floor(to / columns) - fromRow;
  const right = (to % columns) - fromColumn;
  const steps = Math.max(Math.abs(down), Math.abs(right));
  return Array.from({ length: steps }, (_, step) => {
    const part = (step + 1) / steps;
    return (fromRow + Math.round(down * part)) * columns + fromColumn + Math.round(right * part);
  });
}

/** What a board of another size has in each cell: the same as before where it had that cell, `fresh` elsewhere. */
export function reshaped<T>({ rows, columns }: Shape, from: Shape, at: (cell: number) => T, fresh: T): T[] {
  return Array.from({ length: rows * columns }, (_, cell) => {
    const row = Math.floor(cell / columns);
    const column = cell % columns;
    return row < from.rows && column < from.columns ? at(row * from.columns + column) : fresh;
  });
}
