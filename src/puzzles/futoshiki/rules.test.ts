import { expect, test } from 'vitest';
import { say } from '../../board/index.ts';
import { Solver } from '../../engine/index.ts';
import { boardOfRows } from '../puzzle.ts';
import { futoshiki } from './index.ts';
import { parse } from './text.ts';

function read(text: string) {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.grid;
}

const rulesOf = (text: string) => futoshiki.model(read(text), new Solver({})).rules;

const broken = (text: string, drawn: string[]): string[] => {
  const board = boardOfRows(futoshiki, read(text), drawn)!;
  return rulesOf(text)
    .filter((rule) => !rule.holds(board))
    .map(({ id }) => id);
};

test('a rule for each sign and for each line, in both languages', () => {
  const rules = rulesOf('. > .\n^\n.   .\n');
  expect(rules.map(({ id }) => id)).toEqual([
    'sign@r1c1-r1c2',
    'sign@r1c1-r2c1',
    'line@row-1',
    'line@row-2',
    'line@column-1',
    'line@column-2',
  ]);
  expect(rules.filter(({ clue }) => clue).map(({ kind }) => kind)).toEqual(['sign', 'sign']);
  expect(say(rules[0]!.sentence, 'en')).toBe('r1c2 is less than r1c1');
  expect(say(rules[1]!.sentence, 'pt')).toBe('l1c1 é menor do que l2c1');
  expect(say(rules[2]!.sentence, 'en')).toBe('row 1 holds each digit once');
  expect(say(rules[5]!.sentence, 'pt')).toBe('a coluna 2 tem cada algarismo uma só vez');
});

test.each([
  ['a digit twice in a row', ['1?1', '???', '?2?'], ['line@row-1']],
  ['a digit twice in a column, one of them given', ['?2?', '???', '?2?'], ['line@column-2']],
  ['the largest digit on the small side of a sign', ['3??', '???', '?2?'], ['sign@r1c1-r1c2']],
  ['a sign between two digits', ['21?', '???', '?2?'], ['sign@r1c1-r1c2']],
  ['nothing yet', ['1??', '???', '?2?'], []],
])('%s', (_, drawn, ids) => {
  expect(broken('. < . .\n. . .\n. 2 .\n', drawn)).toEqual(ids);
});

test('givens that contradict each other leave no solution', () => {
  const solver = new Solver({});
  const { rules } = futoshiki.model(read('1 1\n. .\n'), solver);
  solver.postAll(rules.flatMap(({ constraints }) => constraints));
  expect(solver.solve().status).toBe('unsat');
});
