import type { Technique } from '../../technique.ts';
import type { Digit } from './digits.ts';

/** What people call the steps that a line of a Latin square allows. */
export const latinTechniques: readonly Technique<Digit>[] = [
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
];
