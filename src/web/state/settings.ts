import { effect, type Signal, signal } from '@preact/signals';
import type { Language } from '../../board/index.ts';
import { spokenHere } from '../words/spoken-here.ts';
import { load, store } from './storage.ts';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** How much the page watches over a player: not at all, broken rules, or also what the solution says. */
export const ASSISTS = ['none', 'rules', 'solution'] as const;
export type Assist = (typeof ASSISTS)[number];

export const language = kept<Language>('language', spokenHere(), ['en', 'pt']);
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
