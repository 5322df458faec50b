import { expect, test } from 'vitest';
import { DOT } from '../../board/index.ts';
import { boardOfRows } from '../puzzle.ts';
import { bosnianRoad } from './index.ts';
import { ROAD } from './scene.ts';

const picture = (givens: string[], drawn: string[]) => {
  const parsed = bosnianRoad.fromJson({ rows: givens });
  if (!parsed.ok) throw new Error('unreadable');
  return bosnianRoad.scene(parsed.grid, boardOfRows(bosnianRoad, parsed.grid, drawn)!);
};

const paths = (drawn: string[]) =>
  picture(
    drawn.map((row) => row.replaceAll(/[o?]/g, '.')),
    drawn,
  ).marks.flatMap((mark) => (mark.kind === 'path' ? [mark] : []));

test('givens, road cells and the road', () => {
  const { marks } = picture(['....', '.8.#', '....'], ['ooo.', 'o8o#', 'ooo.']);
  expect(marks).toContainEqual({ kind: 'fill', row: 1, column: 3, role: 'given' });
  expect(marks).toContainEqual({ kind: 'text', row: 1, column: 1, text: '8', role: 'given' });
  expect(marks.filter((mark) => mark.kind === 'glyph' && mark.glyph === ROAD)).toHaveLength(8);
  expect(marks.filter((mark) => mark.kind === 'glyph' && mark.glyph === DOT)).toHaveLength(0);
  const [road] = marks.filter(({ kind }) => kind === 'path');
  const cells = [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 2],
    [2, 2],
    [2, 1],
    [2, 0],
    [1, 0],
  ];
  expect(road).toEqual({ kind: 'path', cells, closed: true, role: 'placed' });
});

test('an open piece of road is a line from end to end', () => {
  expect(paths(['oo?', '?o?'])).toEqual([
    {
      kind: 'path',
      cells: [
        [0, 0],
        [0, 1],
        [1, 1],
      ],
      closed: false,
      role: 'placed',
    },
  ]);
});

test('a fork is drawn as the lines that meet there, each step once', () => {
  const steps = paths(['ooo', '.o.', '.o.']).map(({ cells }) => cells.length - 1);
  expect(steps.sort()).toEqual([1, 1, 2]);
});

test('on an unfinished board, the cells known to stay empty are dotted', () => {
  const { marks } = picture(['...'], ['.o?']);
  expect(marks).toContainEqual({ kind: 'glyph', row: 0, column: 0, glyph: DOT, role: 'faint' });
});
