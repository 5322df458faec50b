import { type Digit, latinTechniques } from '../kit/index.ts';
import type { Technique } from '../technique.ts';

/** What people who solve these boards call their steps. */
export const techniques: readonly Technique<Digit>[] = [
  {
    id: 'seen-so-far',
    name: { en: ['what a clue sees'], pt: ['o que uma pista vê'] },
    rules: { clue: 1 },
  },
  {
    id: 'tallest-first',
    name: { en: ['a 1 has the tallest tower before it'], pt: ['um 1 tem a torre mais alta à sua frente'] },
    rules: { 'tallest-first': 1 },
  },
  ...latinTechniques,
  {
    id: 'clue-and-line',
    name: { en: ['a clue and its line'], pt: ['uma pista e a sua linha'] },
    rules: { clue: 1, line: 1 },
  },
];
