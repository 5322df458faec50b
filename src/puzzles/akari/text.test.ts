import { expect, test } from 'vitest';
import { written } from './text.ts';

const { format, fromJson, parse, toJson } = written;

test('reads white, black and numbered cells', () => {
  expect(parse('akari\n.#\n04\n')).toMatchObject({
    ok: true,
    grid: { rows: 2, columns: 2, cells: ['white', 'black', 0, 4] },
  });
});

test('writes what it reads', () => {
  const text = 'akari\n.#3\n0..\n';
  const parsed = parse(text);
  expect(parsed.ok && format(parsed.grid)).toBe(text);
  expect(parsed.ok && toJson(parsed.grid)).toEqual({ puzzle: 'akari', rows: ['.#3', '0..'] });
});

test('refuses clues above four, each at its place', () => {
  const parsed = parse('..5\n.9.\n');
  const legend = 'write . for a white cell, # for a black one, 0 to 4 for a clue';
  expect(parsed).toMatchObject({
    ok: false,
    problems: [
      { line: 1, column: 3, problem: 'expected a clue from 0 to 4, got 5', fix: legend },
      { line: 2, column: 2, problem: 'expected a clue from 0 to 4, got 9', fix: legend },
    ],
  });
});

test('accepts a clue without room for its lights, with a note', () => {
  const problem = 'the clue 4 has only 2 places for lights: no solution';
  expect(parse('akari\n4.\n..')).toMatchObject({ ok: true, notes: [{ line: 2, column: 1, problem }] });
  expect(fromJson({ rows: ['..', '.4'] })).toMatchObject({
    ok: true,
    notes: [{ line: 2, column: 2, problem }],
  });
  expect(parse('2.\n..')).toMatchObject({ ok: true, notes: [] });
});
