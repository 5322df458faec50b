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
