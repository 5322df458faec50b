import type { AnyLanguage, FurtherLanguage } from '../../board/index.ts';
import type { AnyPuzzle } from '../../puzzles/index.ts';
import { UsageError } from './errors.ts';

/** The languages that everything is said in, and those that a puzzle may be written in besides. */
export const LANGUAGES = ['en', 'pt'] as const;
const FURTHER: Readonly<Record<FurtherLanguage, () => Promise<{ speak(): Promise<void> }>>> = {
  es: () => import('./words.es.ts'),
};

/** Every language that a board may be spoken of in. */
export const ALL_LANGUAGES: readonly AnyLanguage[] = [
  ...LANGUAGES,
  ...(Object.keys(FURTHER) as FurtherLanguage[]),
];

const isFurther = (language: string): language is FurtherLanguage => language in FURTHER;

/** Loads the words of a language that is not always there: the command's own, and those of every puzzle that has it. */
export async function speakIn(language: string): Promise<void> {
  if (!isFurther(language)) return;
  const { speak } = await FURTHER[language]();
  const { puzzles } = await import('../../puzzles/index.ts');
  await Promise.all([speak(), ...puzzles.map((puzzle) => puzzle.languages?.[language]?.())]);
}

/** A board is spoken of in a language only if all of its puzzle is written in it. */
export function refuseLanguage({ id, languages }: AnyPuzzle, asked: AnyLanguage = 'en'): void {
  const isSpoken = (language: AnyLanguage): boolean => !isFurther(language) || language in (languages ?? {});
  if (isSpoken(asked)) return;
  const spoken = ALL_LANGUAGES.filter(isSpoken).join(' or ');
  throw new UsageError(`--lang: expected ${spoken} for ${id}, got ${asked}`);
}
