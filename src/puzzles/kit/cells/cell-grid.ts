/** The givens of a puzzle whose cells each carry at most one sign. Cells are numbered row by row from zero. */
export interface CellGrid<C> {
  readonly rows: number;
  readonly columns: number;
  readonly cells: readonly C[];
}

/** A grid of the cells that the characters of equally long rows stand for. */
export function gridOfRows<C>(rows: readonly string[], cellOf: (character: string) => C): CellGrid<C> {
  const cells: C[] = [];
  for (const row of rows) for (const character of row) cells.push(cellOf(character));
  return { rows: rows.length, columns: rows[0]?.length ?? 0, cells };
}

/** The grid as rows of one character a cell. */
export function rowsOfGrid<C>(grid: CellGrid<C>, characterOf: (cell: C) => string): string[] {
  const rows: string[] = [];
  for (let start = 0; start < grid.cells.length; start += grid.columns) {
    rows.push(
      grid.cells
        .slice(start, start + grid.columns)
        .map(characterOf)
        .join(''),
    );
  }
  return rows;
}
