import { readJsonRows } from '../kit/index.ts';
import type { Parsed } from '../puzzle.ts';
import { type BosnianRoadGrid, gridFrom, rowsFrom } from './grid.ts';
import { FORM } from './text.ts';

/** `{"puzzle": "bosnian-road", "rows": ["..5", …]}` with the characters of the text form; other fields are passed over. */
export const fromJson = (json: Readonly<Record<string, unknown>>): Parsed<BosnianRoadGrid> =>
  gridFrom(readJsonRows(json, FORM));

export const toJson = (grid: BosnianRoadGrid): Record<string, unknown> => ({
  puzzle: FORM.id,
  rows: rowsFrom(grid),
});
