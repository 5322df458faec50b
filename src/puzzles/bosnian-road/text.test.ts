import { expect, test } from 'vitest';
import { written } from './text.ts';

const { format, fromJson, parse, toJson } = written;

test('reads free, blocked and numbered cells', () => {
  expect(parse('bosnian-road\n.#\n08\n')).toMatchObject({
    ok: true,
    grid: { rows: 2, columns: 2, cells: ['free', 'blocked', 0, 8] },
  });
});

test('writes what it reads', () => {
  const text = 'bosnian-road\n.#3\n0..\n';
  const parsed = parse(text);
  expect(parsed.ok && format(parsed.grid)).toBe(text);
  expect(parsed.ok && toJson(parsed.grid)).toEqual({ puzzle: 'bosnian-road', rows: ['.#3', '0..'] });
});

test('refuses a clue of nine at its place', () => {
  expect(parse('...\n.9.\n...')).toMatchObject({
    ok: false,
    problems: [{ line: 2, column: 2, problem: 'expected a clue from 0 to 8, got 9' }],
  });
});

test('accepts a clue without room for its road, with a note', () => {
  const problem = 'the clue 4 has only 3 places for road: no solution';
  expect(parse('bosnian-road\n4..\n...')).toMatchObject({
    ok: true,
    notes: [{ line: 2, column: 1, problem }],
  });
  expect(fromJson({ rows: ['4..', '...'] })).toMatchObject({
    ok: true,
    notes: [{ line: 1, column: 1, problem }],
  });
});
