/**
 * What the page says, in every language it speaks. A text with a number in it is a function; both languages have the
 * same keys, which the compiler and a test see to. What rules and puzzles say is written with them, not here. Only the
 * language that is spoken is loaded.
 */
import { computed, signal } from '@preact/signals';
import type { Language } from '../../board/index.ts';
import { language } from '../state/settings.ts';
import type { Words } from './en.ts';

export type { Words };

const LOADING: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en.ts')).en,
  pt: async () => (await import('./pt.ts')).pt,
};

const loaded = signal<Partial<Record<Language, Words>>>({});

let wanted: Language | undefined;

/** Lets the page speak a language once its words are there, all of it at once; who asks last is heard. */
export async function speak(of: Language): Promise<void> {
  wanted = of;
  if (!loaded.peek()[of]) {
    const found = await LOADING[of]();
    loaded.value = { ...loaded.peek(), [of]: found };
  }
  if (wanted === of) language.value = of;
}

/** What is said in the language spoken, whose words are loaded: nothing is shown before. */
export const words = computed((): Words => loaded.value[language.value]!);
