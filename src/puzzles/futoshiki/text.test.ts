import { expect, test } from 'vitest';
import { fromJson, toJson } from './json.ts';
import { format, parse, sniff } from './text.ts';

const DRAWN = 'futoshiki\n. < .   3\n^       v\n.   . > .\n.   2   .\n';

test('reads digits and signs, and writes what it reads', () => {
  const parsed = parse(DRAWN);
  expect(parsed).toMatchObject({
    ok: true,
    grid: { size: 3, digits: [0, 0, 3, 0, 0, 0, 0, 2, 0] },
    notes: [],
  });
  expect(parsed.ok && format(parsed.grid)).toBe(DRAWN);
  const json = {
    puzzle: 'futoshiki',
    rows: ['..3', '...', '.2.'],
    right: ['<.', '.>', '..'],
    below: ['^.v', '...'],
  };
  expect(parsed.ok && toJson(parsed.grid)).toEqual(json);
  expect(fromJson(json)).toEqual(parsed);
});

test('blanks between cells are free, and signs stand right below their cells', () => {
  const tight = parse('.<.3\n^  v\n..>.\n\n.  2 .\n');
  expect(tight).toEqual(parse(DRAWN));
});

test('digits after 9 are letters', () => {
  const row = Array.from({ length: 11 }, () => '.').join('   ');
  const text = `futoshiki\nB${row.slice(1)}\n${`${row}\n`.repeat(10)}`;
  const parsed = parse(text);
  expect(parsed.ok && parsed.grid.digits[0]).toBe(11);
  expect(parsed.ok && format(parsed.grid)).toBe(text);
});

test('a board that cannot be solved at first sight is read, with notes', () => {
  expect(parse('futoshiki\n1   1\n^\n.   .\n')).toMatchObject({
    ok: true,
    notes: [{ line: 2, column: 5, problem: '1 is given twice in this row: no solution' }],
  });
  expect(parse('futoshiki\n2 < 1\n.   .\n')).toMatchObject({
    ok: true,
    notes: [{ line: 2, column: 3, problem: 'this sign says that 2 is less than 1: no solution' }],
  });
});

test('refuses boards that are too large or too small', () => {
  for (const side of [1, 26]) {
    const text = `futoshiki\n${`${Array.from({ length: side }, () => '.').join(' ')}\n`.repeat(side)}`;
    expect(parse(text)).toMatchObject({ ok: false, problems: [{ line: 2, column: 1 }] });
  }
});

test('a text is ours by its name, or by its signs and blanks', () => {
  expect([DRAWN, '. < . .\n', '. . 3\n', '...\n', '1 2\n'].map(sniff)).toEqual([1, 0.5, 0.5, 0, 0]);
});
