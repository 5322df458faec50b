import type { Spoken } from '../../board/index.ts';
import { type LaterParts, laterParts } from './later-parts.ts';
import { plural } from './plural.ts';

type Counting = ReturnType<typeof plural>;

/** The words of one part of the page, in both languages; `some` is a number with the word that goes with it. */
export const inBoth = <Words>(
  en: (some: Counting) => Words,
  pt: (some: Counting) => NoInfer<Words>,
): Readonly<Record<'en' | 'pt', Words>> => ({ en: en(plural('en')), pt: pt(plural('pt')) });

/** The same for a part that a puzzle in front may show in a further language. */
export const withFurther = <Words>(
  words: Readonly<Record<'en' | 'pt', Words>>,
  part: (parts: LaterParts) => Words,
): Spoken<Words> => ({
  ...words,
  get es() {
    return laterParts.es && part(laterParts.es);
  },
});
