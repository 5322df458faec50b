import type { Place } from '../../board/index.ts';

/** A whole row or a whole column: its place and its cells in order. */
export interface BoardLine {
  readonly place: Extract<Place, { kind: 'row' | 'column' }>;
  readonly cells: readonly number[];
}

/** All rows from the top, and all columns from the left. */
export function boardLines(
  rows: number,
  columns: number,
): { readonly rows: BoardLine[]; readonly columns: BoardLine[] } {
  return {
    rows: Array.from({ length: rows }, (_, row) => ({
      place: { kind: 'row', row },
      cells: Array.from({ length: columns }, (_, column) => row * columns + column),
    })),
    columns: Array.from({ length: columns }, (_, column) => ({
      place: { kind: 'column', column },
      cells: Array.from({ length: rows }, (_, row) => row * columns + column),
    })),
  };
}
