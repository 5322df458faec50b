import { readJsonRows } from '../kit/index.ts';
import type { Parsed } from '../puzzle.ts';
import { gridFrom, type MosaicGrid, rowsFrom } from './grid.ts';
import { FORM } from './text.ts';

/** `{"puzzle": "mosaic", "rows": ["..1", …]}` with the characters of the text form; other fields are passed over. */
export const fromJson = (json: Readonly<Record<string, unknown>>): Parsed<MosaicGrid> =>
  gridFrom(readJsonRows(json, FORM));

export const toJson = (grid: MosaicGrid): Record<string, unknown> => ({
  puzzle: FORM.id,
  rows: rowsFrom(grid),
});
