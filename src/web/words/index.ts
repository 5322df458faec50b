/**
 * What the page says, in every language it speaks. A text with a number in it is a function; both languages have the
 * same keys, which the compiler and a test see to. What rules and puzzles say is written with them, not here.
 */
import { computed } from '@preact/signals';
import type { Language } from '../../board/index.ts';
import { language } from '../state/settings.ts';
import { en, type Words } from './en.ts';
import { pt } from './pt.ts';

export type { Words };

export const dictionary: Readonly<Record<Language, Words>> = { en, pt };

export const words = computed(() => dictionary[language.value]);
