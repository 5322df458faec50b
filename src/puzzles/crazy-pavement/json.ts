import { readRegionJson, writeRegionJson } from '../kit/regions/region-json.ts';
import type { Parsed } from '../puzzle.ts';
import { countClue } from './clue.ts';
import type { CrazyPavement } from './grid.ts';

/** Reads `regions`, a matrix of region numbers, and `rowClues` and `columnClues`, -1 or null for none. */
export const fromJson = (json: Readonly<Record<string, unknown>>): Parsed<CrazyPavement> =>
  readRegionJson(json, countClue);

/** Writes the same fields. */
export const toJson = (grid: CrazyPavement): Record<string, unknown> => writeRegionJson(grid, countClue);
