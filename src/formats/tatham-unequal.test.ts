import { expect, it } from 'vitest';
import { check } from '../reasoning/index.ts';
import { read } from './index.ts';
import { tathamUnequal } from './tatham-unequal.ts';

// Made by the game itself.
const IDS = [
  '5:0,0L,0,0,0D,0,0,0,0,0L,0U,0R,0,0,0,0D,0L,0,0,0,0,0,0R,0UR,0,',
  '5:0,0,0,0,0L,0,0R,0,0,0,0,0U,0,0,0L,0,0L,0,0L,0,0,4U,2,0,0U,',
];

it.each(IDS)('reads %s, which has one solution, and writes it again', (id) => {
  const result = read(id);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  expect(result.format.id).toBe('tatham-unequal');
  expect(check(result.puzzle, result.grid).status).toBe('unique');
  expect(tathamUnequal.write(result.puzzle, result.grid)).toEqual({ ok: true, text: id });
  expect(read(id.replace(':', 'de:'))).toMatchObject({ ok: true, grid: result.grid });
});

it('reads numbers of two digits', () => {
  const result = read(`12:${'0,'.repeat(143)}12,`);
  expect(result.ok && result.puzzle.given(result.grid, 143)).toBe('C');
});

it('refuses the mode Adjacent, and says so', () => {
  const result = read(`3a:${'0,'.repeat(9)}`);
  expect(result).toMatchObject({ ok: false, problems: [{ line: 1, column: 2 }] });
  expect(!result.ok && result.problems[0]?.problem).toContain('Adjacent');
});
