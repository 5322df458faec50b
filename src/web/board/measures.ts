/** The side of a cell in the drawing's own units. */
export const SIDE = 40;
/** Room for one number at the edge. */
export const CLUE_DEPTH = 26;
export const CLUE_GAP = 8;
/** Room for the frame. */
export const RIM = 4;

export interface Margins {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The room around the cells for this many numbers on each side, and at least `rim`. */
export function marginsFor(numbers: Readonly<Record<keyof Margins, number>>, rim = RIM): Margins {
  const depth = (count: number): number => Math.max(rim, count === 0 ? 0 : count * CLUE_DEPTH + CLUE_GAP);
  const { left, top, right, bottom } = numbers;
  return { left: depth(left), top: depth(top), right: depth(right), bottom: depth(bottom) };
}

/** The middle of a number beside the grid; levels count from left to right and from above. */
export const beforeGrid = (level: number, levels: number): number =>
  -CLUE_GAP - (levels - level) * CLUE_DEPTH + CLUE_DEPTH / 2;
export const behindGrid = (cells: number, level: number): number =>
  cells * SIDE + CLUE_GAP + level * CLUE_DEPTH + CLUE_DEPTH / 2;

export const mostNumbers = (lines: readonly (readonly unknown[])[]): number =>
  lines.reduce((most, line) => Math.max(most, line.length), 0);

/** Room for the numbers of rows and columns. */
export const COORDINATE_DEPTH = 20;

export const withCoordinates = (margins: Margins): Margins => ({
  ...margins,
  left: margins.left + COORDINATE_DEPTH,
  top: margins.top + COORDINATE_DEPTH,
});
