import { expect } from 'vitest';
import { type Phrase, type Sentence, say } from '../../src/board/index.ts';
import type { Bilingual, Complaint } from '../../src/puzzles/index.ts';

/** Problems are told in English and in Portuguese, neither is a copy of the other, and both know the same fix. */
export function expectBothLanguages(found: readonly Bilingual<Complaint>[]): void {
  for (const { problem, fix, pt } of found) {
    const where = `${problem} | ${pt.problem}`;
    expect(problem.trim(), where).not.toBe('');
    expect(pt.problem.trim(), where).not.toBe('');
    expect(pt.problem, where).not.toBe(problem);
    expect(pt.fix === undefined, where).toBe(fix === undefined);
    if (fix === undefined) continue;
    expect(fix.trim(), where).not.toBe('');
    expect(pt.fix?.trim(), where).not.toBe('');
    expect(pt.fix, where).not.toBe(fix);
  }
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
  expect(numbersIn(pt), where).toEqual(numbersIn(en));
  expect(placesIn(pt), where).toEqual(placesIn(en));
  expect(say({ en, pt }, 'pt'), where).not.toBe(say({ en, pt }, 'en'));
  for (const part of [...en, ...pt]) expect(part, where).not.toBe('');
  for (const language of ['en', 'pt'] as const)
    expect(say({ en, pt }, language), where).not.toMatch(/ {2}| $/);
}
