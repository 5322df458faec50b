import { signal } from '@preact/signals';
import type { Language } from '../../board/index.ts';

interface PageTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly note?: string;
}

/** The page of a paper in one language, as the lab writes it. */
export interface PaperPage {
  readonly number: string;
  readonly title: string;
  readonly puzzle: string;
  readonly puzzleId: string;
  readonly credits: string;
  readonly about: string;
  readonly boards: readonly {
    readonly name: string;
    readonly size: string;
    readonly text: string;
    readonly note: string;
  }[];
  readonly lost: readonly { readonly name: string; readonly why: string }[];
  readonly commands: readonly { readonly command: string; readonly does: string }[];
  readonly prints: readonly {
    readonly where: string;
    readonly theirs: string;
    readonly ours: string;
    readonly command: string;
  }[];
  readonly caveats: readonly string[];
  readonly chapters: readonly {
    readonly title: string;
    readonly asks: string;
    readonly reading: readonly string[];
    readonly plots: readonly { readonly id: string; readonly title: string }[];
    readonly tables: readonly PageTable[];
    readonly notes: readonly string[];
  }[];
  readonly claims: readonly {
    readonly id: string;
    readonly quote: string;
    readonly says: string;
    readonly where: string;
    readonly holds: string;
    readonly verdict: string;
    readonly found: string;
    readonly open: string;
  }[];
  readonly future: readonly { readonly quote: string; readonly says: string; readonly became: string }[];
  readonly listing: { readonly lines: number; readonly changes: number };
}

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
