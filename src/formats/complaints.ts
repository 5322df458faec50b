import type { Wording } from '../board/index.ts';
import { quoted, quotedAt } from './quoted.ts';

/*
 * What several formats complain about in the same words. What only one of them has to say stands where it is found.
 */

export const tooLong = (length: number, most: number): Wording => ({
  en: `the text has ${length} characters; at most ${most} are read`,
  pt: `o texto tem ${length} caracteres; leem-se no máximo ${most}`,
});

export const tooDeep = (deepest: number): Wording => ({
  en: `brackets are more than ${deepest} deep here`,
  pt: `há aqui mais de ${deepest} parênteses uns dentro dos outros`,
});

/** The character at an offset stands for no cells. */
export function noCellsAt(text: string, offset: number): Wording {
  const { en, pt } = quotedAt(text, offset);
  return { en: `${en} means no cells`, pt: `${pt} não representa casas` };
}

/** Something else, or nothing, stands where the number of rows or columns belongs. */
export function noNumberOf(of: 'rows' | 'columns', found: string): Wording {
  const { en, pt } =
    found === ''
      ? { en: 'not nothing', pt: 'e não está nada' }
      : { en: `not ${quoted(found)}`, pt: `e não ${quoted(found)}` };
  return {
    en: `the number of ${of} belongs here, ${en}`,
    pt: `aqui devia estar o número de ${of === 'rows' ? 'linhas' : 'colunas'}, ${pt}`,
  };
}

/** There are more cells than the board has. */
export const boardFull = (rows: number, columns: number): Wording => ({
  en: `the board is full here: it has ${rows} rows of ${columns} cells`,
  pt: `o tabuleiro já está cheio aqui: tem ${rows} linhas de ${columns} casas`,
});

/** What to do where a text ends too early. */
export const CUT_OFF: Wording = {
  en: 'check that nothing was cut off, and the size',
  pt: 'vê se nada foi cortado, e o tamanho',
};

/** There is not one clue for each line. */
export function clueCount(clues: number, of: 'row' | 'column', lines: number): Wording {
  const name = of === 'row' ? 'linha' : 'coluna';
  const some = clues === 1 ? '1 pista' : `${clues} pistas`;
  return {
    en: `there are ${clues} ${of} clues, but the board has ${lines} ${of}s`,
    pt: `há ${some} de ${name}, mas o tabuleiro tem ${lines} ${lines === 1 ? name : `${name}s`}`,
  };
}
