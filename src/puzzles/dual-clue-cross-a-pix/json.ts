import { readRegionJson, writeRegionJson, writeWallsJson } from '../kit/regions/region-json.ts';
import type { Parsed } from '../puzzle.ts';
import { dualClue } from './clue.ts';
import type { DualClueGrid } from './grid.ts';

/**
 * Reads `rowClues` and `columnClues` as [painted, blocks], -1 or null for a missing number, and the regions: as
 * `regions`, a matrix of region numbers, or as `wallsRight[row][column]` and `wallsBelow[column][row]`.
 */
export const fromJson = (json: Readonly<Record<string, unknown>>): Parsed<DualClueGrid> =>
  readRegionJson(json, dualClue);

/** Writes the same fields, with walls where walls can tell the regions. */
export const toJson = (grid: DualClueGrid): Record<string, unknown> => ({
  puzzle: dualClue.id,
  ...writeWallsJson(grid),
  ...writeRegionJson(grid, dualClue),
});
