import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../src/board/index.ts';
import { generate } from '../../src/generate/index.ts';
import { type AnyPuzzle, puzzles } from '../../src/puzzles/index.ts';
import { finish, grade, measuring } from '../../src/reasoning/index.ts';
import { seed } from '../random.ts';
import { rounds, sampled } from '../rounds.ts';
import { sideLike } from './puzzle-folders.ts';

const ROUNDS = process.env['CALCADA_LONG'] ? 60 : rounds(12);

/** Some boards of a puzzle; made within a test, so that a puzzle without its cases fails alone. */
const boardsOf = (puzzle: AnyPuzzle) =>
  [6, 8]
    .map((side) => sideLike(puzzle, side))
    .flatMap((side) =>
      Array.from({ length: ROUNDS }, (_, round) => {
        const clues = round % 3 === 0 ? 'generous' : 'minimal';
        const made = generate(puzzle, { rows: side, columns: side, clues, seed: seed + round });
        if (!made.ok) throw new Error(`seed ${seed + round}: ${made.because}`);
        return made;
      }),
    );

/** Measuring takes short cuts; the grade of the whole path is what it must come to. */
describe.each(sampled(puzzles, 4))('$id', (puzzle) => {
  let made: ReturnType<typeof boardsOf> | undefined;
  const boards = () => {
    made ??= boardsOf(puzzle);
    return made;
  };

  it(`measures what grading finds (seed ${seed})`, () => {
    for (const { grid, solution } of boards()) {
      const { level, score } = grade(puzzle, grid);
      expect(finish(measuring(puzzle, grid, solution))).toEqual({ status: 'graded', level, score });
    }
  });

  it('stops at boards beyond the level asked, and only there', () => {
    for (const { grid, solution, level, score } of boards()) {
      for (const most of LEVELS) {
        const beyond = LEVELS.indexOf(level) > LEVELS.indexOf(most);
        const measure = finish(measuring(puzzle, grid, solution, { most }));
        const { status } = measure;
        // What is beyond by a little may be seen only at the end.
        if (status !== 'graded') expect({ status, beyond }).toEqual({ status: 'harder', beyond: true });
        if (!beyond) expect(measure).toEqual({ status: 'graded', level, score });
      }
    }
  });

  it('does not know when there is no time', () => {
    const [board] = boards();
    const { status } = finish(measuring(puzzle, board!.grid, board!.solution, { timeLimit: 0 }));
    expect(status).toBe('unknown');
  });
});
