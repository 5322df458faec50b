import { expect, test } from 'vitest';
import { Board, cellAt, DOT } from '../../board/index.ts';
import type { Paint } from '../kit/index.ts';
import type { MosaicGrid } from './grid.ts';
import { scene } from './scene.ts';

const grid: MosaicGrid = { rows: 1, columns: 3, cells: [2, 'none', 1] };
const clues = [
  { kind: 'text', row: 0, column: 0, text: '2', role: 'given' },
  { kind: 'text', row: 0, column: 2, text: '1', role: 'given' },
];

test('without a board, only the clues', () => {
  expect(scene(grid).marks).toEqual(clues);
});

test('a painted clue keeps its number', () => {
  const { marks } = scene(grid, new Board<Paint>(1, 3, ['paint', 'blank', 'blank']));
  expect(marks).toEqual([{ kind: 'fill', row: 0, column: 0, role: 'placed' }, ...clues]);
});

test('while cells are open, those known to stay blank are dotted', () => {
  const board = new Board<Paint>(1, 3, [undefined, 'blank', 'blank']);
  const { marks } = scene(grid, board, { deduced: [cellAt(0, 2)] });
  expect(marks).toContainEqual({ kind: 'glyph', row: 0, column: 1, glyph: DOT, role: 'faint' });
  expect(marks).toContainEqual({ kind: 'glyph', row: 0, column: 2, glyph: DOT, role: 'deduced' });
});
