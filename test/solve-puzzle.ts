import { Solver } from '../src/engine/index.ts';
import { rowsOfBoard, sitesOf } from '../src/puzzles/index.ts';
import type { Parsed, Puzzle } from '../src/puzzles/puzzle.ts';
import { solutions } from '../src/reasoning/index.ts';
import { boardOf, fillingsOf } from './contract/all-boards.ts';

/** The grid that was read; a failed test if there were problems. */
export function gridOf<G>(parsed: Parsed<G>): G {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.grid;
}

/** Up to this many solutions as the engine finds them, each as rows of text, sorted. */
export function solve<G, V extends string>(puzzle: Puzzle<G, V>, grid: G, most = 5000): string[] {
  const found: string[] = [];
  for (const board of solutions(puzzle, grid)) {
    found.push(rowsOfBoard(puzzle, grid, board).join('\n'));
    if (found.length === most) break;
  }
  return found.sort();
}

/** All ways to decide, filtered by what the rules say of the full boards, in the same form. */
export function enumerate<G>(puzzle: Puzzle<G, string>, grid: G): string[] {
  const { decisions, rules } = puzzle.model(grid, new Solver());
  const values = puzzle.values(grid);
  const found: string[] = [];
  for (let filling = 0; filling < fillingsOf(decisions, values); filling++) {
    const board = boardOf(sitesOf(puzzle, grid), decisions, values, filling);
    if (rules.every((rule) => rule.holds(board))) found.push(rowsOfBoard(puzzle, grid, board).join('\n'));
  }
  return found.sort();
}
