/** A place on a board that a rule can speak of and a picture can light up. Rows and columns count from zero. */
export type Place =
  | { readonly kind: 'cell'; readonly row: number; readonly column: number }
  | { readonly kind: 'edge'; readonly row: number; readonly column: number; readonly side: 'right' | 'below' }
  | { readonly kind: 'corner'; readonly row: number; readonly column: number }
  | { readonly kind: 'row'; readonly row: number }
  | { readonly kind: 'column'; readonly column: number }
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

/** The cell in this row and column, both from zero. */
export const cellAt = (row: number, column: number): Cell => ({ kind: 'cell', row, column });

/** The name people and programs use, counting from one: `r3c4`, `row 3`, `column 4`, `region at r1c2`. */
export function placeName(place: Place): string {
  switch (place.kind) {
    case 'cell':
      return `r${place.row + 1}c${place.column + 1}`;
    case 'edge':
      return `r${place.row + 1}c${place.column + 1}.${place.side}`;
    case 'corner':
      return `corner r${place.row + 1}c${place.column + 1}`;
    case 'row':
      return `row ${place.row + 1}`;
    case 'column':
      return `column ${place.column + 1}`;
    case 'region': {
      const first = place.cells[0];
      if (first && place.listed) return placeName(first);
      return first ? `region at ${placeName(first)}` : `region ${place.region + 1}`;
    }
    case 'board':
      return 'the board';
  }
}
