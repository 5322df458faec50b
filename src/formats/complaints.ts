import type { Wording } from '../board/index.ts';
import { quoted, quotedAt } from './quoted.ts';

/*
 * What several formats complain about in the same words. What only one of them has to say stands where it is found.
 */

export const tooLong = (length: number, most: number): Wording => ({
  en: `expected at most ${most} characters, got ${length}`,
  pt: `esperavam-se no máximo ${most} caracteres, e há ${length}`,
});

/** The character at an offset stands for no cells. */
export function noCellsAt(text: string, offset: number): Wording {
  const { en, pt } = quotedAt(text, offset);
  return { en: `unexpected ${en}`, pt: `não se esperava ${pt}` };
}

/** Something else than the number of rows or columns, or nothing. */
export function noNumberOf(of: 'rows' | 'columns', found: string): Wording {
  const { en, pt } =
    found === ''
      ? { en: 'got nothing', pt: 'e não há nada' }
      : { en: `got ${quoted(found)}`, pt: `e há ${quoted(found)}` };
  return {
    en: `expected the number of ${of}, ${en}`,
    pt: `esperava-se o número de ${of === 'rows' ? 'linhas' : 'colunas'}, ${pt}`,
  };
}

/** There are more cells than the board has. */
export const boardFull = (rows: number, columns: number): Wording => ({
  en: `too many cells: the board has ${rows} rows of ${columns}`,
  pt: `há casas a mais: o tabuleiro tem ${rows} linhas de ${columns}`,
});

/** What to do where a text ends too early. */
export const CUT_OFF: Wording = {
  en: 'check the size, and that nothing was cut off',
  pt: 'verifica o tamanho, e se não falta nada no fim',
};

/** There is not one clue for each line. */
export function clueCount(clues: number, of: 'row' | 'column', lines: number): Wording {
  const name = of === 'row' ? 'linha' : 'coluna';
  const wanted = lines === 1 ? 'esperava-se 1 pista' : `esperavam-se ${lines} pistas`;
  return {
    en: `expected ${lines} ${of} ${lines === 1 ? 'clue' : 'clues'}, got ${clues}`,
    pt: `${wanted} de ${name}, e há ${clues}`,
  };
}
