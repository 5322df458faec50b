import type { FurtherLanguage } from '../board/index.ts';

/** Where the words of the further languages are (docs/decisions/0032). */
const SPEAKING: Readonly<Record<FurtherLanguage, () => Promise<{ speak(): void }>>> = {
  es: () => import('./words.es.ts'),
};

/** Lets steps, chains and levels be told in a further language from now on; those of puzzles that are written in it. */
export const reasonIn = async (language: FurtherLanguage): Promise<void> =>
  (await SPEAKING[language]()).speak();
