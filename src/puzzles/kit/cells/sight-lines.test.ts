import { expect, test } from 'vitest';
import { sightLines } from './sight-lines.ts';

test('cuts rows and columns at the cells that block the view', () => {
  const rows = ['..#', '...'];
  const { lines, acrossOf, downOf } = sightLines(2, 3, (cell) => rows.join('')[cell] === '#');
  expect(lines).toEqual([[0, 1], [3, 4, 5], [0, 3], [1, 4], [5]]);
  expect([...acrossOf]).toEqual([0, 0, -1, 1, 1, 1]);
  expect([...downOf]).toEqual([2, 3, -1, 2, 3, 4]);
});

test('a board without open cells has no line', () => {
  expect(sightLines(2, 2, () => true).lines).toEqual([]);
});
