import type { RuleExample } from '../puzzle.ts';

const BOARD = `crazy-pavement
columns: 1 - -
rows: 1 - -
regions:
aab
acb
ccb
`;

/** One small board, filled in so that one kind of rule is broken and no other. */
export const examples: readonly RuleExample[] = [
  { kind: 'row', text: BOARD, rows: ['...', '.*.', '**.'] },
  { kind: 'column', text: BOARD, rows: ['..*', '..*', '..*'] },
  { kind: 'region', text: BOARD, rows: ['..*', '.**', '*.*'] },
];

/** Solved step by step where the rules are told. */
export const worked =
  'crazy-pavement\ncolumns: - - - - -\nrows: 4 3 2 - 2\nregions:\nabcdd\nbbcde\nbbfde\ngffhe\ngffhh\n';
