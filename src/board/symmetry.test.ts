import { expect, it } from 'vitest';
import { fitsSymmetry, SYMMETRIES, symmetricGroups } from './symmetry.ts';

it.each(SYMMETRIES)('%s: every cell is in one group', (symmetry) => {
  const groups = symmetricGroups({ rows: 5, columns: 5 }, symmetry);
  expect(groups.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, cell) => cell));
});

it('the corner goes where the motion takes it', () => {
  const groupOfCorner = (symmetry: (typeof SYMMETRIES)[number]) =>
    symmetricGroups({ rows: 3, columns: 3 }, symmetry)[0]?.sort((a, b) => a - b);
  expect(groupOfCorner('none')).toEqual([0]);
  expect(groupOfCorner('mirror')).toEqual([0, 2]);
  expect(groupOfCorner('two-mirrors')).toEqual([0, 2, 6, 8]);
  expect(groupOfCorner('half-turn')).toEqual([0, 8]);
  expect(groupOfCorner('quarter-turn')).toEqual([0, 2, 6, 8]);
  expect(groupOfCorner('diagonal')).toEqual([0]);
  expect(symmetricGroups({ rows: 3, columns: 3 }, 'diagonal')[1]).toEqual([1, 3]);
});

it('boards that are not square have the other symmetries', () => {
  for (const symmetry of SYMMETRIES) {
    const shape = { rows: 2, columns: 5 };
    if (fitsSymmetry(symmetry, shape)) expect(symmetricGroups(shape, symmetry).flat()).toHaveLength(10);
  }
});
