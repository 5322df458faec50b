import { type RowsForm, readRows, sniffRows } from '../kit/index.ts';
import type { Parsed } from '../puzzle.ts';
import { CHARACTERS, gridFrom, type MosaicGrid, rowsFrom } from './grid.ts';

/**
 * One line per row: `.` a cell without a clue, `0` to `9` a clue. The first line may be `mosaic`; lines that begin
 * with `%` are comments.
 */
export const FORM: RowsForm = {
  id: 'mosaic',
  allowed: CHARACTERS,
  what: { en: 'a Mosaic board', pt: 'um tabuleiro de Mosaic' },
  legend: {
    en: 'write . for a cell without a clue, 0 to 9 for a clue',
    pt: 'escreve . para uma casa sem pista, 0 a 9 para uma pista',
  },
};

export const sniff = (text: string): number => sniffRows(text, FORM);

export const parse = (text: string): Parsed<MosaicGrid> => gridFrom(readRows(text, FORM));

export const format = (grid: MosaicGrid): string => `${[FORM.id, ...rowsFrom(grid)].join('\n')}\n`;
