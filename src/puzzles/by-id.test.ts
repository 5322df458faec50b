import { expect, expectTypeOf, test } from 'vitest';
import { type Puzzle, type PuzzleById, type PuzzleId, puzzle, puzzleById, puzzles } from './index.ts';

/** The ids of puzzles whose grid is known. */
type Typed = {
  [I in PuzzleId]: PuzzleById[I] extends Puzzle<infer G, string> ? (unknown extends G ? never : I) : never;
}[PuzzleId];

test('a puzzle is found by its id, with the type of its grid', () => {
  expectTypeOf<Typed>().toEqualTypeOf<PuzzleId>();
  // Each id is a type of its own: `string` would let every text through.
  expectTypeOf<string>().not.toExtend<PuzzleId>();
  expect(puzzles.length).toBeGreaterThan(0);
  for (const one of puzzles) {
    expect(puzzle(one.id as PuzzleId)).toBe(one);
    expect(puzzleById(one.id)).toBe(one);
  }
  expect(puzzleById('no such puzzle')).toBeUndefined();
});
