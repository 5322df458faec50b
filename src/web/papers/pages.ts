import { signal } from '@preact/signals';
import type { Language } from '../../board/index.ts';
import type { PaperPage } from '../../lab/index.ts';
import { usualLanguage } from '../state/index.ts';
import type { PapersWords } from './words.ts';

/** The pages in one language, the plots that they show, as SVG, and the words around them. */
export interface Pages {
  readonly pages: readonly PaperPage[];
  readonly plots: Readonly<Record<string, string>>;
  readonly text: PapersWords;
}

/** Of the pages with their plots, and of the words. */
const ADDRESSES: Readonly<Record<Language, readonly [URL, URL]>> = {
  en: [
    new URL('../../../docs/papers/pages.en.json', import.meta.url),
    new URL('./words.en.json', import.meta.url),
  ],
  pt: [
    new URL('../../../docs/papers/pages.pt.json', import.meta.url),
    new URL('./words.pt.json', import.meta.url),
  ],
};

/** By language: absent while they are on their way, false where they could not be brought. */
export const pagesIn = signal<Readonly<Partial<Record<Language, Pages | false>>>>({});
const asked = new Set<Language>();

/** The words around the pages that are shown. */
export const papersWords = (): PapersWords => (pagesIn.value[usualLanguage.value] as Pages).text;

/** Brings the pages in a language, once. */
export async function loadPages(language: Language): Promise<void> {
  if (asked.has(language)) return;
  asked.add(language);
  const put = (pages: Pages | false): void => {
    pagesIn.value = { ...pagesIn.value, [language]: pages };
  };
  try {
    const [pages, text] = await Promise.all(
      ADDRESSES[language].map(async (address) => (await fetch(address)).json()),
    );
    put({ ...pages, text });
  } catch {
    asked.delete(language);
    put(false);
  }
}
