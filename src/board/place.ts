/** A side of a cell, of a line or of the board. */
export type Side = 'left' | 'right' | 'above' | 'below';

/** A place on a board that a rule can speak of and a picture can light up. Rows and columns count from zero. */
export type Place =
  | { readonly kind: 'cell'; readonly row: number; readonly column: number }
  /** A side of a cell. Each edge has one name: `left` and `above` only on the outer border, where no cell is beyond. */
  | {
      readonly kind: 'edge';
      readonly row: number;
      readonly column: number;
      readonly side: Side;
      /** A sentence begins with it, and so with a capital letter. */
      readonly first?: true;
    }
  /** A point of the grid: row 0 is the upper border, row `rows` the lower one, and columns likewise. */
  | { readonly kind: 'corner'; readonly row: number; readonly column: number }
  | { readonly kind: 'row'; readonly row: number }
  | { readonly kind: 'column'; readonly column: number }
  /** A clue beside the board: left or right of a row, above or below a column. */
  | { readonly kind: 'outside'; readonly side: Side; readonly line: number }
  | {
      readonly kind: 'region';
      readonly region: number;
      readonly cells: readonly Cell[];
      /** One of several that are named together: by its first cell alone. */
      readonly listed?: true;
    }
  | { readonly kind: 'board' };

/** One cell of the grid, by row and column from zero. */
export type Cell = Extract<Place, { kind: 'cell' }>;

/** One edge of the grid, under its only name. */
export type Edge = Extract<Place, { kind: 'edge' }>;

/** One point of the grid. */
export type Corner = Extract<Place, { kind: 'corner' }>;

/** The cell in this row and column, both from zero. */
export const cellAt = (row: number, column: number): Cell => ({ kind: 'cell', row, column });

/** The edge on this side of a cell, under its only name. */
export function edgeAt(row: number, column: number, side: Side): Edge {
  if (side === 'left' && column > 0) return { kind: 'edge', row, column: column - 1, side: 'right' };
  if (side === 'above' && row > 0) return { kind: 'edge', row: row - 1, column, side: 'below' };
  return { kind: 'edge', row, column, side };
}

/** The cell that a corner is named after, and where it is on it: the cell above and to the left, if there is one. */
export function cornerOfCell({ row, column }: Corner): {
  readonly cell: Cell;
  readonly down: 'above' | 'below';
  readonly across: 'left' | 'right';
} {
  return {
    cell: cellAt(Math.max(row - 1, 0), Math.max(column - 1, 0)),
    down: row === 0 ? 'above' : 'below',
    across: column === 0 ? 'left' : 'right',
  };
}

/** The name that programs use, counting from one: `r3c4`, `r3c4.right`, `row 3`, `column 4`, `region at r1c2`. */
export function placeName(place: Place): string {
  switch (place.kind) {
    case 'cell':
      return `r${place.row + 1}c${place.column + 1}`;
    case 'edge':
      return `r${place.row + 1}c${place.column + 1}.${place.side}`;
    case 'corner': {
      const { cell, down, across } = cornerOfCell(place);
      return `${placeName(cell)}.${down}-${across}`;
    }
    case 'row':
      return `row ${place.row + 1}`;
    case 'column':
      return `column ${place.column + 1}`;
    case 'outside':
      return `${isBesideRow(place.side) ? 'row' : 'column'} ${place.line + 1}.${place.side}`;
    case 'region': {
      const first = place.cells[0];
      if (first && place.listed) return placeName(first);
      return first ? `region at ${placeName(first)}` : `region ${place.region + 1}`;
    }
    case 'board':
      return 'the board';
  }
}

/** Whether a clue on this side of the board belongs to a row. */
export const isBesideRow = (side: Side): boolean => side === 'left' || side === 'right';
