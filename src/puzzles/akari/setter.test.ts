import { expect, it } from 'vitest';
import { SYMMETRIES, symmetricGroups } from '../../board/index.ts';
import { generate } from '../../generate/index.ts';
import { check } from '../../reasoning/index.ts';
import { akari } from './index.ts';

it.each(SYMMETRIES)('the black cells have the symmetry %s', (symmetry) => {
  const made = generate(akari, { rows: 8, columns: 8, seed: 6, symmetry });
  if (!made.ok) throw new Error(made.because);
  const { cells } = made.grid;
  for (const group of symmetricGroups(made.grid, symmetry)) {
    expect(new Set(group.map((cell) => cells[cell] === 'white')).size).toBe(1);
  }
});

it.each([0.2, 0.3, 0.4])('%d of the board is black if that is wished for, with every symmetry', (density) => {
  for (const symmetry of SYMMETRIES) {
    const made = generate(akari, { rows: 10, columns: 10, seed: 6, density, symmetry });
    if (!made.ok) throw new Error(made.because);
    const blacks = made.grid.cells.filter((cell) => cell !== 'white').length;
    expect(blacks).toBeGreaterThanOrEqual(100 * density - 8);
    expect(blacks).toBeLessThanOrEqual(100 * density + 8);
  }
});

it('a board that cannot be as white as is wished for is a little blacker, and has one solution', () => {
  const made = generate(akari, { rows: 7, columns: 7, seed: 6, density: 0.02 });
  if (!made.ok) throw new Error(made.because);
  expect(made.grid.cells.filter((cell) => cell !== 'white').length).toBeGreaterThan(1);
  expect(check(akari, made.grid).status).toBe('unique');
});
