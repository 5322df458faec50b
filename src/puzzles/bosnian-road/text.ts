import { type RowsForm, readRows, sniffRows } from '../kit/index.ts';
import type { Parsed } from '../puzzle.ts';
import { type BosnianRoadGrid, CHARACTERS, gridFrom, rowsFrom } from './grid.ts';

/**
 * One line per row: `.` free, `#` blocked, `0` to `8` a clue. The first line may be `bosnian-road`; lines that
 * begin with `%` are comments.
 */
export const FORM: RowsForm = {
  id: 'bosnian-road',
  allowed: CHARACTERS,
  what: { en: 'a Bosnian Road board', pt: 'um tabuleiro de Bosnian Road' },
  legend: {
    en: 'write . for a free cell, # for a blocked one, 0 to 8 for a clue',
    pt: 'escreve . para uma casa livre, # para uma bloqueada, 0 a 8 para uma pista',
  },
  problemWith: (character) =>
    character === '9'
      ? {
          en: 'expected a clue from 0 to 8, got 9',
          pt: 'esperava-se uma pista de 0 a 8, e há 9',
        }
      : undefined,
};

export const sniff = (text: string): number => sniffRows(text, FORM);

export const parse = (text: string): Parsed<BosnianRoadGrid> => gridFrom(readRows(text, FORM));

export const format = (grid: BosnianRoadGrid): string => `${[FORM.id, ...rowsFrom(grid)].join('\n')}\n`;
