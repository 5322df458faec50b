import type { RuleExample } from '../puzzle.ts';

/** One small board for each kind of rule, filled in so that this rule is broken and no other. */
export const examples: readonly RuleExample[] = [
  {
    kind: 'clue',
    text: 'akari\n...\n.2.\n...\n',
    rows: ['*..', '.2.', '..*'],
  },
  {
    kind: 'sight',
    text: 'akari\n...#\n.##.\n',
    rows: ['*.*#', '.##*'],
  },
  {
    kind: 'lit',
    text: 'akari\n..#\n.1.\n#..\n',
    rows: ['*.#', '.1*', '#..'],
  },
];

/** Solved step by step where the rules are told. */
export const worked = 'akari\n.....\n.0#2.\n.....\n.21#.\n.....\n';
