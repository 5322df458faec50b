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
