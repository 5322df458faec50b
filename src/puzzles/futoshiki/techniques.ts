import { type Digit, latinTechniques } from '../kit/index.ts';
import type { Technique } from '../technique.ts';

/**
 * What people who solve these boards call their steps. Several signs without a line have no name: one sign at a time shows
 * all that they show together. Nor have two or three lines: they meet in single cells, so each shows its part alone.
 */
export const techniques: readonly Technique<Digit>[] = [
  {
    id: 'larger-or-smaller',
    name: { en: ['larger or smaller than a neighbour'], pt: ['maior ou menor do que uma vizinha'] },
    rules: { sign: 1 },
  },
  ...latinTechniques,
  {
    id: 'sign-in-a-line',
    name: { en: ['a sign and its line'], pt: ['um sinal e a sua linha'] },
    rules: { sign: 1, line: 1 },
  },
  {
    id: 'signs-in-a-line',
    name: { en: ['several signs and a line'], pt: ['vários sinais e uma linha'] },
    rules: { sign: 'some', line: 1 },
  },
];
