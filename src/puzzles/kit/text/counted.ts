import { inEach, type Place, type Sentence, type Spoken, type WordTable } from '../../../board/index.ts';

/** What is counted, in each language: one of them, and several. */
export type Noun = Spoken<readonly [one: string, many: string]>;

/** A number and what it counts: `1 cell`, `2 cells`, `2 regiões`. */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

export const atCellWords: WordTable<(wanted: number) => string> = {
  en: (wanted) => `the ${wanted} at `,
  pt: (wanted) => `o ${wanted} em `,
};

/** A clue by its number and its cell: `the 3 at r2c2`. */
export const atCell = (wanted: number, place: Place): Sentence =>
  inEach({ words: atCellWords }, ({ words }) => [words(wanted), place]);
