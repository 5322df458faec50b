/**
 * The solver against brute force: every filling of a tiny board that keeps all rules by their own `holds`, and no
 * other, is a solution; with the rules posted plainly, and with each behind a selector.
 */
import { describe, expect, test } from 'vitest';
import { clause, Solver } from '../../src/engine/index.ts';
import {
  type AnyPuzzle,
  atomsOfValue,
  oneValueEach,
  puzzleById,
  puzzles,
  sitesOf,
} from '../../src/puzzles/index.ts';
import { randomFrom } from '../random-regions.ts';
import { rounds, sampled } from '../rounds.ts';
import { boardOf, fillingsOf, valueIn } from './all-boards.ts';
import { instances } from './instances.ts';
import { SEED, tinyBoard } from './tiny-boards.ts';

/** Solutions as words of 0 and 1, a digit for each atom; sorted. */
function byBruteForce(puzzle: AnyPuzzle, grid: unknown): string[] {
  const { decisions, rules } = puzzle.model(grid, new Solver({}));
  const values = puzzle.values(grid);
  const found: string[] = [];
  for (let filling = 0; filling < fillingsOf(decisions, values); filling++) {
    const board = boardOf(sitesOf(puzzle, grid), decisions, values, filling);
    if (!rules.every((rule) => rule.holds(board))) continue;
    const atoms = decisions.flatMap((decision, at) => atomsOfValue(decision, valueIn(filling, at, values)));
    found.push(atoms.join(''));
  }
  return found.sort();
}

type Mode = 'hard' | 'guarded';

function bySolver(puzzle: AnyPuzzle, grid: unknown, mode: Mode): string[] {
  const solver = new Solver({});
  const { decisions, rules, definitions } = puzzle.model(grid, solver);
  for (const definition of [...oneValueEach(decisions), ...definitions]) solver.post(definition);
  for (const rule of rules) {
    if (mode === 'hard') for (const constraint of rule.constraints) solver.post(constraint);
    else {
      const when = solver.bool(rule.id);
      for (const constraint of rule.constraints) solver.post(constraint, { when });
      solver.post(clause([when]));
    }
  }
  const variables = decisions.flatMap(({ atoms }) => atoms);
  const found: string[] = [];
  for (const outcome of solver.solutions({ variables })) {
    if (outcome.status !== 'sat') throw new Error('no limit was set, so none can be reached');
    found.push(variables.map((variable) => outcome.value(variable)).join(''));
  }
  return found.sort();
}

function agree(puzzle: AnyPuzzle, grid: unknown): void {
  const solutions = byBruteForce(puzzle, grid);
  const board = puzzle.format(grid);
  expect(bySolver(puzzle, grid, 'hard'), board).toEqual(solutions);
  expect(bySolver(puzzle, grid, 'guarded'), board).toEqual(solutions);
}

/** All ways to write a board of this size with these characters. */
function* boards(rows: number, columns: number, characters: string): Generator<string[]> {
  const cells = rows * columns;
  for (let number = 0; number < characters.length ** cells; number++) {
    let rest = number;
    let text = '';
    for (let cell = 0; cell < cells; cell++) {
      text += characters[rest % characters.length];
      rest = Math.floor(rest / characters.length);
    }
    yield Array.from({ length: rows }, (_, row) => text.slice(row * columns, (row + 1) * columns));
  }
}

describe('all boards of a size', () => {
  const SIZES = [
    ['akari', 1, 1, '.#01234'],
    ['akari', 1, 4, '.#012'],
    ['akari', 2, 2, '.#0123'],
    ['akari', 3, 2, '.#12'],
    ['akari', 3, 3, '.#'],
    ['bosnian-road', 1, 2, '.#01'],
    ['bosnian-road', 2, 3, '.#2'],
    ['bosnian-road', 3, 3, '.#'],
  ] as const;
  test.each(sampled(SIZES, 4))('%s, %i by %i of %s', { timeout: 60_000 }, (id, rows, columns, characters) => {
    const puzzle = puzzleById(id)!;
    for (const drawn of boards(rows, columns, characters)) {
      const parsed = puzzle.fromJson({ rows: drawn });
      if (!parsed.ok) throw new Error(`unreadable: ${drawn.join('/')}`);
      agree(puzzle, parsed.grid);
    }
  });

  const CLUES = Array.from({ length: 9 }, (_, clue) => clue);
  test.each(sampled(CLUES, 3))('bosnian-road, a clue of %i in each cell of 3 by 4', (clue) => {
    const puzzle = puzzleById('bosnian-road')!;
    for (let cell = 0; cell < 12; cell++) {
      const text = '.'.repeat(cell) + clue + '.'.repeat(11 - cell);
      const parsed = puzzle.fromJson({ rows: [text.slice(0, 4), text.slice(4, 8), text.slice(8)] });
      if (!parsed.ok) throw new Error(`unreadable: ${text}`);
      agree(puzzle, parsed.grid);
    }
  });
});

describe.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('%s', (_, puzzle) => {
  test(`random boards up to 3 by 4 (seed ${SEED})`, () => {
    const below = randomFrom(SEED + 3);
    for (let trial = 0; trial < rounds(60); trial++) {
      agree(puzzle, tinyBoard(puzzle, below, 1 + below(3), 1 + below(4)));
    }
  });

  test(`random boards of 4 by 4 (seed ${SEED})`, { timeout: 60_000 }, () => {
    const below = randomFrom(SEED + 4);
    for (let trial = 0; trial < rounds(12); trial++) agree(puzzle, tinyBoard(puzzle, below, 4, 4));
  });
});

describe('boards of the papers have as many solutions as they should', () => {
  test.each(instances.map((instance) => [instance.name, instance] as const))(
    '%s',
    (_, { puzzle: id, json, solutions }) => {
      const puzzle = puzzleById(id)!;
      const parsed = puzzle.fromJson(json);
      expect(parsed.ok && bySolver(puzzle, parsed.grid, 'hard').length).toBe(solutions);
      expect(parsed.ok && bySolver(puzzle, parsed.grid, 'guarded').length).toBe(solutions);
    },
  );
});
