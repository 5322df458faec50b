import { expect, test } from 'vitest';
import { Board, cellAt, DOT } from '../../board/index.ts';
import type { AkariGrid, Light } from './grid.ts';
import { LIGHT, scene } from './scene.ts';

const grid: AkariGrid = { rows: 2, columns: 3, cells: ['white', 'white', 'black', 1, 'white', 'white'] };

test('without a board, only the givens', () => {
  expect(scene(grid).marks).toEqual([
    { kind: 'fill', row: 0, column: 2, role: 'given' },
    { kind: 'fill', row: 1, column: 0, role: 'given' },
    { kind: 'text', row: 1, column: 0, text: '1', role: 'given' },
  ]);
});

test('a light, the cells it shines on and those it does not reach', () => {
  const board = new Board<Light>(2, 3, ['light', 'dark', undefined, undefined, 'dark', 'dark']);
  const { marks } = scene(grid, board);
  expect(marks).toContainEqual({ kind: 'glyph', row: 0, column: 0, glyph: LIGHT, role: 'placed' });
  const faint = marks.filter((mark) => mark.kind === 'fill' && mark.role === 'faint');
  expect(faint).toEqual([
    { kind: 'fill', row: 0, column: 0, role: 'faint' },
    { kind: 'fill', row: 0, column: 1, role: 'faint' },
  ]);
  expect(marks.some((mark) => mark.kind === 'glyph' && mark.glyph === DOT)).toBe(false);
});

test('on an unfinished board, the cells known to stay dark are dotted', () => {
  const board = new Board<Light>(2, 3, [undefined, 'dark', undefined, undefined, undefined, 'light']);
  const { marks } = scene(grid, board, { deduced: [cellAt(0, 1), cellAt(1, 2)] });
  expect(marks.filter(({ kind }) => kind === 'glyph')).toEqual([
    { kind: 'glyph', row: 0, column: 1, glyph: DOT, role: 'deduced' },
    { kind: 'glyph', row: 1, column: 2, glyph: LIGHT, role: 'deduced' },
  ]);
});
