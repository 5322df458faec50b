import { type RowsForm, readJsonRows, readRows, sniffRows } from '../kit/index.ts';
import type { Parsed } from '../puzzle.ts';
import { CHARACTERS, gridFrom, rowsFrom, type SlitherlinkGrid } from './grid.ts';

/**
 * One line per row: `.` a cell without a clue, `0` to `4` a clue. The first line may be `slitherlink`; lines that begin
 * with `%` are comments.
 */
const FORM: RowsForm = {
  id: 'slitherlink',
  allowed: CHARACTERS,
  what: { en: 'a Slitherlink board', pt: 'um tabuleiro de Slitherlink' },
  legend: {
    en: 'write . for a cell without a clue, 0 to 4 for a clue',
    pt: 'escreve . para uma casa sem pista, 0 a 4 para uma pista',
  },
};

export const sniff = (text: string): number => sniffRows(text, FORM);

export const parse = (text: string): Parsed<SlitherlinkGrid> => gridFrom(readRows(text, FORM));

export const format = (grid: SlitherlinkGrid): string => `${[FORM.id, ...rowsFrom(grid)].join('\n')}\n`;

/** `{"puzzle": "slitherlink", "rows": ["..1", …]}` with the characters of the text form; other fields are passed over. */
export const fromJson = (json: Readonly<Record<string, unknown>>): Parsed<SlitherlinkGrid> =>
  gridFrom(readJsonRows(json, FORM));

export const toJson = (grid: SlitherlinkGrid): Record<string, unknown> => ({
  puzzle: FORM.id,
  rows: rowsFrom(grid),
});
