import type { Paint } from '../kit/index.ts';
import type { Technique } from '../technique.ts';

/** What people who solve these boards call their steps. */
export const techniques: readonly Technique<Paint>[] = [
  {
    id: 'zero',
    name: { en: ['a 0 clue'], pt: ['uma pista 0'] },
    rules: { clue: 1 },
    value: 'blank',
    known: 'none',
  },
  {
    id: 'nine',
    name: { en: ['a 9, or as many as fit at the edge'], pt: ['um 9, ou o máximo que cabe na borda'] },
    rules: { clue: 1 },
    value: 'paint',
    known: 'none',
  },
  {
    id: 'full-clue',
    name: { en: ['a full clue'], pt: ['uma pista completa'] },
    bookkeeping: true,
    rules: { clue: 1 },
    value: 'blank',
  },
  {
    id: 'clue-that-needs-all',
    name: {
      en: ['a clue that needs every open cell'],
      pt: ['uma pista que precisa de todas as casas em aberto'],
    },
    rules: { clue: 1 },
    value: 'paint',
  },
  {
    id: 'cells-of-one-clue',
    name: {
      en: ['two clues and the cells that only one of them counts'],
      pt: ['duas pistas e as casas que só uma delas conta'],
    },
    rules: { difference: 1 },
  },
  {
    id: 'two-clues',
    name: { en: ['two clues with cells in common'], pt: ['duas pistas com casas em comum'] },
    rules: { clue: 2 },
  },
  {
    id: 'three-clues',
    name: { en: ['three clues with cells in common'], pt: ['três pistas com casas em comum'] },
    rules: { clue: 3 },
  },
];
