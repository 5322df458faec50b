import { computed, effect, type Signal, signal, untracked } from '@preact/signals';
import type { AnyLanguage, FurtherLanguage, Language } from '../../board/index.ts';
import type { AnyPuzzle } from '../../puzzles/index.ts';
import { spokenHere } from '../words/spoken-here.ts';
import { load, store } from './storage.ts';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** How much the page watches over a player: not at all, broken rules, or also what the solution says. */
export const ASSISTS = ['none', 'rules', 'solution'] as const;
export type Assist = (typeof ASSISTS)[number];

/** The language that everything is written in, as it was chosen last. */
export const usualLanguage = kept<Language>('language', spokenHere(), ['en', 'pt']);

/** A language that is spoken where a puzzle has it; its words are loaded before it is chosen. */
export const furtherLanguage = kept<FurtherLanguage | null>('further-language', null, [null, 'es']);

/** The puzzle that the page in front is about; the home page, for one, is about all of them. */
export const puzzleInFront = signal<AnyPuzzle | undefined>(undefined);

/** What the page speaks, all of it: the further language where the puzzle in front is written in it (0032). */
export const language = computed((): AnyLanguage => {
  const { value: further } = furtherLanguage;
  return further && puzzleInFront.value?.languages?.[further] ? further : usualLanguage.value;
});

export const theme = kept<Theme>('theme', 'system', THEMES);
export const assist = kept<Assist>('assist', 'rules', ASSISTS);
export const showTimer = kept('timer', false, [true, false]);
export const showRulers = kept('rulers', false, [true, false]);
export const showCoordinates = kept('coordinates', false, [true, false]);
/** Whether what the rules settle at once is marked by itself. */
export const autoDots = kept('dots', false, [true, false]);
/** Whether notes that the rules exclude are hidden. */
export const clearNotes = kept('clear-notes', false, [true, false]);
/** Whether a value is chosen first, and then the cells that get it. */
export const valuesFirst = kept('values-first', false, [true, false]);

/**
 * Calls back when a further language is chosen, or no longer: what was told before is not written in it. Returns how to
 * stop that.
 */
export function whenFurtherChanges(changed: () => void): () => void {
  let before = furtherLanguage.peek();
  return effect(() => {
    const { value: now } = furtherLanguage;
    if (now === before) return;
    before = now;
    untracked(changed);
  });
}

/** A setting that is remembered; what was remembered counts only if it is one of those that can be. */
function kept<T>(name: string, usual: T, possible: readonly T[]): Signal<T> {
  const found = load(`setting.${name}`) as T;
  const setting = signal(possible.includes(found) ? found : usual);
  let first = true;
  effect(() => {
    const { value } = setting;
    if (!first) store(`setting.${name}`, value);
    first = false;
  });
  return setting;
}

/** Lets the document follow the settings. */
export function followSettings(): void {
  effect(() => {
    document.documentElement.lang = language.value;
    document.documentElement.dataset['theme'] = theme.value;
  });
}
