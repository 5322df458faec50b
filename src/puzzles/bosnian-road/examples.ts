import type { RuleExample } from '../puzzle.ts';

/** Small boards for each kind of rule, filled in so that this rule is broken and no other. */
export const examples: readonly RuleExample[] = [
  {
    kind: 'clue',
    text: 'bosnian-road\n...\n.7.\n...\n',
    rows: ['ooo', 'o7o', 'ooo'],
  },
  {
    kind: 'neighbours',
    text: 'bosnian-road\n....\n....\n....\n',
    rows: ['?o??', 'ooo?', '?.??'],
  },
  {
    kind: 'touch',
    text: 'bosnian-road\n..\n..\n',
    rows: ['oo', 'oo'],
  },
  {
    kind: 'touch',
    text: 'bosnian-road\n....\n....\n....\n....\n',
    rows: ['.ooo', 'oo.o', 'o.oo', 'ooo.'],
  },
  {
    kind: 'loop',
    text: 'bosnian-road\n...#...\n...#...\n...#...\n',
    rows: ['ooo#ooo', 'o.o#o.o', 'ooo#ooo'],
  },
];

/** Solved step by step where the rules are told. */
export const worked = 'bosnian-road\n1232100\n2...2..\n4...410\n......1\n.64....\n...5...\n2......\n';
