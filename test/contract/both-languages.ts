import { expect } from 'vitest';
import { type Phrase, type Sentence, say } from '../../src/board/index.ts';
import type { Bilingual, Complaint } from '../../src/puzzles/index.ts';

/** Problems are told in English and in Portuguese, neither is a copy of the other, and both know the same fix. */
export function expectBothLanguages(found: readonly Bilingual<Complaint>[]): void {
  const isTold = (en: string, pt: string): boolean => en.trim() !== '' && pt.trim() !== '' && en !== pt;
  const isFixed = (en: string | undefined, pt: string | undefined): boolean =>
    en === undefined || pt === undefined ? en === pt : isTold(en, pt);
  // One expectation for all of them: thousands of texts are read.
  const odd = found.filter(({ problem, fix, pt }) => !isTold(problem, pt.problem) || !isFixed(fix, pt.fix));
  expect(odd).toEqual([]);
}

/** The numbers that a phrase names in figures. */
export const numbersIn = (phrase: Phrase): string[] =>
  phrase
    .flatMap((part) =>
      typeof part === 'string' ? (part.replace(/twice|duas vezes/, '2 times').match(/\d+/g) ?? []) : [],
    )
    .sort();
export const placesIn = (phrase: Phrase): string[] =>
  phrase.flatMap((part) => (typeof part === 'string' ? [] : [JSON.stringify(part)])).sort();

/** Both languages name the same numbers and the same places, in words of their own, and no part is empty. */
export function expectAlike({ en, pt }: Sentence, where: string): void {
  const [told, dito] = [say({ en, pt }, 'en'), say({ en, pt }, 'pt')];
  const parts = [...en, ...pt];
  const isTidy = told !== dito && !parts.includes('') && !/ {2}| $/.test(told) && !/ {2}| $/.test(dito);
  expect(isTidy, `${where}: ${told} | ${dito}`).toBe(true);
  expect([...numbersIn(pt), ...placesIn(pt)], where).toEqual([...numbersIn(en), ...placesIn(en)]);
}
