import { describe, expect, it } from 'vitest';
import { Board, type Mark } from '../../../board/index.ts';
import type { Paint } from '../cells/paint.ts';
import { regionScene } from './region-scene.ts';
import { partitionFromNames } from './regions.ts';

const partition = partitionFromNames(2, 2, [...'aaab']);
const clues = { rowClues: [[1], [null]], columnClues: [[null], [2]] };
const sceneOf = (values?: (Paint | undefined)[], emphasis = {}) =>
  regionScene(partition, 'Patchwork', clues, values && new Board<Paint>(2, 2, values), emphasis);

/** `fill r1c1 placed`. */
const drawn = (marks: readonly Mark[]): string[] =>
  marks.flatMap((mark) => {
    if (mark.kind === 'path' || mark.kind === 'candidates' || mark.kind === 'outside') return [];
    const sign = mark.kind === 'border' ? mark.side : mark.kind === 'glyph' ? mark.glyph.name : mark.kind;
    return [`${sign} r${mark.row + 1}c${mark.column + 1} ${mark.role}`];
  });

const WALLS = ['below r1c2 given', 'right r2c1 given'];

describe('a picture of regions', () => {
  it('has its size, its title, its clues and its walls', () => {
    const scene = sceneOf();
    expect(scene).toMatchObject({ rows: 2, columns: 2, title: 'Patchwork', ...clues });
    expect(drawn(scene.marks)).toEqual(WALLS);
  });

  it('shows paint, and a dot where a cell stays blank unless that is plain', () => {
    expect(drawn(sceneOf(['blank', 'blank', 'blank', 'blank']).marks)).toEqual(WALLS);
    // Without its dot, the board would look as it did when r2c2 was open.
    expect(drawn(sceneOf(['paint', 'paint', 'paint', 'blank']).marks)).toEqual([
      'fill r1c1 placed',
      'fill r1c2 placed',
      'fill r2c1 placed',
      'dot r2c2 faint',
      ...WALLS,
    ]);
    expect(drawn(sceneOf([undefined, undefined, undefined, 'blank']).marks)).toEqual([
      'dot r2c2 faint',
      ...WALLS,
    ]);
  });

  it('shows what was deduced, what it follows from and what is wrong, on top of the paint', () => {
    const emphasis = {
      deduced: [{ kind: 'row', row: 1 }],
      because: [{ kind: 'cell', row: 0, column: 0 }],
      wrong: [{ kind: 'column', column: 1 }],
    };
    expect(drawn(sceneOf(['paint', undefined, 'paint', 'blank'], emphasis).marks)).toEqual([
      'fill r1c1 placed',
      'fill r2c1 deduced',
      'dot r2c2 deduced',
      'emphasis r2c1 deduced',
      'emphasis r2c2 deduced',
      'emphasis r1c1 because',
      'emphasis r1c2 wrong',
      'emphasis r2c2 wrong',
      ...WALLS,
    ]);
  });
});
