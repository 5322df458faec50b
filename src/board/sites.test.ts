import { expect, test } from 'vitest';
import {
  cellSites,
  cornerSites,
  edgeAt,
  edgeSites,
  MOTIONS,
  moveBoard,
  outsideFrom,
  placeName,
  type Shape,
  type Side,
  type Sites,
  say,
  sitesFrom,
  sitesOfKind,
} from './index.ts';

const SHAPES: readonly Shape[] = [
  { rows: 1, columns: 1 },
  { rows: 1, columns: 4 },
  { rows: 3, columns: 2 },
  { rows: 4, columns: 5 },
];
const KINDS = [cellSites, edgeSites, cornerSites];

const each = (sites: Sites): number[] => Array.from({ length: sites.count }, (_, site) => site);

test('every site has one place, one name and one middle of its own', () => {
  let checked = 0;
  for (const shape of SHAPES) {
    for (const kind of KINDS) {
      const sites = kind(shape);
      const names = new Set<string>();
      for (const site of each(sites)) {
        expect(sites.siteAt(sites.place(site))).toBe(site);
        expect(sites.nearest(...sites.middle(site))).toBe(site);
        expect(sites.at(sites.lineOf(site), sites.indexOf(site))).toBe(site);
        expect(sites.indexOf(site)).toBeLessThan(sites.lengthOf(sites.lineOf(site)));
        names.add(sites.name(site));
        checked++;
      }
      expect(names.size).toBe(sites.count);
    }
  }
  expect(checked).toBeGreaterThan(150);
});

test('a place of another kind, or beyond the board, is no site', () => {
  const shape = { rows: 2, columns: 3 };
  expect(edgeSites(shape).siteAt({ kind: 'cell', row: 0, column: 0 })).toBeUndefined();
  expect(cellSites(shape).siteAt({ kind: 'cell', row: 2, column: 0 })).toBeUndefined();
  expect(cornerSites(shape).siteAt({ kind: 'corner', row: 2, column: 3 })).toBe(11);
  expect(cornerSites(shape).siteAt({ kind: 'corner', row: 3, column: 0 })).toBeUndefined();
  expect(edgeSites(shape).siteAt(edgeAt(1, 2, 'below'))).toBe(16);
});

test('edges, corners and cells agree on what lies beside what', () => {
  let checked = 0;
  for (const shape of SHAPES) {
    const sites = edgeSites(shape);
    expect(sites.count).toBe(2 * shape.rows * shape.columns + shape.rows + shape.columns);
    for (let cell = 0; cell < shape.rows * shape.columns; cell++) {
      const row = Math.floor(cell / shape.columns);
      const column = cell % shape.columns;
      const sides: readonly Side[] = ['above', 'left', 'right', 'below'];
      expect(sites.around(cell)).toEqual(sides.map((side) => sites.siteAt(edgeAt(row, column, side))));
      for (const edge of sites.around(cell)) expect(sites.cells(edge)).toContain(cell);
      checked++;
    }
    const corners = (shape.rows + 1) * (shape.columns + 1);
    for (let corner = 0; corner < corners; corner++) {
      const at = each(sites).filter((edge) => sites.ends(edge).includes(corner));
      expect([...sites.atCorner(corner)].sort((one, other) => one - other)).toEqual(at);
    }
    for (const edge of each(sites)) {
      const [y, x] = sites.middle(edge);
      expect(sites.isLevel(edge)).toBe(Number.isInteger(y));
      expect(sites.cells(edge)).toHaveLength(
        (sites.isLevel(edge) ? y % shape.rows : x % shape.columns) === 0 ? 1 : 2,
      );
    }
  }
  expect(checked).toBe(31);
});

test('motions carry sites as they carry the cells beside them, and clues outside as the lines', () => {
  let checked = 0;
  for (const shape of SHAPES) {
    for (const motion of MOTIONS) {
      const moved = moveBoard(shape, motion);
      expect(sitesFrom(cellSites(shape), motion)).toEqual(moved.from);
      const [old, fresh] = [edgeSites(shape), edgeSites(moved)];
      const from = sitesFrom(old, motion);
      for (const [edge, was] of from.entries()) {
        const cells = fresh.cells(edge).map((cell) => moved.from[cell]!);
        expect([...cells].sort()).toEqual([...old.cells(was)].sort());
        checked++;
      }
      expect(new Set(sitesFrom(cornerSites(shape), motion)).size).toBe(sitesOfKind('corner', moved).count);
      // A clue outside looks along its line from its own end: the first cell that it sees must come along.
      const first = (of: Shape, side: Side, line: number): number =>
        side === 'left'
          ? line * of.columns
          : side === 'right'
            ? (line + 1) * of.columns - 1
            : side === 'above'
              ? line
              : (of.rows - 1) * of.columns + line;
      for (const side of ['left', 'right', 'above', 'below'] as const) {
        const lines = side === 'left' || side === 'right' ? moved.rows : moved.columns;
        for (let line = 0; line < lines; line++) {
          const was = outsideFrom(moved, { side, line });

          expect(moved.from[first(moved, side, line)]).toBe(first(shape, was.side, was.line));
        }
      }
    }
  }
  expect(checked).toBeGreaterThan(500);
});

test('people read names of places, programs their short forms', () => {
  const edge = edgeAt(2, 1, 'right');
  expect(placeName(edge)).toBe('r3c2.right');
  expect(placeName(edgeAt(0, 0, 'above'))).toBe('r1c1.above');
  expect(placeName(edgeAt(2, 2, 'left'))).toBe('r3c2.right');
  expect(placeName({ kind: 'corner', row: 0, column: 2 })).toBe('r1c2.above-right');
  expect(placeName({ kind: 'outside', side: 'below', line: 3 })).toBe('column 4.below');
  const both = (place: typeof edge | { kind: 'outside'; side: Side; line: number }): string[] => [
    say({ en: [place], pt: [] }),
    say({ en: [], pt: [place] }, 'pt'),
  ];
  expect(both(edge)).toEqual(['the edge right of r3c2', 'a aresta à direita de l3c2']);
  expect(both(edgeAt(0, 0, 'above'))).toEqual(['the edge above r1c1', 'a aresta acima de l1c1']);
  expect(both({ kind: 'outside', side: 'left', line: 1 })).toEqual([
    'the clue left of row 2',
    'a pista à esquerda da linha 2',
  ]);
});
