/** A board that is turned or mirrored is the same puzzle, and its key says so. */
import { describe, expect, test } from 'vitest';
import { type Board, MOTIONS, type Motion } from '../../src/board/index.ts';
import { keyOf } from '../../src/collection/index.ts';
import { type AnyPuzzle, puzzles, rowsOfBoard } from '../../src/puzzles/index.ts';
import { check } from '../../src/reasoning/index.ts';
import { Random, seed } from '../random.ts';
import { rounds } from '../rounds.ts';
import { smallBoard } from './stored-boards.ts';

type Rows = readonly string[];

/** Written once more, on rows of text: `layout` is not asked what a motion is. */
const transposed = (rows: Rows): string[] =>
  Array.from(rows[0] ?? '', (_, column) => rows.map((row) => row[column]).join(''));
const mirrored = (rows: Rows): string[] => rows.map((row) => [...row].reverse().join(''));
const flipped = (rows: Rows): string[] => [...rows].reverse();
const TEXT: Readonly<Record<Motion, (rows: Rows) => Rows>> = {
  stay: (rows) => rows,
  'quarter-turn': (rows) => mirrored(transposed(rows)),
  'half-turn': (rows) => flipped(mirrored(rows)),
  'three-quarter-turn': (rows) => flipped(transposed(rows)),
  mirror: mirrored,
  flip: flipped,
  diagonal: transposed,
  antidiagonal: (rows) => flipped(mirrored(transposed(rows))),
};

function gridOf(puzzle: AnyPuzzle, at: number): unknown {
  const parsed = puzzle.fromJson(smallBoard(puzzle, at, 3 + (at % 4)).board);
  if (!parsed.ok) throw new Error(parsed.problems[0]?.problem);
  return parsed.grid;
}

const solutionOf = (puzzle: AnyPuzzle, grid: unknown): Board<string> => {
  const checked = check(puzzle, grid);
  if (checked.status !== 'unique') throw new Error(`expected one solution, got ${checked.status}`);
  return checked.solution;
};

describe.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('%s', (_, puzzle) => {
  const { layout } = puzzle;
  const grids = Array.from({ length: Math.max(2, rounds(12)) }, (_, at) => gridOf(puzzle, seed + at));

  test(`the solution of a moved board is the moved solution (seed ${seed})`, () => {
    let moves = 0;
    for (const grid of grids) {
      const rows = rowsOfBoard(puzzle, grid, solutionOf(puzzle, grid));
      for (const motion of layout.motions) {
        const turned = layout.moved(grid, motion);
        // Through its own text: a moved board is one that can be read.
        const read = puzzle.parse(puzzle.format(turned));
        expect(read.ok && puzzle.toJson(read.grid), motion).toEqual(puzzle.toJson(turned));
        const found = rowsOfBoard(puzzle, turned, solutionOf(puzzle, turned));
        expect(found, `${motion} of ${puzzle.format(grid)}`).toEqual(TEXT[motion](rows));
        moves++;
      }
    }
    expect(moves).toBeGreaterThanOrEqual(8);
  });

  test(`the key survives any number of motions, and new names of regions (seed ${seed})`, () => {
    const random = new Random(seed);
    for (const grid of grids) {
      const key = keyOf(puzzle, grid);
      let moving = grid;
      for (let step = 0; step < 6; step++) {
        moving = layout.moved(moving, random.pick(layout.motions));
        const renamed = puzzle.fromJson(withNewNames(puzzle.toJson(moving), random));
        if (!renamed.ok) throw new Error(renamed.problems[0]?.problem);
        expect(keyOf(puzzle, renamed.grid)).toBe(key);
      }
    }
  });

  test(`boards that no motion brings together have different keys (seed ${seed})`, () => {
    const text = (grid: unknown): string => JSON.stringify(puzzle.toJson(grid));
    let different = 0;
    for (const [at, one] of grids.entries()) {
      for (const other of grids.slice(at + 1)) {
        const same = MOTIONS.some((motion) => text(layout.moved(one, motion)) === text(other));
        expect(keyOf(puzzle, one) === keyOf(puzzle, other)).toBe(same);
        if (!same) different++;
      }
    }
    expect(different).toBeGreaterThan(0);
  });
});

/** Where the JSON of a board names regions, other names; the walls that say the same are left out. */
function withNewNames(json: Record<string, unknown>, random: Random): Record<string, unknown> {
  const { regions, wallsRight, wallsBelow, ...rest } = json;
  if (!Array.isArray(regions)) return json;
  const names = random.shuffle(Array.from({ length: 400 }, (_, at) => at));
  return { ...rest, regions: regions.map((row: number[]) => row.map((name) => names[name])) };
}

test('every motion is allowed to some puzzle', () => {
  const allowed = new Set(puzzles.flatMap(({ layout }) => layout.motions));
  expect([...allowed].sort()).toEqual([...MOTIONS].sort());
});
