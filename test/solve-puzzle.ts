import { Board } from '../src/board/index.ts';
import { Solver } from '../src/engine/index.ts';
import { rowsOfBoard } from '../src/puzzles/kit/board-rows.ts';
import type { Parsed, Puzzle } from '../src/puzzles/puzzle.ts';

/** The grid that was read; a failed test if there were problems. */
export function gridOf<G>(parsed: Parsed<G>): G {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.grid;
}

/** Up to so many solutions as the engine finds them, each as rows of text, sorted. */
export function solve<G, V extends string>(puzzle: Puzzle<G, V>, grid: G, most = 5000): string[] {
  const solver = new Solver();
  const { decisions, rules, definitions } = puzzle.model(grid, solver);
  for (const constraint of definitions) solver.post(constraint);
  for (const rule of rules) for (const constraint of rule.constraints) solver.post(constraint);
  const variables = decisions.map(({ variable }) => variable);
  const { rows, columns } = puzzle.size(grid);
  const found: string[] = [];
  for (const outcome of solver.solutions({ variables })) {
    if (outcome.status !== 'sat') throw new Error('the search was stopped');
    const values = new Array<V | undefined>(rows * columns).fill(undefined);
    for (const { cells, variable } of decisions) {
      for (const cell of cells) values[cell] = puzzle.values[outcome.value(variable) as 0 | 1];
    }
    found.push(rowsOfBoard(puzzle, grid, new Board(rows, columns, values)).join('\n'));
    if (found.length === most) break;
  }
  return found.sort();
}

/** All ways to decide, filtered by what the rules say of the full boards, in the same form. */
export function enumerate<G, V extends string>(puzzle: Puzzle<G, V>, grid: G): string[] {
  const { decisions, rules } = puzzle.model(grid, new Solver());
  const { rows, columns } = puzzle.size(grid);
  const found: string[] = [];
  for (let mask = 0; mask < 2 ** decisions.length; mask++) {
    const values = new Array<V | undefined>(rows * columns).fill(undefined);
    for (const [index, { cells }] of decisions.entries()) {
      for (const cell of cells) values[cell] = puzzle.values[((mask >>> index) & 1) as 0 | 1];
    }
    const board = new Board(rows, columns, values);
    if (rules.every((rule) => rule.holds(board))) found.push(rowsOfBoard(puzzle, grid, board).join('\n'));
  }
  return found.sort();
}
