import { expect, test } from 'vitest';
import { say } from '../../board/index.ts';
import { Solver } from '../../engine/index.ts';
import { boardOfRows } from '../puzzle.ts';
import { akari } from './index.ts';

const read = (...rows: string[]) => {
  const parsed = akari.fromJson({ rows });
  if (!parsed.ok) throw new Error('unreadable');
  return parsed.grid;
};

const rulesOf = (...rows: string[]) => akari.model(read(...rows), new Solver({})).rules;

/** Names of the rules that a drawn board breaks. */
const broken = (givens: string[], drawn: string[]): string[] => {
  const board = boardOfRows(akari, read(...givens), drawn)!;
  return rulesOf(...givens)
    .filter((rule) => !rule.holds(board))
    .map(({ id }) => id);
};

test('a rule per clue, per sight line of two cells or more, and per white cell', () => {
  expect(rulesOf('..', '2.').map(({ id }) => id)).toEqual([
    'clue@r2c1',
    'sight@r1c1-r1c2',
    'sight@r1c2-r2c2',
    'lit@r1c1',
    'lit@r1c2',
    'lit@r2c2',
  ]);
});

test('rules speak', () => {
  const said = rulesOf('..', '1#').map(({ sentence }) => [say(sentence, 'en'), say(sentence, 'pt')]);
  expect(said.slice(0, 3)).toEqual([
    ['the 1 at r2c1 needs exactly 1 light beside it', 'o 1 em l2c1 precisa de exatamente 1 luz ao lado'],
    ['there is at most one light from r1c1 to r1c2', 'de l1c1 a l1c2 há no máximo uma luz'],
    ['r1c1 must hold a light or see one', 'l1c1 tem de ter uma luz ou de ver uma'],
  ]);
});

test('only clues can be taken away', () => {
  const rules = rulesOf('..', '1#');
  expect(rules.filter(({ clue }) => clue).map(({ id }) => id)).toEqual(['clue@r2c1']);
});

test.each([
  ['a clue with too many lights', ['.1.'], ['*1*'], ['clue@r1c2']],
  ['a clue with too few cells left', ['.2.'], ['.2?'], ['clue@r1c2', 'lit@r1c1']],
  ['a clue that can still be kept', ['.2.'], ['*2?'], []],
  ['two lights that see each other across open cells', ['...'], ['*?*'], ['sight@r1c1-r1c3']],
  ['two lights with a black cell between them', ['.#.'], ['*#*'], []],
  ['a cell that nothing lights any more', ['..', '#.'], ['..', '#.'], ['lit@r1c1', 'lit@r1c2', 'lit@r2c2']],
  ['a cell that an open cell may light', ['..', '#.'], ['..', '#?'], ['lit@r1c1']],
])('%s', (_, givens, drawn, rules) => {
  expect(broken(givens, drawn)).toEqual(rules);
});

test('a board without white cells asks nothing that no light could not give', () => {
  expect(broken(['##', '#0'], ['##', '#0'])).toEqual([]);
  expect(broken(['##', '#1'], ['##', '#1'])).toEqual(['clue@r2c2']);
});

test('the model grows with the cells, not with the length of the lines', () => {
  const literals = (side: number): number => {
    const { rules, definitions } = akari.model(read(...Array(side).fill('.'.repeat(side))), new Solver({}));
    const posted = [...definitions, ...rules.flatMap(({ constraints }) => constraints)];
    return posted.reduce((sum, { scope }) => sum + scope.length, 0);
  };
  expect(literals(60) / literals(15)).toBeLessThan(20);
});
