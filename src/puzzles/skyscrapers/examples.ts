import type { RuleExample } from '../puzzle.ts';

const text = 'skyscrapers\n+..3+\n.....\n1....\n.....\n+...+\n';

/** One small board for each kind of rule, filled in so that this rule is broken and no other. */
export const examples: readonly RuleExample[] = [
  { kind: 'clue', text, rows: ['123', '231', '312'] },
  { kind: 'line', text, rows: ['231', '312', '213'] },
];

/** Solved step by step where the rules are told. */
export const worked = 'skyscrapers\n+33..+\n......\n.....2\n.....2\n......\n+.23.+\n';
