import { signal } from '@preact/signals';
import type { Language } from '../../board/index.ts';
import type { PaperPage } from '../../lab/index.ts';

/** The pages in one language, and the plots that they show, as SVG. */
export interface Pages {
  readonly pages: readonly PaperPage[];
  readonly plots: Readonly<Record<string, string>>;
}

const ADDRESSES: Readonly<Record<Language, URL>> = {
  en: new URL('../../../docs/papers/pages.en.json', import.meta.url),
  pt: new URL('../../../docs/papers/pages.pt.json', import.meta.url),
};

/** By language: absent while they are on their way, false where they could not be brought. */
export const pagesIn = signal<Readonly<Partial<Record<Language, Pages | false>>>>({});
const asked = new Set<Language>();

/** Brings the pages in a language, once. */
export async function loadPages(language: Language): Promise<void> {
  if (asked.has(language)) return;
  asked.add(language);
  const put = (pages: Pages | false): void => {
    pagesIn.value = { ...pagesIn.value, [language]: pages };
  };
  try {
    put((await (await fetch(ADDRESSES[language])).json()) as Pages);
  } catch {
    asked.delete(language);
    put(false);
  }
}
