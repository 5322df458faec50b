import { expect, test } from 'vitest';
import { say } from '../../board/index.ts';
import { Solver } from '../../engine/index.ts';
import { boardOfRows } from '../puzzle.ts';
import { mosaic } from './index.ts';

const read = (...rows: string[]) => {
  const parsed = mosaic.fromJson({ rows });
  if (!parsed.ok) throw new Error('unreadable');
  return parsed.grid;
};

const rulesOf = (...rows: string[]) => mosaic.model(read(...rows), new Solver({})).rules;

/** Names of the rules that a drawn board breaks. */
const broken = (givens: string[], drawn: string[]): string[] => {
  const board = boardOfRows(mosaic, read(...givens), drawn)!;
  return rulesOf(...givens)
    .filter((rule) => !rule.holds(board))
    .map(({ id }) => id);
};

test('a rule per clue, and every clue can be taken away', () => {
  const rules = rulesOf('.3.', '...', '0.9');
  expect(rules.map(({ id }) => id)).toEqual(['clue@r1c2', 'clue@r3c1', 'clue@r3c3']);
  expect(rules.every(({ clue }) => clue)).toBe(true);
});

test('a clue counts its own cell, and fewer at the rim', () => {
  const sizes = rulesOf('000', '000', '000').map(({ where }) => where.length);
  expect(sizes).toEqual([4, 6, 4, 6, 9, 6, 4, 6, 4]);
});

test.each([
  ['0', 'the 0 at r2c2 leaves all 9 cells at and around it blank'],
  ['1', 'the 1 at r2c2 needs exactly 1 painted cell among the 9 at and around it'],
  ['5', 'the 5 at r2c2 needs exactly 5 painted cells among the 9 at and around it'],
  ['9', 'the 9 at r2c2 paints all 9 cells at and around it'],
])('a %s speaks', (clue, english) => {
  const [rule] = rulesOf('...', `.${clue}.`, '...');
  expect(say(rule!.sentence, 'en')).toBe(english);
  expect(say(rule!.sentence, 'pt')).toMatch(new RegExp(`^o ${clue} em l2c2 (deixa|precisa de|pinta) `));
});

test('the smallest board speaks, too', () => {
  expect(rulesOf('0').map(({ sentence }) => say(sentence))).toEqual([
    'the 0 at r1c1 leaves its own cell blank',
  ]);
  expect(rulesOf('1').map(({ sentence }) => say(sentence))).toEqual(['the 1 at r1c1 paints its own cell']);
});

test.each([
  ['too many painted cells', ['1..'], ['**?'], ['clue@r1c1']],
  ['too few cells left', ['3..', '...'], ['*.?', '.??'], ['clue@r1c1']],
  ['a clue that can still be kept', ['3..', '...'], ['*.?', '???'], []],
  ['a painted 0', ['0..'], ['*??'], ['clue@r1c1']],
  ['a clue larger than its square', ['5.', '..'], ['??', '??'], ['clue@r1c1']],
])('%s', (_, givens, drawn, rules) => {
  expect(broken(givens, drawn)).toEqual(rules);
});

test.each([
  [
    'a clue that holds all of another',
    ['2..', '4..', '...'],
    ['???', '???', '*.?'],
    'the 4 at r2c1 (r3c1 and r3c2) needs exactly 2 painted cells, apart from what the 2 at r1c1 counts too, but there could be at most 1',
    'o 4 em l2c1 (l3c1 e l3c2) precisa de exatamente 2 casas pintadas, fora do que o 2 em l1c1 também conta, mas poderia haver no máximo 1',
  ],
  [
    'two clues side by side',
    ['....', '.32.', '....'],
    ['.??*', '????', '.??.'],
    'the 3 at r2c2 (r1c1, r2c1 and r3c1) needs 1 more painted cell than the 2 at r2c3 (r1c4, r2c4 and r3c4), apart from what both count, but there could be no more',
    'o 3 em l2c2 (l1c1, l2c1 e l3c1) precisa de mais 1 casa pintada do que o 2 em l2c3 (l1c4, l2c4 e l3c4), fora do que ambos contam, mas não poderia haver mais',
  ],
  [
    'the same number twice',
    ['2..', '2..', '...'],
    ['???', '???', '*??'],
    'the 2 at r2c1 (r3c1 and r3c2) allows no painted cells, apart from what the 2 at r1c1 counts too, but there would be at least 1',
    'o 2 em l2c1 (l3c1 e l3c2) não admite casas pintadas, fora do que o 2 em l1c1 também conta, mas haveria pelo menos 1',
  ],
])('what two clues say together: %s', (_, givens, drawn, english, portuguese) => {
  const grid = read(...givens);
  const [lemma] = mosaic.model(grid, new Solver({})).lemmas!();
  const { sentence } = lemma!.tells(boardOfRows(mosaic, grid, drawn)!, 'would');
  expect(say(sentence, 'en')).toBe(english);
  expect(say(sentence, 'pt')).toBe(portuguese);
});
