import { expect, it } from 'vitest';
import { read } from './index.ts';
import { tathamMosaic } from './tatham-mosaic.ts';

const rowsIn = (text: string): unknown => {
  const result = read(text);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  expect(result.format.id).toBe('tatham-mosaic');
  return result.puzzle.toJson(result.grid)['rows'];
};

// Made by the game itself.
const IDS: readonly (readonly [id: string, rows: readonly string[]])[] = [
  ['3x3:b36d4', ['..3', '6..', '..4']],
  ['5x5:b0a1a32b3a4a24d3b6a', ['..0.1', '.32..', '3.4.2', '4....', '3..6.']],
  [
    '30x4:a24a4c5b1e3b1i3d4667a4a4b44a20b4a5a235c5c7b97a57c3a11a44c36a3a4a2b5f5b20c2a201c',
    [
      '.24.4...5..1.....3..1.........',
      '3....4667.4.4..44.20..4.5.235.',
      '..5...7..97.57...3.11.44...36.',
      '3.4.2..5......5..20...2.201...',
    ],
  ],
];

it.each(IDS)('%s', (id, rows) => {
  expect(rowsIn(id)).toEqual(rows);
  const result = tathamMosaic.read(id);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  expect(tathamMosaic.write(result.puzzle, result.grid)).toEqual({ ok: true, text: id });
});

it('how the board was to be made makes no difference', () => {
  expect(rowsIn('3x3h0:b36d4\n')).toEqual(rowsIn('3x3:b36d4'));
});

it('a board that could be of another game is written so that it is not', () => {
  const result = tathamMosaic.read('3x3:b3d4a');
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const written = tathamMosaic.write(result.puzzle, result.grid);
  expect(written).toEqual({ ok: true, text: '3x3h1:b3d4a' });
  expect(written.ok && rowsIn(written.text)).toEqual(['..3', '...', '.4.']);
});

it('an ID that several games could have is read with a note', () => {
  const result = read('3x3:b3d4a');
  const notes = result.ok ? result.notes : [];
  expect(notes.map(({ problem }) => problem)).toContain(
    "this is read as Simon Tatham's Light Up, but could be Simon Tatham's Mosaic",
  );
});
