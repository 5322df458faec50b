import { forcedClue, fullClue, zeroClue } from '../kit/index.ts';
import type { Technique } from '../technique.ts';
import type { Light } from './grid.ts';

/** What people who solve these boards call their steps. */
export const techniques: readonly Technique<Light>[] = [
  {
    id: 'cross-of-a-light',
    name: { en: ["a light's cross"], pt: ['a cruz de uma luz'] },
    bookkeeping: true,
    rules: { sight: 1 },
    value: 'dark',
  },
  zeroClue('dark'),
  fullClue('dark'),
  forcedClue('light'),
  {
    id: 'only-lighter',
    name: { en: ['only one cell can light it'], pt: ['só uma casa a pode iluminar'] },
    rules: { lit: 1 },
    value: 'light',
  },
  {
    id: 'shared-neighbours',
    name: { en: ['shared neighbours of two clues'], pt: ['vizinhas comuns de duas pistas'] },
    rules: { clue: 2 },
  },
  {
    id: 'clues-in-sight',
    name: { en: ['two clues in sight of each other'], pt: ['duas pistas à vista uma da outra'] },
    rules: { clue: 2, sight: 'some' },
  },
  {
    id: 'sees-all-places-of-a-clue',
    name: {
      en: ['a light here would leave a clue short'],
      pt: ['uma luz aqui deixaria uma pista incompleta'],
    },
    rules: { clue: 1, sight: 'some' },
    value: 'dark',
  },
  {
    id: 'sees-all-lighters',
    name: {
      en: ['a light here would leave a cell unlit'],
      pt: ['uma luz aqui deixaria uma casa às escuras'],
    },
    rules: { lit: 1, sight: 'some' },
    value: 'dark',
  },
  {
    id: 'two-cells-to-light',
    name: { en: ['two unlit cells'], pt: ['duas casas por iluminar'] },
    rules: { lit: 2, sight: 'any' },
  },
  {
    id: 'clue-and-cell-to-light',
    name: { en: ['a clue and an unlit cell'], pt: ['uma pista e uma casa por iluminar'] },
    rules: { clue: 1, lit: 1, sight: 'any' },
  },
];
