import { expect, test } from 'vitest';
import { cellAt } from '../../board/index.ts';
import { emphasisMarks, placedRole } from './emphasis.ts';

const shape = { rows: 2, columns: 3 };

test('reasons and wrong places are marked, wrong last, each cell once', () => {
  const marks = emphasisMarks(
    { because: [cellAt(0, 1), { kind: 'row', row: 0 }], wrong: [{ kind: 'column', column: 2 }] },
    shape,
  );
  expect(marks).toEqual([
    { kind: 'emphasis', row: 0, column: 1, role: 'because' },
    { kind: 'emphasis', row: 0, column: 0, role: 'because' },
    { kind: 'emphasis', row: 0, column: 2, role: 'because' },
    { kind: 'emphasis', row: 0, column: 2, role: 'wrong' },
    { kind: 'emphasis', row: 1, column: 2, role: 'wrong' },
  ]);
});

test('edges and corners are marked themselves', () => {
  const marks = emphasisMarks(
    {
      because: [{ kind: 'edge', row: 0, column: 1, side: 'right' }],
      deduced: [{ kind: 'corner', row: 0, column: 0 }],
    },
    shape,
  );
  expect(marks).toEqual([
    { kind: 'emphasis', row: 0, column: 0, on: 'corner', role: 'deduced' },
    { kind: 'emphasis', row: 0, column: 1, on: 'right', role: 'because' },
  ]);
});

test('the whole board is not lit up', () => {
  expect(emphasisMarks({ because: [{ kind: 'board' }] }, shape)).toEqual([]);
});

test('what was deduced is told from what was placed', () => {
  const roleOf = placedRole({ deduced: [{ kind: 'region', region: 0, cells: [cellAt(1, 0)] }] }, shape);
  expect([roleOf(3), roleOf(4)]).toEqual(['deduced', 'placed']);
});
