import { describe, expect, test } from 'vitest';
import { Board } from '../board/index.ts';
import { ModelError } from '../engine/index.ts';
import { type AnyPuzzle, puzzles, sitesOf } from '../puzzles/index.ts';
import { check, count, deduce, explain, hint, solve, verify } from './index.ts';

const example = (puzzle: AnyPuzzle): unknown => {
  const parsed = puzzle.parse(puzzle.examples[0]!.text);
  if (!parsed.ok) throw new Error(puzzle.id);
  return parsed.grid;
};

const questions: Readonly<Record<string, (puzzle: AnyPuzzle, grid: unknown, options?: object) => unknown>> = {
  solve,
  check,
  count,
  deduce,
  explain,
  hint: (puzzle, grid, options) => {
    return hint(puzzle, grid, Board.on<string>(sitesOf(puzzle, grid)), options);
  },
};

describe.each(Object.entries(questions))('%s', (_, ask) => {
  test('a grid of another puzzle is noticed', () => {
    let tried = 0;
    for (const puzzle of puzzles) {
      expect(() => ask(puzzle, example(puzzle))).not.toThrow();
      for (const other of puzzles) {
        // Two puzzles may have the same grids.
        if (other === puzzle || other.parse(puzzle.format(example(puzzle)).replace(/^.*\n/, '')).ok) continue;
        tried++;
        expect(() => ask(other, example(puzzle)), `${puzzle.id} as ${other.id}`).toThrow();
      }
      for (const junk of [undefined, null, 7, {}, [], 'akari'])
        expect(() => ask(puzzle, junk), `${JSON.stringify(junk)} as ${puzzle.id}`).toThrow();
    }
    expect(tried).toBeGreaterThan(puzzles.length);
  });

  test('a misspelt option is refused', () => {
    const [puzzle] = puzzles;
    expect(() => ask(puzzle!, example(puzzle!), { timelimit: 5 })).toThrow(
      'unknown option timelimit; did you mean timeLimit?',
    );
  });
});

test.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('%s says what is wrong', (id, puzzle) => {
  expect(() => solve(puzzle, {})).toThrow(new RegExp(`^this is not a grid of ${id}: .`));
  expect(() => solve(puzzle, undefined)).toThrow(`expected a grid of ${id}, got undefined`);
  expect(() => count(puzzle, example(puzzle), { limit: -1 })).toThrow('limit must not be negative, got -1');
});

describe('verify', () => {
  test.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('%s', (_, puzzle) => {
    const grid = example(puzzle);
    const { rows, columns } = puzzle.size(grid);
    const empty = Board.on<string>(sitesOf(puzzle, grid));
    expect(verify(puzzle, grid, empty).correct).toBe(false);
    expect(verify(puzzle, grid, empty).open.length).toBeGreaterThan(0);
    for (const [tall, wide] of [
      [0, 0],
      [rows + 1, columns],
      [rows, columns + 1],
    ] as const)
      expect(() => verify(puzzle, grid, new Board(tall, wide))).toThrow(ModelError);
    const solved = solve(puzzle, grid);
    if (solved.status === 'solved') expect(verify(puzzle, grid, solved.board).correct).toBe(true);
  });
});

test('an answer keeps its boards in JSON', () => {
  const [akari] = puzzles;
  const parsed = akari!.parse('akari\n.0\n..\n');
  if (!parsed.ok) throw new Error('not read');
  const { solution } = JSON.parse(JSON.stringify(check(akari!, parsed.grid)));
  expect(solution).toEqual([
    ['dark', null],
    ['light', 'dark'],
  ]);
});
