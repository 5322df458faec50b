import type { Mark, Place, Role } from '../../board/index.ts';
import type { Emphasis } from '../puzzle.ts';

interface Shape {
  readonly rows: number;
  readonly columns: number;
}

/** Fills under the cells that are a reason, or wrong. Wrong comes last, to lie on top. */
export function emphasisMarks(emphasis: Emphasis | undefined, shape: Shape): Mark[] {
  const fills = (places: readonly Place[] = [], role: Role): Mark[] =>
    [...cellsOf(places, shape)].map((cell) => ({
      kind: 'fill',
      row: Math.floor(cell / shape.columns),
      column: cell % shape.columns,
      role,
    }));
  return [...fills(emphasis?.because, 'because'), ...fills(emphasis?.wrong, 'wrong')];
}

/** How what stands in a cell is drawn: as deduced where the emphasis says so, as placed otherwise. */
export function placedRole(emphasis: Emphasis | undefined, shape: Shape): (cell: number) => Role {
  const deduced = cellsOf(emphasis?.deduced ?? [], shape);
  return (cell) => (deduced.has(cell) ? 'deduced' : 'placed');
}

/** The cells that places cover. The whole board covers none: lighting up everything says nothing. */
function cellsOf(places: readonly Place[], { rows, columns }: Shape): Set<number> {
  const cells = new Set<number>();
  for (const place of places) {
    switch (place.kind) {
      case 'cell':
        cells.add(place.row * columns + place.column);
        break;
      case 'region':
        for (const { row, column } of place.cells) cells.add(row * columns + column);
        break;
      case 'row':
        for (let column = 0; column < columns; column++) cells.add(place.row * columns + column);
        break;
      case 'column':
        for (let row = 0; row < rows; row++) cells.add(row * columns + place.column);
        break;
      case 'edge':
      case 'corner':
      case 'board':
        break;
    }
  }
  return cells;
}
