import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { bitmapOf, edgeSites, images, SYMMETRIES, shadesOfPixels } from '../board/index.ts';
import { Solver } from '../engine/index.ts';
import { type AnyPuzzle, puzzles, sitesOf } from '../puzzles/index.ts';
import { check } from '../reasoning/index.ts';
import { Draft } from './draft.ts';

const blank = (puzzle: AnyPuzzle, rows = 5, columns = 5): Draft =>
  new Draft(puzzle, puzzle.interaction.drawing.blank(rows, columns));
const withSigns = puzzles.filter(({ interaction }) => interaction.drawing.signs.length > 0);
const withRegions = puzzles.filter(({ interaction }) => interaction.drawing.regions);

/** Of the size asked for, where the puzzle has such boards. */
const sizeOfBlank = (puzzle: AnyPuzzle, rows: number, columns: number) =>
  puzzle.size(puzzle.interaction.drawing.blank(rows, columns));

it('most puzzles have boards of any size', () => {
  const any = puzzles.filter((puzzle) =>
    isDeepStrictEqual(sizeOfBlank(puzzle, 1, 60), { rows: 1, columns: 60 }),
  );
  expect(any.length).toBeGreaterThan(puzzles.length / 2);
});

describe('every puzzle', () => {
  for (const puzzle of puzzles) {
    it(`${puzzle.id}: a blank board can be written, read and resized, and undone`, () => {
      const draft = blank(puzzle, 4, 6);
      const start = draft.grid;
      expect(puzzle.parse(puzzle.format(start))).toMatchObject({ ok: true, grid: start });
      draft.resize(7, 3);
      expect(draft.size).toEqual(sizeOfBlank(puzzle, 7, 3));
      expect(puzzle.parse(puzzle.format(draft.grid))).toMatchObject({ ok: true, grid: draft.grid });
      draft.resize(0, 1e9);
      expect(draft.size).toEqual(sizeOfBlank(puzzle, 1, 60));
      draft.undo();
      draft.undo();
      expect(draft.grid).toBe(start);
      expect(draft.undo()).toBe(false);
    });

    const { drawing } = puzzle.interaction;
    const { pictured } = drawing;
    if (!pictured) continue;
    it(`${puzzle.id}: a picture becomes a board`, () => {
      const dark = Array.from({ length: 36 }, (_, cell) => cell % 5 === 0);
      const grid = pictured(6, 6, dark);
      expect(puzzle.parse(puzzle.format(grid))).toMatchObject({ ok: true });
      if (drawing.regions) expect(check(puzzle, grid).status).not.toBe('none');
    });
  }
});

describe('signs', () => {
  it('there are puzzles with signs', () => expect(withSigns.length).toBeGreaterThan(1));

  for (const puzzle of withSigns) {
    const { drawing } = puzzle.interaction;
    const signs = drawing.signs.filter(({ smallestSide = 0 }) => smallestSide <= 5);
    const [ground] = signs;
    const solid = signs.find(({ key }) => key === '#');
    const number = signs.at(-1);

    it(`${puzzle.id}: every sign can be put down and read again`, () => {
      for (const { id } of signs) {
        const draft = blank(puzzle);
        draft.sign([7], id);
        expect(drawing.signAt(draft.grid, 7)).toBe(id);
        const parsed = puzzle.parse(puzzle.format(draft.grid));
        expect(parsed).toMatchObject({ ok: true, grid: draft.grid });
      }
    });

    it(`${puzzle.id}: symmetry mirrors solids, and leaves numbers alone`, () => {
      const draft = blank(puzzle);
      draft.symmetry = 'half-turn';
      const first = solid ?? number!;
      draft.sign([1], first.id);
      expect(drawing.signAt(draft.grid, 23)).toBe(solid ? solid.id : ground!.id);
      draft.sign([23], number!.id);
      expect([1, 23].map((cell) => drawing.signAt(draft.grid, cell))).toEqual([first.id, number!.id]);
      draft.sign([1], number!.id);
      expect(drawing.signAt(draft.grid, 23)).toBe(number!.id);
      draft.sign([1], ground!.id);
      expect(drawing.signAt(draft.grid, 23)).toBe(ground!.id);
    });

    if (drawing.edges || drawing.clues) continue;
    it(`${puzzle.id}: clues from a drawn solution make a board that has it`, () => {
      const draft = blank(puzzle);
      if (solid) draft.sign([12], solid.id);
      const isOnEdges = sitesOf(puzzle, draft.grid).kind === 'edge';
      const beside = isOnEdges ? edgeSites(puzzle.size(draft.grid)).around(12).slice(0, 2) : [7, 11];
      for (const site of beside) draft.solve([site], puzzle.values(draft.grid)[1]!.id);
      draft.tell();
      expect(drawing.signAt(draft.grid, 12)).toBe('2');
    });
  }
});

describe('signs on edges', () => {
  const withEdges = puzzles.filter(({ interaction }) => interaction.drawing.edges);

  it('there are puzzles with signs on edges', () => expect(withEdges.length).toBeGreaterThan(0));

  for (const puzzle of withEdges) {
    const { drawing } = puzzle.interaction;
    const edges = drawing.edges!;

    it(`${puzzle.id}: every sign can be put on an edge and read again, and none beyond the board`, () => {
      for (const { id } of edges.signs) {
        for (const side of ['right', 'below'] as const) {
          const grid = edges.with(drawing.blank(5, 5), 7, side, id);
          expect(edges.at(grid, 7, side)).toBe(id);
          expect(puzzle.parse(puzzle.format(grid))).toMatchObject({ ok: true, grid });
          const last = drawing.blank(5, 5);
          expect(edges.with(last, 24, side, id)).toEqual(last);
        }
      }
    });

    it(`${puzzle.id}: signs are turned as a drawn solution has them`, () => {
      for (const { id } of edges.signs.slice(1)) {
        const draft = new Draft(puzzle, edges.with(drawing.blank(5, 5), 7, 'right', id));
        const values = puzzle.values(draft.grid);
        draft.solve([7], values[1]!.id);
        draft.solve([8], values[3]!.id);
        draft.tell();
        const board = draft.solution;
        const broken = puzzle.model(draft.grid, new Solver()).rules.filter((rule) => !rule.holds(board));
        expect(broken).toEqual([]);
      }
    });
  }
});

describe('regions', () => {
  it('there are puzzles with regions', () => expect(withRegions.length).toBeGreaterThan(1));

  for (const puzzle of withRegions) {
    const regions = puzzle.interaction.drawing.regions!;
    const count = (draft: Draft): number => new Set(regions.of(draft.grid)).size;

    it(`${puzzle.id}: a wall closes off only when it is complete, and until then it is not lost`, () => {
      const draft = blank(puzzle, 3, 3);
      draft.wall({ cell: 0, side: 'right' }, true);
      expect(count(draft)).toBe(1);
      expect(draft.hasWall({ cell: 0, side: 'right' })).toBe(true);
      expect(draft.looseWalls.size).toBe(1);
      draft.wall({ cell: 0, side: 'below' }, true);
      expect(count(draft)).toBe(2);
      expect(draft.looseWalls.size).toBe(0);
      draft.wall({ cell: 0, side: 'below' }, false);
      expect(count(draft)).toBe(1);
      expect(draft.hasWall({ cell: 0, side: 'right' })).toBe(true);
    });

    it(`${puzzle.id}: walls follow the symmetry`, () => {
      const draft = blank(puzzle, 3, 3);
      draft.symmetry = 'half-turn';
      draft.wall({ cell: 0, side: 'right' }, true);
      draft.wall({ cell: 0, side: 'below' }, true);
      expect(regions.of(draft.grid)).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 2]);
    });

    it(`${puzzle.id}: cells are joined, cut out, and pieces that hang apart are parted`, () => {
      const draft = blank(puzzle, 1, 5);
      draft.region([2], true);
      expect(regions.of(draft.grid)).toEqual([0, 0, 1, 2, 2]);
      draft.region([2, 3, 4], false);
      expect(regions.of(draft.grid)).toEqual([0, 0, 1, 1, 1]);
    });

    it(`${puzzle.id}: clues are kept within the line, and can be told from a solution`, () => {
      const draft = blank(puzzle, 2, 3);
      const clues = puzzle.interaction.drawing.clues!;
      draft.clue(
        { kind: 'row', index: 1 },
        clues.names.map(() => 99),
      );
      expect(clues.of(draft.grid, { kind: 'row', index: 1 })[0]).toBe(3);
      draft.solve([0, 2], puzzle.values(draft.grid)[1]!.id);
      draft.tell();
      expect(clues.of(draft.grid, { kind: 'row', index: 0 })).toEqual([2, 2].slice(0, clues.names.length));
      expect(clues.of(draft.grid, { kind: 'column', index: 1 })[0]).toBe(0);
    });
  }
});

it('strokes that belong together are undone together', () => {
  const puzzle = withSigns[0]!;
  const [, solid] = puzzle.interaction.drawing.signs;
  const draft = blank(puzzle);
  const start = draft.grid;
  draft.sign([0], solid!.id);
  draft.sign([1], solid!.id, true);
  draft.sign([2], solid!.id, true);
  draft.undo();
  expect(draft.grid).toBe(start);
  draft.redo();
  expect(puzzle.interaction.drawing.signAt(draft.grid, 2)).toBe(solid!.id);
});

it('the images of a place are closed under the symmetry, and on the board', () => {
  const shape = { rows: 5, columns: 5 };
  for (const symmetry of SYMMETRIES) {
    for (let cell = 0; cell < 25; cell++) {
      const found = images([cell], symmetry, shape).map(([image]) => image!);
      expect(found.every((image) => image >= 0 && image < 25)).toBe(true);
      for (const image of found) {
        const back = images([image], symmetry, shape).map(([other]) => other!);
        expect([...back].sort()).toEqual([...found].sort());
      }
    }
  }
  expect(images([1], 'quarter-turn', shape).map(([cell]) => cell)).toEqual([1, 9, 23, 15]);
  expect(images([1], 'quarter-turn', { rows: 5, columns: 6 })).toEqual([[1]]);
});

it('a picture is parted into dark and pale', () => {
  const data = [0, 0, 0, 255, 255, 255, 255, 255, 40, 40, 40, 255, 0, 0, 0, 0];
  const shades = shadesOfPixels({ width: 2, height: 2, data });
  expect(Array.from(shades.darkness, (dark) => Math.round(255 * dark))).toEqual([255, 0, 215, 0]);
  const size = { rows: 2, columns: 2 };
  expect(bitmapOf(shades, size).painted).toEqual([true, false, true, false]);
  const one = shadesOfPixels({ width: 1, height: 1, data });
  expect(bitmapOf(one, { ...size, threshold: 0.9 }).painted).toEqual([true, true, true, true]);
});
