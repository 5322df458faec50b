import type { Technique } from '../../technique.ts';

/** A 0 settles everything that it counts. */
export const zeroClue = <V extends string>(off: V, id = 'empty-clue'): Technique<V> => ({
  id,
  name: { en: ['a 0 clue'], pt: ['uma pista 0'] },
  rules: { clue: 1 },
  value: off,
  known: 'none',
});

/** A clue has all that it needs. */
export const fullClue = <V extends string>(off: V): Technique<V> => ({
  id: 'full-clue',
  name: { en: ['a full clue'], pt: ['uma pista completa'] },
  bookkeeping: true,
  rules: { clue: 1 },
  value: off,
});

/** A clue needs all that it can still have. */
export const forcedClue = <V extends string>(on: V): Technique<V> => ({
  id: 'forced-clue',
  name: { en: ['a forced clue'], pt: ['uma pista forçada'] },
  rules: { clue: 1 },
  value: on,
});
