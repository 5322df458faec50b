import { expect, it } from 'vitest';
import { bitmapOf, type Shades, shadesOf } from '../board/index.ts';
import { readBitmap } from './read-bitmap.ts';

const drawn = (painted: readonly boolean[], columns: number): string[] =>
  Array.from({ length: painted.length / columns }, (_, row) =>
    painted
      .slice(row * columns, (row + 1) * columns)
      .map((on) => (on ? '#' : '.'))
      .join(''),
  );

const shades = (...rows: readonly (readonly number[])[]): Shades => ({
  width: rows[0]!.length,
  height: rows.length,
  darkness: Float32Array.from(rows.flat()),
});

it('reads a picture typed as text, short lines filled up with blanks', () => {
  const read = readBitmap('.#.\r\n##\n  *\n\n');
  expect(read.ok && drawn(read.bitmap.painted, 3)).toEqual(['.#.', '##.', '..#']);
});

it('tells where a picture has a sign that it cannot have', () => {
  expect(readBitmap('..\n.z\n')).toMatchObject({ ok: false, problems: [{ line: 2, column: 2 }] });
  expect(readBitmap('\n\n')).toMatchObject({ ok: false, problems: [{ problem: 'the picture is empty' }] });
  expect(readBitmap(`${'.'.repeat(1001)}\n`).ok).toBe(false);
});

it('brings a picture to the size of a board, each pixel counted for what it covers', () => {
  const half = shades([1, 1, 0, 0], [1, 1, 0, 0], [0, 0, 0, 0], [0, 0, 0, 1]);
  expect(drawn(bitmapOf(half, { rows: 2, columns: 2 }).painted, 2)).toEqual(['#.', '..']);
  expect(drawn(bitmapOf(half, { rows: 2, columns: 2, threshold: 0.25 }).painted, 2)).toEqual(['#.', '.#']);
  const thirds = shades([1, 0], [0, 0]);
  expect(drawn(bitmapOf(thirds, { rows: 3, columns: 3, threshold: 0.5 }).painted, 3)).toEqual([
    '##.',
    '#..',
    '...',
  ]);
});

it('parts the shades of a faint picture too', () => {
  const faint = shades([0.1, 0.3, 0.1], [0.3, 0.3, 0.1]);
  expect(drawn(bitmapOf(faint, { rows: 2, columns: 3 }).painted, 3)).toEqual(['.#.', '##.']);
});

it('dithering keeps the darkness of a grey picture', () => {
  const grey = { width: 20, height: 20, darkness: new Float32Array(400).fill(0.3) };
  const { painted } = bitmapOf(grey, { rows: 20, columns: 20, dither: true });
  const count = painted.filter((on) => on).length;
  expect(Math.abs(count - 120)).toBeLessThan(12);
});

it('a bitmap keeps its cells at its own size', () => {
  const read = readBitmap('#..\n.##\n');
  if (!read.ok) throw new Error('not read');
  expect(bitmapOf(shadesOf(read.bitmap), { rows: 2, columns: 3 })).toEqual(read.bitmap);
});
