import { describe, expect, it } from 'vitest';
import { puzzles } from '../../src/puzzles/index.ts';
import { check, solutions } from '../../src/reasoning/index.ts';
import { Random, seed } from '../random.ts';
import { rounds } from '../rounds.ts';
import { asAtoms, foreignSolutions } from './foreign-solutions.ts';
import { randomBoard } from './random-boards.ts';

/** Boards per puzzle. */
const ROUNDS = Number(process.env['PEER_ROUNDS'] ?? rounds(1000));
/** Boards with more solutions than this are compared by their verdict alone. */
const ALL = 40;

describe.each(puzzles.map((puzzle) => ({ id: puzzle.id, puzzle })))('$id', ({ puzzle }) => {
  it(`agrees with an independent encoding for another solver (seed ${seed})`, async () => {
    const statuses = new Map<string, number>();
    for (let round = 0; round < ROUNDS; round++) {
      const random = new Random(seed + 104729 * round);
      const grid = randomBoard(puzzle, (limit) => random.below(limit));
      const json = puzzle.toJson(grid);
      const which = `round ${round}: ${JSON.stringify(json)}`;
      const theirs = await foreignSolutions(puzzle, json, ALL + 1);
      const verdict = check(puzzle, grid, { clashTime: 0 });
      const expected = theirs.length === 0 ? 'none' : theirs.length === 1 ? 'unique' : 'several';
      expect(verdict.status, which).toBe(expected);
      statuses.set(expected, (statuses.get(expected) ?? 0) + 1);
      if (theirs.length === 0 || theirs.length > ALL) continue;
      const ours = [...solutions(puzzle, grid)].map((board) => asAtoms(puzzle, grid, board));
      expect(ours.sort(), which).toEqual(theirs.sort());
    }
    // The boards must be of every kind, or the comparison proves little.
    for (const status of ['unique', 'several', 'none']) {
      expect(statuses.get(status) ?? 0, `${status} of ${ROUNDS}`).toBeGreaterThan(ROUNDS / 40);
    }
  }, 300_000);
});
