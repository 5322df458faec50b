import type { FurtherLanguage } from '../board/index.ts';

/** Where the words of the further languages are (docs/decisions/0032). */
const SPEAKING: Readonly<Record<FurtherLanguage, () => Promise<{ speak(): void }>>> = {
  es: () => import('./words.es.ts'),
};

/** Lets what stands beside drawings be said in a further language from now on. */
export const drawIn = async (language: FurtherLanguage): Promise<void> =>
  (await SPEAKING[language]()).speak();
