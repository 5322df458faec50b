import { expect, test } from 'vitest';
import { written } from './text.ts';

const { format, fromJson, parse, toJson } = written;

test('reads cells with and without a clue', () => {
  expect(parse('mosaic\n.0\n93\n')).toMatchObject({
    ok: true,
    grid: { rows: 2, columns: 2, cells: ['none', 0, 9, 3] },
  });
});

test('writes what it reads', () => {
  const text = 'mosaic\n.63\n0..\n';
  const parsed = parse(text);
  expect(parsed.ok && format(parsed.grid)).toBe(text);
  expect(parsed.ok && toJson(parsed.grid)).toEqual({ puzzle: 'mosaic', rows: ['.63', '0..'] });
});

test('says what is no cell, and what to write', () => {
  expect(parse('mosaic\n.#\n..\n')).toMatchObject({
    ok: false,
    problems: [{ line: 2, column: 2, fix: 'write . for a cell without a clue, 0 to 9 for a clue' }],
  });
});

test('accepts a clue that is larger than its square, with a note', () => {
  const problem = 'the clue 5 has only 4 places for painted cells: no solution';
  expect(parse('mosaic\n5..\n...')).toMatchObject({ ok: true, notes: [{ line: 2, column: 1, problem }] });
  expect(fromJson({ rows: ['...', '.7.', '..6'] })).toMatchObject({
    ok: true,
    notes: [{ line: 3, column: 3 }],
  });
});
