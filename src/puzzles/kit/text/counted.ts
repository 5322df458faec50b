import type { Language, Place, Sentence } from '../../../board/index.ts';

/** What is counted, in both languages: one of them, and several. */
export type Noun = Readonly<Record<Language, readonly [one: string, many: string]>>;

/** A number and what it counts: `1 cell`, `2 cells`, `2 regiões`. */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** A clue by its number and its cell: `the 3 at r2c2`. */
export const atCell = (wanted: number, place: Place): Sentence => ({
  en: [`the ${wanted} at `, place],
  pt: [`o ${wanted} em `, place],
});
