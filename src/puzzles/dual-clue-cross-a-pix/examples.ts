import type { RuleExample } from '../puzzle.ts';

const board = (columns: string, rows: string): string => `dual-clue-cross-a-pix
columns: ${columns}
rows: ${rows}
regions:
abc
adc
`;

/** Small boards, filled in so that one kind of rule is broken and no other. */
export const examples: readonly RuleExample[] = [
  { kind: 'line', text: board('2/1 - -', '2/1 -'), rows: ['*.*', '*.*'] },
  { kind: 'painted', text: board('- - -', '2/- -/1'), rows: ['*..', '*..'] },
  { kind: 'blocks', text: board('- - -', '2/- -/1'), rows: ['*.*', '*.*'] },
  { kind: 'region', text: board('- - -', '2/- -/1'), rows: ['*.*', '*..'] },
];

/** Solved step by step where the rules are told. */
export const worked =
  'dual-clue-cross-a-pix\ncolumns: 2/1 3/2 4/2 2/1 2/1\nrows: 4/1 3/1 0/0 3/1 3/1\nregions:\nabbbb\naaccb\naaaad\nefgdd\nefgdd\n';
