/**
 * What the page says, in every language it speaks. A text with a number in it is a function; all languages have the
 * same keys, which the compiler and a test see to. What rules and puzzles say is written with them, not here. Only the
 * languages that are spoken are loaded.
 */
import { batch, computed, signal } from '@preact/signals';
import type { AnyLanguage, FurtherLanguage, Language } from '../../board/index.ts';
import { puzzles } from '../../puzzles/index.ts';
import { furtherLanguage, language, usualLanguage } from '../state/settings.ts';
import type { Words } from './en.ts';
import { laterParts } from './later-parts.ts';

export type { Words };

/** Where the words of each language are. */
export const LOADING: Readonly<Record<AnyLanguage, () => Promise<Words>>> = {
  en: async () => (await import('./en.ts')).en,
  pt: async () => (await import('./pt.ts')).pt,
  es: async () => {
    const { es, parts } = await import('./es.ts');
    laterParts.es = parts;
    return es;
  },
};

const loaded = signal<Partial<Record<AnyLanguage, Words>>>({});

let wanted: AnyLanguage | undefined;

const isUsual = (of: AnyLanguage): of is Language => of === 'en' || of === 'pt';

/** Brings the words of a language: the page's, and those of the puzzles that have it. */
async function load(of: AnyLanguage): Promise<void> {
  if (loaded.peek()[of]) return;
  const ofPuzzles = isUsual(of) ? [] : puzzles.map(({ languages }) => languages?.[of]?.());
  const [found] = await Promise.all([LOADING[of](), ...ofPuzzles]);
  loaded.value = { ...loaded.peek(), [of]: found };
}

/** Lets the page speak a language once its words are there, all of it at once; who asks last is heard. */
export async function speak(of: AnyLanguage): Promise<void> {
  wanted = of;
  await load(of);
  if (wanted !== of) return;
  batch(() => {
    if (isUsual(of)) usualLanguage.value = of;
    furtherLanguage.value = isUsual(of) ? null : of;
  });
}

/** Brings what the page speaks from the start: the usual language and, if one was chosen, a further one beside it. */
export async function beginToSpeak(): Promise<void> {
  const further: FurtherLanguage | null = furtherLanguage.peek();
  await load(usualLanguage.peek());
  if (!further) return;
  // A page that cannot bring it speaks as usual.
  await load(further).catch(() => {
    furtherLanguage.value = null;
  });
}

/** What is said in the language spoken, whose words are loaded: nothing is shown before. */
export const words = computed((): Words => loaded.value[language.value]!);
