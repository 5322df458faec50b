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

/** Loads what is said in a language; the page speaks the other one until that is there. */
export async function loadWords(of: Language): Promise<void> {
  if (loaded.peek()[of]) return;
  const words = await LOADING[of]();
  loaded.value = { ...loaded.peek(), [of]: words };
}

/** What is said, once the words are loaded: nothing is shown before. */
export const words = computed((): Words => {
  const { en, pt } = loaded.value;
  return (language.value === 'pt' ? (pt ?? en) : (en ?? pt))!;
});
