import type { Place } from '../../../board/index.ts';

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
  const lines = { rows: [] as BoardLine[], columns: [] as BoardLine[] };
  for (let row = 0; row < rows; row++)
    lines.rows.push({ place: { kind: 'row', row }, cells: cellsFrom(row * columns, 1, columns) });
  for (let column = 0; column < columns; column++)
    lines.columns.push({ place: { kind: 'column', column }, cells: cellsFrom(column, columns, rows) });
  return lines;
}

function cellsFrom(first: number, step: number, count: number): number[] {
  const cells = new Array<number>(count);
  for (let at = 0; at < count; at++) cells[at] = first + at * step;
  return cells;
}
