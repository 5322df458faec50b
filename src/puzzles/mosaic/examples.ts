import type { RuleExample } from '../puzzle.ts';

/** A clue with too many painted cells, a 0 that is not left alone, and a clue that can no longer be kept. */
export const examples: readonly RuleExample[] = [
  {
    kind: 'clue',
    text: 'mosaic\n....\n.4..\n....\n...4\n',
    rows: ['*.*?', '.***', '..**', '??**'],
  },
  {
    kind: 'clue',
    text: 'mosaic\n...\n0..\n..2\n',
    rows: ['.??', '...', '*.?'],
  },
  {
    kind: 'clue',
    text: 'mosaic\n...\n.8.\n...\n',
    rows: ['***', '*.*', '?.?'],
  },
];

/** Solved step by step where the rules are told. */
export const worked = 'mosaic\n0..6.\n..6..\n.....\n.1.7.\n.....\n';
