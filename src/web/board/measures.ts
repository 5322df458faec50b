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

/** The room around the cells for clues on one side and rulers on the other. */
export function marginsFor(rowClues: number, columnClues: number, rulers: number): Margins {
  const depth = (numbers: number): number => (numbers === 0 ? RIM : numbers * CLUE_DEPTH + CLUE_GAP);
  return { left: depth(rowClues), top: depth(columnClues), right: depth(rulers), bottom: depth(rulers) };
}

export const mostNumbers = (lines: readonly (readonly unknown[])[]): number =>
  lines.reduce((most, line) => Math.max(most, line.length), 0);

/** Room for the numbers of rows and columns. */
export const COORDINATE_DEPTH = 20;

export const withCoordinates = (margins: Margins): Margins => ({
  ...margins,
  left: margins.left + COORDINATE_DEPTH,
  top: margins.top + COORDINATE_DEPTH,
});
