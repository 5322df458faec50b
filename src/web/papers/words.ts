import { computed } from '@preact/signals';
import type { Language } from '../../board/index.ts';
import { usualLanguage } from '../state/index.ts';
import type english from './words.en.json';

/** What the pages of the papers say around what the lab wrote: data, as they are. */
export type PapersWords = typeof english;

/** What is said until they are here. */
const FETCHING: Readonly<Record<Language, { readonly loading: string; readonly notLoaded: string }>> = {
  en: {
    loading: 'The papers are being fetched …',
    notLoaded: 'The papers could not be loaded.',
  },
  pt: {
    loading: 'A carregar os artigos …',
    notLoaded: 'Não foi possível carregar os artigos.',
  },
};

export const fetchingWords = computed(() => FETCHING[usualLanguage.value]);
