import type { Language } from '../../board/index.ts';
import { plural } from './plural.ts';

type Counting = ReturnType<typeof plural>;

/** The words of one part of the page, in both languages; `some` is a number with the word that goes with it. */
export const inBoth = <Words>(
  en: (some: Counting) => Words,
  pt: (some: Counting) => NoInfer<Words>,
): Readonly<Record<Language, Words>> => ({ en: en(plural('en')), pt: pt(plural('pt')) });
