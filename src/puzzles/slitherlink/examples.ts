import type { RuleExample } from '../puzzle.ts';

/** A clue with too many lines, a loose end, a fork, and two loops. */
export const examples: readonly RuleExample[] = [
  {
    kind: 'clue',
    text: 'slitherlink\n.2\n..\n',
    rows: ['+x+*+', 'x * *', '+x+*+', 'x x x', '+x+x+'],
  },
  {
    kind: 'corner',
    text: 'slitherlink\n..\n..\n',
    rows: ['+?+?+', '? * ?', '+x+x+', '? x ?', '+?+?+'],
  },
  {
    kind: 'corner',
    text: 'slitherlink\n..\n..\n',
    rows: ['+?+?+', '? * ?', '+*+*+', '? x ?', '+?+?+'],
  },
  {
    kind: 'loop',
    text: 'slitherlink\n...\n',
    rows: ['+*+x+*+', '* * * *', '+*+x+*+'],
  },
];

/** Solved step by step where the rules are told. */
export const worked = 'slitherlink\n....\n3..3\n2.03\n.33.\n';
