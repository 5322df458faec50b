import type { Technique } from '../technique.ts';
import type { Digit } from './grid.ts';

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
  {
    id: 'only-place',
    name: { en: ['the only place for a digit'], pt: ['o único lugar para um algarismo'] },
    rules: { line: 1 },
    is: true,
    hidden: false,
  },
  {
    id: 'already-in-line',
    name: { en: ['a digit already in the line'], pt: ['um algarismo que a linha já tem'] },
    bookkeeping: true,
    rules: { line: 1 },
    is: false,
    hidden: false,
  },
  {
    id: 'line-filled',
    name: { en: ['a line that fills itself'], pt: ['uma linha que se completa'] },
    rules: { line: 1 },
    hidden: false,
  },
  {
    id: 'digits-that-share-cells',
    name: {
      en: ['pairs or triples: as many digits as cells'],
      pt: ['pares ou trios: tantos algarismos como casas'],
    },
    rules: { line: 1 },
    hidden: true,
  },
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
