import { expect, test } from 'vitest';
import { around, beside } from './geometry.ts';

const shape = { rows: 3, columns: 4 };

test('a cell inside has four neighbours beside it and eight around it', () => {
  expect(beside(shape, 5)).toEqual([1, 4, 6, 9]);
  expect(around(shape, 5)).toEqual([0, 1, 2, 4, 6, 8, 9, 10]);
});

test('neighbours do not reach across the edge', () => {
  expect(beside(shape, 3)).toEqual([2, 7]);
  expect(around(shape, 4)).toEqual([0, 1, 5, 8, 9]);
  expect(around({ rows: 1, columns: 1 }, 0)).toEqual([]);
});
