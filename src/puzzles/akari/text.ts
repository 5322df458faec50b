import { type RowsForm, readRows, sniffRows } from '../kit/index.ts';
import type { Parsed } from '../puzzle.ts';
import { type AkariGrid, CHARACTERS, gridFrom, rowsFrom } from './grid.ts';

/**
 * One line per row: `.` white, `#` black, `0` to `4` a black cell with that clue. The first line may be `akari`;
 * lines that begin with `%` are comments.
 */
export const FORM: RowsForm = {
  id: 'akari',
  allowed: CHARACTERS,
  what: { en: 'an Akari board', pt: 'um tabuleiro de Akari' },
  legend: {
    en: 'write . for a white cell, # for a black one, 0 to 4 for a clue',
    pt: 'escreve . para uma casa branca, # para uma preta, 0 a 4 para uma pista',
  },
  problemWith: (character) =>
    /^[5-9]$/.test(character)
      ? {
          en: `expected a clue from 0 to 4, got ${character}`,
          pt: `esperava-se uma pista de 0 a 4, e há ${character}`,
        }
      : undefined,
};

export const sniff = (text: string): number => sniffRows(text, FORM);

export const parse = (text: string): Parsed<AkariGrid> => gridFrom(readRows(text, FORM));

export const format = (grid: AkariGrid): string => `${[FORM.id, ...rowsFrom(grid)].join('\n')}\n`;
