import type { LineClueNumbers, Side, Sites } from '../../board/index.ts';
import type { RulerCounts } from '../../play/index.ts';
import { type Margins, marginsFor, mostNumbers, SIDE, withCoordinates } from './measures.ts';

/** The numbers beside the lines, by side. */
export type ClueSides = Readonly<Record<Side, LineClueNumbers>>;

/** Where everything of a board lies, in units of the drawing. */
export interface BoardLayout {
  readonly rows: number;
  readonly columns: number;
  readonly margins: Margins;
  readonly whole: { readonly width: number; readonly height: number };
  readonly clues: ClueSides;
  readonly sites: Sites;
  readonly counts: RulerCounts | undefined;
  /** Whether rows and columns are numbered. */
  readonly coordinates: boolean;
}

export function layoutOf(
  sites: Sites,
  clues: ClueSides,
  counts: RulerCounts | undefined,
  coordinates = false,
  /** Whether there is room for coordinates also while none are shown, so that nothing moves when they come. */
  room = coordinates,
): BoardLayout {
  const { rows, columns } = sites;
  const rulers = counts ? mostNumbers(counts.rows) : 0;
  const numbers = {
    left: mostNumbers(clues.left),
    top: mostNumbers(clues.above),
    right: Math.max(mostNumbers(clues.right), rulers),
    bottom: Math.max(mostNumbers(clues.below), rulers),
  };
  // Edges of the border are pressed from both sides.
  const inner = marginsFor(numbers, sites.kind === 'cell' ? undefined : SIDE / 2);
  const margins = room || coordinates ? withCoordinates(inner) : inner;
  const whole = {
    width: margins.left + columns * SIDE + margins.right,
    height: margins.top + rows * SIDE + margins.bottom,
  };
  return { rows, columns, margins, whole, clues, sites, counts, coordinates };
}

/** Where a pointer is on the board: the nearest site, and the place in cells and parts of cells. */
export interface Spot {
  readonly site: number;
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
  const { rows, columns, margins, whole, sites } = layout;
  const beyond = sites.kind === 'cell' ? reach : Math.max(reach, 0.5);
  const box = board.getBoundingClientRect();
  const across = (((point.clientX - box.left) * whole.width) / box.width - margins.left) / SIDE;
  const down = (((point.clientY - box.top) * whole.height) / box.height - margins.top) / SIDE;
  if (across < -beyond || down < -beyond || across >= columns + beyond || down >= rows + beyond)
    return undefined;
  const column = Math.min(Math.max(Math.floor(across), 0), columns - 1);
  const row = Math.min(Math.max(Math.floor(down), 0), rows - 1);
  const within = (part: number): number => Math.min(Math.max(part, 0), 1);
  return {
    site: sites.nearest(down, across),
    cell: row * columns + column,
    x: within(across - column),
    y: within(down - row),
  };
}

/** Where a site lies on the screen: as much room as a cell takes, around its middle. */
export function boxOfSite(board: Element, { sites, margins, whole }: BoardLayout, site: number): DOMRect {
  const box = board.getBoundingClientRect();
  const scale = box.width / whole.width;
  const [y, x] = sites.middle(site);
  return new DOMRect(
    box.left + (margins.left + (x - 0.5) * SIDE) * scale,
    box.top + (margins.top + (y - 0.5) * SIDE) * scale,
    SIDE * scale,
    SIDE * scale,
  );
}
