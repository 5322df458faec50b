import { expect, test } from 'vitest';
import { say } from '../../board/index.ts';
import { Solver } from '../../engine/index.ts';
import { boardOfRows } from '../puzzle.ts';
import { bosnianRoad } from './index.ts';

const read = (rows: readonly string[]) => {
  const parsed = bosnianRoad.fromJson({ rows });
  if (!parsed.ok) throw new Error('unreadable');
  return parsed.grid;
};

const rulesOf = (rows: readonly string[]) => bosnianRoad.model(read(rows), new Solver({})).rules;

/** Names of the rules that a drawing breaks; its givens are the cells that are not drawn. */
const broken = (...drawn: string[]): string[] => {
  const givens = drawn.map((row) => row.replaceAll(/[o?]/g, '.'));
  const board = boardOfRows(bosnianRoad, read(givens), drawn)!;
  return rulesOf(givens)
    .filter((rule) => !rule.holds(board))
    .map(({ id }) => id);
};

test('rules speak', () => {
  const said = rulesOf(['1.', '..']).map(({ id, sentence }) => [
    id,
    say(sentence, 'en'),
    say(sentence, 'pt'),
  ]);
  expect(said).toEqual([
    [
      'clue@r1c1',
      'the 1 at r1c1 needs exactly 1 road cell around it, corners included',
      'o 1 em l1c1 precisa de exatamente 1 casa de estrada à sua volta, cantos incluídos',
    ],
    ...['r1c2', 'r2c1', 'r2c2'].map((cell) => [
      `neighbours@${cell}`,
      `if ${cell} is road, exactly two of the cells beside it are road`,
      `se ${cell.replace('r', 'l')} é estrada, exatamente duas das casas ao seu lado são estrada`,
    ]),
    [
      'touch@r1c1',
      'in the square of r1c1, r1c2, r2c1 and r2c2 the road neither touches itself at the corner nor fills all four cells',
      'no quadrado de l1c1, l1c2, l2c1 e l2c2 a estrada não se toca pelo canto nem ocupa as quatro casas',
    ],
    ['loop', 'the road is one closed loop', 'a estrada é um único circuito fechado'],
  ]);
});

test.each([
  ['the smallest road', ['ooo', 'o8o', 'ooo'], []],
  ['no road at all', ['..', '..'], ['loop']],
  ['no road yet', ['..', '.?'], []],
  ['a clue with too much road', ['????', '?oo?', '?1??', '????'], ['clue@r3c2']],
  ['a clue with too little room', ['.3.', '??.'], ['clue@r1c2']],
  ['a dead end', ['oo', '..'], ['neighbours@r1c1', 'neighbours@r1c2', 'loop']],
  ['a dead end that is still open', ['oo', '??'], []],
  ['four in a square', ['oo', 'oo'], ['touch@r1c1']],
  ['a square not yet filled', ['oo', 'o?'], []],
  ['corner to corner', ['????', '?.o?', '?o.?', '????'], ['touch@r2c2']],
  ['corner to corner, not yet for good', ['????', '?.o?', '?o??', '????'], []],
  ['corner to corner between blocked cells', ['????', '?#o?', '?o#?', '????'], ['touch@r2c2']],
  ['two closed roads on an open board', ['ooo?ooo', 'o.o?o.o', 'ooo?ooo'], ['loop']],
  ['a closed road and a cell outside it', ['ooo??', 'o.o??', 'ooo?o'], ['loop']],
  ['two pieces that cannot be joined any more', ['o?#??', '??#?o', '??#??'], ['loop']],
  ['two pieces that an open cell may join', ['o?#??', '????o', '??#??'], []],
])('%s', (_, drawn, rules) => {
  expect(broken(...drawn)).toEqual(rules);
});

test('the border between two rows speaks', () => {
  const drawn = ['o..', 'o..'];
  const grid = read(['...', '...']);
  const border = bosnianRoad.model(grid, new Solver({})).lemmas!().find(
    ({ id }) => id === 'crossings@row 1',
  )!;
  const { sentence } = border.tells(boardOfRows(bosnianRoad, grid, drawn)!, 'would');
  expect(say(sentence, 'en')).toBe(
    'the road would cross the border between rows 1 and 2 once, but a closed loop crosses it an even number of times',
  );
  expect(say(sentence, 'pt')).toBe(
    'a estrada atravessaria a fronteira entre as linhas 1 e 2 uma vez, mas um circuito fechado atravessa-a um número par de vezes',
  );
});
