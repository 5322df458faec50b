import type { RuleExample } from '../puzzle.ts';

/** One small board for each kind of rule, filled in so that this rule is broken and no other. */
export const examples: readonly RuleExample[] = [
  {
    kind: 'sign',
    text: 'futoshiki\n. < .   .\n\n.   3   .\n        v\n.   .   .\n',
    rows: ['213', '132', '321'],
  },
  {
    kind: 'line',
    text: 'futoshiki\n. < .   .\n\n.   3   .\n        v\n.   .   .\n',
    rows: ['123', '132', '321'],
  },
];

/** Solved step by step where the rules are told. */
export const worked =
  'futoshiki\n.   . < .   .\nv           v\n.   .   .   .\nv           v\n.   .   .   .\nv\n.   .   .   .\n';
