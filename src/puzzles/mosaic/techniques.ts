import type { Paint } from '../kit/index.ts';
import type { Technique } from '../technique.ts';
import { said, type TechniqueId } from './words.ts';

/** What people who solve these boards call their steps. */
export const techniques: readonly Technique<Paint>[] = [
  named('zero', { rules: { clue: 1 }, value: 'blank', known: 'none' }),
  named('nine', { rules: { clue: 1 }, value: 'paint', known: 'none' }),
  named('full-clue', { bookkeeping: true, rules: { clue: 1 }, value: 'blank' }),
  named('clue-that-needs-all', { rules: { clue: 1 }, value: 'paint' }),
  named('cells-of-one-clue', { rules: { difference: 1 } }),
  named('two-clues', { rules: { clue: 2 } }),
  named('three-clues', { rules: { clue: 3 } }),
];

function named(id: TechniqueId, fits: Omit<Technique<Paint>, 'id' | 'name'>): Technique<Paint> {
  return { id, name: said(({ techniques: names }) => names[id]), ...fits };
}
