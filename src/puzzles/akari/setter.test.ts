import { expect, it } from 'vitest';
import { generate } from '../../generate/index.ts';
import { SYMMETRIES, symmetricGroups } from '../kit/index.ts';
import { akari } from './index.ts';

it.each(SYMMETRIES)('the black cells have the symmetry %s', (symmetry) => {
  const made = generate(akari, { rows: 8, columns: 8, seed: 6, symmetry });
  if (!made.ok) throw new Error(made.because);
  const { cells } = made.grid;
  for (const group of symmetricGroups(made.grid, symmetry)) {
    expect(new Set(group.map((cell) => cells[cell] === 'white')).size).toBe(1);
  }
});

it('a denser board has more black cells', () => {
  const blacks = (density: number): number => {
    const made = generate(akari, { rows: 10, columns: 10, seed: 6, density });
    return made.ok ? made.grid.cells.filter((cell) => cell !== 'white').length : 0;
  };
  expect(blacks(0.4)).toBeGreaterThan(blacks(0.15) + 10);
  expect(Math.abs(blacks(0.4) - 40)).toBeLessThan(8);
});
