import { describe, expect, test } from 'vitest';
import { instances } from '../../test/contract/instances.ts';
import { SEED, tinyBoard } from '../../test/contract/tiny-boards.ts';
import { randomFrom } from '../../test/random-regions.ts';
import { sampled, sized } from '../../test/rounds.ts';
import { gridOf } from '../../test/solve-puzzle.ts';
import { type AnyPuzzle, atomsOfValue, puzzles, rowsOfBoard } from '../puzzles/index.ts';
import { type CompileMode, compile } from './compile.ts';

function solutionsOf(
  puzzle: AnyPuzzle,
  grid: unknown,
  { mode = 'hard', strengthened = false }: { mode?: CompileMode; strengthened?: boolean } = {},
): string[] {
  const { solver, variables, selectors, board, strengthen } = compile(puzzle, grid, mode);
  if (strengthened) expect(strengthen()).toBeUndefined();
  const found: string[] = [];
  for (const outcome of solver.solutions({ variables, assumptions: selectors })) {
    if (outcome.status !== 'sat') throw new Error('no limit was set, so none can be reached');
    found.push(rowsOfBoard(puzzle, grid, board(outcome.value)).join('\n'));
  }
  return found.sort();
}

describe.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('%s', (_, puzzle) => {
  test(`hard, guarded and strengthened rules have the same solutions (seed ${SEED})`, () => {
    const below = randomFrom(SEED + 10);
    const known = sampled(
      instances.filter((instance) => instance.puzzle === puzzle.id),
      1,
    );
    const grids = known.map(({ json }) => gridOf(puzzle.fromJson(json)));
    for (let trial = 0; trial < sized(60, 8); trial++)
      grids.push(tinyBoard(puzzle, below, 1 + below(5), 1 + below(5)));
    let solved = 0;
    for (const grid of grids) {
      const hard = solutionsOf(puzzle, grid);
      expect(solutionsOf(puzzle, grid, { mode: 'guarded' }), puzzle.format(grid)).toEqual(hard);
      expect(solutionsOf(puzzle, grid, { strengthened: true }), puzzle.format(grid)).toEqual(hard);
      if (hard.length > 0) solved++;
    }
    expect(solved).toBeGreaterThan(0);
  });

  test(`each rule has a selector, and without any of them nothing is forbidden (seed ${SEED})`, () => {
    const grid = tinyBoard(puzzle, randomFrom(SEED + 11), 3, 3);
    const { solver, model, selectors } = compile(puzzle, grid, 'guarded');
    expect(selectors.map(({ name }) => name)).toEqual(model.rules.map(({ id }) => id));
    const off = selectors.map((selector) => selector.not());
    for (const value of puzzle.values(grid).keys()) {
      const all = model.decisions.flatMap((decision) =>
        atomsOfValue(decision, value).map((side, at) => decision.atoms[at]!.eq(side)),
      );
      expect(solver.solve({ assumptions: [...off, ...all] }).status).toBe('sat');
    }
  });
});
