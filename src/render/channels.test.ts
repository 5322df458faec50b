import { describe, expect, it, test } from 'vitest';
import { markup } from '../../test/contract/markup.ts';
import { CHEVRONS, CROSS, DOT, edgeSites, type Mark, type Role, type Scene } from '../board/index.ts';
import { Picture } from '../web/board/index.ts';
import { drawSvg, drawText, drawUnicode } from './index.ts';

const text = (row: number, column: number, text: string, role: Role): Mark => ({
  kind: 'text',
  row,
  column,
  text,
  role,
});

/** A Latin square with signs between cells and pencil marks. */
const latin: Scene = {
  rows: 4,
  columns: 4,
  title: 'Latin square',
  marks: [
    text(0, 0, '4', 'given'),
    text(0, 1, '2', 'placed'),
    text(1, 2, '3', 'deduced'),
    { kind: 'candidates', row: 0, column: 2, texts: ['1', null, '3', null] },
    { kind: 'candidates', row: 2, column: 2, texts: ['1', '2', null, '4'], struck: ['4'] },
    { kind: 'glyph', row: 0, column: 0, on: 'right', glyph: CHEVRONS.right, role: 'given' },
    { kind: 'glyph', row: 0, column: 1, on: 'below', glyph: CHEVRONS.up, role: 'given' },
    { kind: 'glyph', row: 2, column: 3, on: 'below', glyph: CHEVRONS.down, role: 'given' },
    { kind: 'text', row: 3, column: 1, on: 'right', text: '<', role: 'given' },
    { kind: 'text', row: 2, column: 2, on: 'corner', text: '7', role: 'given' },
    { kind: 'emphasis', row: 0, column: 1, on: 'below', role: 'because' },
    { kind: 'emphasis', row: 3, column: 1, on: 'right', role: 'wrong' },
    { kind: 'emphasis', row: 0, column: 1, role: 'because' },
    { kind: 'emphasis', row: 2, column: 2, role: 'deduced' },
  ],
};

/** Numbers in cells that are open, painted, deduced as painted, known to stay blank; and the same without numbers. */
const numbered: Scene = {
  rows: 2,
  columns: 4,
  title: 'Numbers in painted cells',
  marks: [
    ...[0, 1, 2, 3].map((column) => text(0, column, '3', 'given')),
    ...[0, 1].flatMap((row): Mark[] => [
      { kind: 'fill', row, column: 1, role: 'placed' },
      { kind: 'fill', row, column: 2, role: 'deduced' },
      { kind: 'glyph', row, column: 3, glyph: DOT, role: 'faint' },
    ]),
  ],
};

/** A loop along edges between points, with clues on four sides, one of which is a reason. */
const points: Scene = {
  rows: 2,
  columns: 3,
  title: 'Points',
  dotted: true,
  rowClues: [[1], [2]],
  columnClues: [[3], [null], [12]],
  rightClues: [[4], [null]],
  bottomClues: [[5], [6], [7]],
  marks: [
    text(0, 0, '3', 'given'),
    text(1, 2, '0', 'given'),
    { kind: 'border', row: 0, column: 0, side: 'above', role: 'placed' },
    { kind: 'border', row: 0, column: 0, side: 'left', role: 'placed' },
    { kind: 'border', row: 0, column: 0, side: 'right', role: 'deduced' },
    { kind: 'border', row: 1, column: 2, side: 'below', role: 'placed' },
    { kind: 'glyph', row: 0, column: 0, on: 'below', glyph: CROSS, role: 'faint' },
    { kind: 'glyph', row: 1, column: 0, on: 'left', glyph: CROSS, role: 'faint' },
    { kind: 'emphasis', row: 1, column: 2, on: 'corner', role: 'because' },
    { kind: 'outside', side: 'right', line: 0, role: 'because' },
  ],
};

test('lines between points, and clues on four sides', async () => {
  await expect(drawText(points)).toMatchFileSnapshot('./snapshots/points.ascii.txt');
  await expect(drawUnicode(points)).toMatchFileSnapshot('./snapshots/points.unicode.txt');
  await expect(drawSvg(points)).toMatchFileSnapshot('./snapshots/points.svg');
});

test('an edge with a line, without one, and open look different everywhere, on the border too', () => {
  const { rows, columns } = points;
  const edges = edgeSites(points);
  const marksOf = (edge: number): Mark[][] => {
    const place = edges.place(edge);
    if (place.kind !== 'edge') throw new Error('no edge');
    const { row, column, side } = place;
    return [
      [],
      [{ kind: 'border', row, column, side, role: 'placed' }],
      [{ kind: 'border', row, column, side, role: 'deduced' }],
      [{ kind: 'glyph', row, column, on: side, glyph: CROSS, role: 'faint' }],
      [{ kind: 'emphasis', row, column, on: side, role: 'wrong' }],
    ];
  };
  for (const draw of Object.values(styles)) {
    const drawings = new Set<string>();
    for (let edge = 0; edge < edges.count; edge++) {
      for (const marks of marksOf(edge)) {
        drawings.add(draw({ rows, columns, title: '', dotted: true, marks }));
      }
    }
    expect(drawings.size).toBe(4 * edges.count + 1);
  }
});

const styles: Readonly<Record<string, (scene: Scene) => string>> = {
  ASCII: (scene) => drawText(scene),
  'ASCII, dense': (scene) => drawText(scene, { width: 4 }),
  Unicode: (scene) => drawUnicode(scene),
  'Unicode, dense': (scene) => drawUnicode(scene, { width: 4 }),
  SVG: (scene) => drawSvg(scene).replace(/<desc>.*<\/desc>/, ''),
  'the page': (scene) => markup(Picture({ scene, label: '' })),
};

describe('signs between cells and pencil marks', () => {
  it('are drawn in text, and what has no room is listed', async () => {
    for (const [form, width] of [
      ['', 80],
      ['-dense', 14],
    ] as const) {
      await expect(drawText(latin, { width })).toMatchFileSnapshot(`./snapshots/latin${form}.ascii.txt`);
      await expect(drawUnicode(latin, { width })).toMatchFileSnapshot(`./snapshots/latin${form}.unicode.txt`);
    }
    await expect(drawSvg(latin)).toMatchFileSnapshot('./snapshots/latin.svg');
  });

  it('are not lost where a board is drawn in bands', () => {
    const marks: Mark[] = [0, 1, 2].map((column) => ({
      kind: 'text',
      row: 0,
      column,
      on: 'right',
      text: '<',
      role: 'given',
    }));
    const scene: Scene = { rows: 1, columns: 4, title: '', marks };
    for (const width of [3, 4, 5, 6, 7, 20]) {
      for (const drawing of [drawText(scene, { width }), drawUnicode(scene, { width })]) {
        // A sign where one band ends and the next begins is drawn at both ends.
        const bands = drawing.match(/^columns? .*$/gm)?.length ?? 1;
        expect(drawing.match(/</g)).toHaveLength(3 + bands - 1);
      }
    }
  });
});

test('numbers in painted cells are drawn on the paint', async () => {
  await expect(drawText(numbered)).toMatchFileSnapshot('./snapshots/numbered.ascii.txt');
  await expect(drawUnicode(numbered)).toMatchFileSnapshot('./snapshots/numbered.unicode.txt');
  await expect(drawSvg(numbered)).toMatchFileSnapshot('./snapshots/numbered.svg');
  const dense = drawText(numbered, { width: 12 });
  expect(dense).toContain('| 3*3*3.3|\n|  * * . |\n');
});

describe('no channel hides another', () => {
  const at = { row: 0, column: 0 } as const;
  const given: Readonly<Record<string, readonly Mark[]>> = {
    nothing: [],
    number: [text(0, 0, '3', 'given')],
    solid: [{ kind: 'fill', ...at, role: 'given' }],
    'numbered solid': [{ kind: 'fill', ...at, role: 'given' }, text(0, 0, '3', 'given')],
    sign: [{ kind: 'glyph', ...at, glyph: CROSS, role: 'given' }],
  };
  const decided: readonly (readonly Mark[])[] = [
    [],
    [{ kind: 'fill', ...at, role: 'placed' }],
    [{ kind: 'fill', ...at, role: 'deduced' }],
    [{ kind: 'glyph', ...at, glyph: DOT, role: 'faint' }],
    [{ kind: 'glyph', ...at, glyph: CROSS, role: 'placed' }],
    [{ kind: 'glyph', ...at, glyph: CROSS, role: 'deduced' }],
    [text(0, 0, '1', 'placed')],
    [text(0, 0, '2', 'placed')],
    [text(0, 0, '2', 'deduced')],
    [{ kind: 'fill', ...at, role: 'placed' }, text(0, 0, '2', 'placed')],
    [
      { kind: 'fill', ...at, role: 'placed' },
      { kind: 'glyph', ...at, glyph: CROSS, role: 'placed' },
    ],
    [{ kind: 'candidates', ...at, texts: ['1', '2'] }],
    [{ kind: 'candidates', ...at, texts: ['1', null] }],
    [{ kind: 'candidates', ...at, texts: ['1', '2'], struck: ['2'] }],
    [{ kind: 'text', ...at, on: 'right', text: '<', role: 'placed' }],
    [{ kind: 'text', ...at, on: 'right', text: '>', role: 'placed' }],
    [{ kind: 'glyph', ...at, on: 'below', glyph: CHEVRONS.up, role: 'placed' }],
    [{ kind: 'glyph', ...at, on: 'corner', glyph: CROSS, role: 'placed' }],
    [{ kind: 'glyph', ...at, on: 'left', glyph: CROSS, role: 'placed' }],
    [{ kind: 'glyph', ...at, on: 'above', glyph: CROSS, role: 'placed' }],
    [{ kind: 'emphasis', ...at, role: 'because' }],
    [{ kind: 'emphasis', ...at, role: 'wrong' }],
    [{ kind: 'emphasis', ...at, on: 'right', role: 'because' }],
    [{ kind: 'emphasis', ...at, on: 'below', role: 'wrong' }],
    [{ kind: 'path', cells: [[0, 0]], closed: false, role: 'placed' }],
  ];
  const walls: readonly Mark[] = [{ kind: 'border', row: 1, column: 0, side: 'right', role: 'given' }];

  describe.each(Object.entries(styles))('%s', (_, draw) => {
    it.each(Object.entries(given))('%s', (_, marks) => {
      for (const around of [[], walls]) {
        const drawings = decided.map((more) =>
          draw({ rows: 2, columns: 2, title: '', marks: [...marks, ...more, ...around] }),
        );
        expect(new Set(drawings).size).toBe(decided.length);
      }
    });
  });
});
