import type { AnyPuzzle } from '../../src/puzzles/index.ts';
import { compile } from '../../src/reasoning/index.ts';
import type { SomeSolution } from '../puzzles/cases.ts';
import type { Below } from '../random-regions.ts';
import { casesOf } from './puzzle-folders.ts';

const solutionOf =
  (puzzle: AnyPuzzle): SomeSolution =>
  (json, seed) => {
    const parsed = puzzle.fromJson({ puzzle: puzzle.id, ...json });
    if (!parsed.ok) return undefined;
    const { solver, board } = compile(puzzle, parsed.grid, 'hard', { seed });
    const outcome = solver.solve();
    if (outcome.status !== 'sat') return undefined;
    const found = board(outcome.value);
    const values = puzzle.values(parsed.grid).map(({ id }) => id);
    return Array.from({ length: found.cells }, (_, cell) => values.indexOf(found.at(cell) ?? ''));
  };

/** A random board of the puzzle that has at least one solution. */
export function solvableBoard(puzzle: AnyPuzzle, below: Below, rows: number, columns: number): unknown {
  const { solvable } = casesOf(puzzle);
  const solve = solutionOf(puzzle);
  for (let attempt = 0; attempt < 1000; attempt++) {
    const json = solvable(below, rows, columns, solve);
    const parsed = json && puzzle.fromJson({ puzzle: puzzle.id, ...json });
    if (parsed?.ok) return parsed.grid;
  }
  throw new Error(`boards of ${puzzle.id} of ${rows} by ${columns} never have a solution`);
}
