import type { RulerCounts } from '../../play/index.ts';
import { type Margins, marginsFor, mostNumbers, SIDE, withCoordinates } from './measures.ts';

type Clues = readonly (readonly (number | null)[])[];

/** Where everything of a board lies, in units of the drawing. */
export interface BoardLayout {
  readonly rows: number;
  readonly columns: number;
  readonly margins: Margins;
  readonly whole: { readonly width: number; readonly height: number };
  readonly rowClues: Clues;
  readonly columnClues: Clues;
  readonly counts: RulerCounts | undefined;
  /** Whether rows and columns are numbered. */
  readonly coordinates: boolean;
}

export function layoutOf(
  { rows, columns }: { readonly rows: number; readonly columns: number },
  rowClues: Clues,
  columnClues: Clues,
  counts: RulerCounts | undefined,
  coordinates = false,
): BoardLayout {
  const rulers = counts ? mostNumbers(counts.rows) : 0;
  const inner = marginsFor(mostNumbers(rowClues), mostNumbers(columnClues), rulers);
  const margins = coordinates ? withCoordinates(inner) : inner;
  const whole = {
    width: margins.left + columns * SIDE + margins.right,
    height: margins.top + rows * SIDE + margins.bottom,
  };
  return { rows, columns, margins, whole, rowClues, columnClues, counts, coordinates };
}

/** Where a pointer is on the board, in cells and parts of cells. */
export interface Spot {
  readonly cell: number;
  /** From 0 at the upper left corner of the cell to 1 at the lower right one. */
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** The cell under a point of the screen; a point at most `reach` cells beyond the edge counts as on the edge. */
export function spotAt(board: Element, layout: BoardLayout, point: Point, reach = 0): Spot | undefined {
  const { rows, columns, margins, whole } = layout;
  const box = board.getBoundingClientRect();
  const across = (((point.clientX - box.left) * whole.width) / box.width - margins.left) / SIDE;
  const down = (((point.clientY - box.top) * whole.height) / box.height - margins.top) / SIDE;
  if (across < -reach || down < -reach || across >= columns + reach || down >= rows + reach) return undefined;
  const column = Math.min(Math.max(Math.floor(across), 0), columns - 1);
  const row = Math.min(Math.max(Math.floor(down), 0), rows - 1);
  const within = (part: number): number => Math.min(Math.max(part, 0), 1);
  return { cell: row * columns + column, x: within(across - column), y: within(down - row) };
}

/** Where a cell lies on the screen. */
export function boxOfCell(board: Element, { columns, margins, whole }: BoardLayout, cell: number): DOMRect {
  const box = board.getBoundingClientRect();
  const scale = box.width / whole.width;
  return new DOMRect(
    box.left + (margins.left + (cell % columns) * SIDE) * scale,
    box.top + (margins.top + Math.floor(cell / columns) * SIDE) * scale,
    SIDE * scale,
    SIDE * scale,
  );
}
