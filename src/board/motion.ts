import type { Shape } from './geometry.ts';
import { isBesideRow, type Side } from './place.ts';
import { type Sites, sitesOfKind } from './sites.ts';

/**
 * The eight ways to lay a board down again: turned clockwise, and mirrored. `mirror` swaps left and right, `flip` top
 * and bottom, `diagonal` rows and columns.
 */
export type Motion =
  | 'stay'
  | 'quarter-turn'
  | 'half-turn'
  | 'three-quarter-turn'
  | 'mirror'
  | 'flip'
  | 'diagonal'
  | 'antidiagonal';

/** Every motion; the one that changes nothing comes first. */
export const MOTIONS: readonly Motion[] = [
  'stay',
  'quarter-turn',
  'half-turn',
  'three-quarter-turn',
  'mirror',
  'flip',
  'diagonal',
  'antidiagonal',
];

/** Which motion turns the rows into columns, and which lines it then reads backwards. */
interface Steps {
  readonly swaps: boolean;
  readonly upsideDown: boolean;
  readonly backwards: boolean;
}

const STEPS: Readonly<Record<Motion, Steps>> = {
  stay: { swaps: false, upsideDown: false, backwards: false },
  'quarter-turn': { swaps: true, upsideDown: true, backwards: false },
  'half-turn': { swaps: false, upsideDown: true, backwards: true },
  'three-quarter-turn': { swaps: true, upsideDown: false, backwards: true },
  mirror: { swaps: false, upsideDown: false, backwards: true },
  flip: { swaps: false, upsideDown: true, backwards: false },
  diagonal: { swaps: true, upsideDown: false, backwards: false },
  antidiagonal: { swaps: true, upsideDown: true, backwards: true },
};

/** A board laid down again: its new shape, and where everything comes from. */
export interface Moved extends Shape {
  /** By new cell, in reading order: the old one. */
  readonly from: readonly number[];
  /** By new row, and by new column: the old line. Where rows become columns, a new row is an old column. */
  readonly rowFrom: readonly number[];
  readonly columnFrom: readonly number[];
  /** Whether rows became columns. */
  readonly swaps: boolean;
  /** Whether each new row, and each new column, reads its old line backwards. */
  readonly rowsReversed: boolean;
  readonly columnsReversed: boolean;
}

/** How a board of this shape is laid down by a motion. */
export function moveBoard({ rows, columns }: Shape, motion: Motion): Moved {
  const { swaps, upsideDown, backwards } = STEPS[motion];
  const line = (length: number, reversed: boolean): number[] =>
    Array.from({ length }, (_, at) => (reversed ? length - 1 - at : at));
  const oldRows = line(rows, upsideDown);
  const oldColumns = line(columns, backwards);
  const rowFrom = swaps ? oldColumns : oldRows;
  const columnFrom = swaps ? oldRows : oldColumns;
  const from = rowFrom.flatMap((row) =>
    columnFrom.map((column) => (swaps ? column * columns + row : row * columns + column)),
  );
  return {
    rows: rowFrom.length,
    columns: columnFrom.length,
    from,
    rowFrom,
    columnFrom,
    swaps,
    rowsReversed: swaps ? upsideDown : backwards,
    columnsReversed: swaps ? backwards : upsideDown,
  };
}

/** By new site: the old one. */
export function sitesFrom(old: Sites, motion: Motion): number[] {
  const { swaps, upsideDown, backwards } = STEPS[motion];
  const { rows, columns } = old;
  const sites = sitesOfKind(old.kind, swaps ? { rows: columns, columns: rows } : old);
  return Array.from({ length: sites.count }, (_, site) => {
    const [down, across] = sites.middle(site);
    const [y, x] = swaps ? [across, down] : [down, across];
    return old.nearest(upsideDown ? rows - y : y, backwards ? columns - x : x);
  });
}

/** A clue outside the board: on which side, and of which line. */
export interface OutsideLine {
  readonly side: Side;
  readonly line: number;
}

const ACROSS: Readonly<Record<Side, Side>> = { left: 'right', right: 'left', above: 'below', below: 'above' };
const SWAPPED: Readonly<Record<Side, Side>> = {
  left: 'above',
  above: 'left',
  right: 'below',
  below: 'right',
};

/** Where a clue outside the new board comes from. */
export function outsideFrom(
  { rowFrom, columnFrom, swaps, rowsReversed, columnsReversed }: Moved,
  { side, line }: OutsideLine,
): OutsideLine {
  const isRow = isBesideRow(side);
  const straight = (isRow ? rowsReversed : columnsReversed) ? ACROSS[side] : side;
  return {
    side: swaps ? SWAPPED[straight] : straight,
    line: (isRow ? rowFrom : columnFrom)[line]!,
  };
}
