import { readJsonRows } from '../kit/index.ts';
import type { Parsed } from '../puzzle.ts';
import { type AkariGrid, gridFrom, rowsFrom } from './grid.ts';
import { FORM } from './text.ts';

/** `{"puzzle": "akari", "rows": ["..1", …]}` with the characters of the text form; other fields are passed over. */
export const fromJson = (json: Readonly<Record<string, unknown>>): Parsed<AkariGrid> =>
  gridFrom(readJsonRows(json, FORM));

export const toJson = (grid: AkariGrid): Record<string, unknown> => ({
  puzzle: FORM.id,
  rows: rowsFrom(grid),
});
