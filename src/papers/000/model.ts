import { type BoolVar, type Constraint, iff, implies, type Solver, sum } from '../../engine/index.ts';
import { type DualClueGrid, dualClueCrossAPix } from '../../puzzles/dual-clue-cross-a-pix/index.ts';
import type { PuzzleModel } from '../../puzzles/index.ts';
import { boardLines, type Paint } from '../../puzzles/kit/index.ts';
import { postedModel } from '../posted.ts';

/** How many maximal runs of true cells a line has: the places where one begins are counted. */
export function blocksOf(solver: Solver, cells: readonly BoolVar[], blocks: number): Constraint[] {
  const posted: Constraint[] = [];
  const begins = cells.flatMap((cell, at) => {
    const before = cells[at - 1];
    if (before === cell) return [];
    if (!before) return [cell];
    const begin = solver.bool();
    posted.push(implies(begin, cell));
    posted.push(implies(begin, before.not()));
    posted.push(implies(begin.not(), implies(cell, before)));
    return [begin];
  });
  return [...posted, sum(begins, '=', blocks)];
}

/**
 * The model of paper 000 as its text has it: a variable a cell, neighbours without a wall are equal, and each line has
 * its sum and its number of blocks. (The paper's program does not post the lines as constraints but enumerates them
 * in Prolog, so its labeling finds everything decided; as constraints they can at least prune.)
 */
export function pictureOf000(grid: DualClueGrid, solver: Solver): PuzzleModel<Paint> {
  const posted: Constraint[] = [];
  const { rows, columns, regions } = grid;
  const cells = regions.map(() => solver.bool());
  for (const [cell, region] of regions.entries()) {
    for (const next of [(cell + 1) % columns === 0 ? -1 : cell + 1, cell + columns]) {
      if (regions[next] === region) posted.push(iff(cells[cell]!, cells[next]!));
    }
  }
  const lines = boardLines(rows, columns);
  const clued = [
    ...lines.rows.map((line, at) => ({ line, clue: grid.rowClues[at]! })),
    ...lines.columns.map((line, at) => ({ line, clue: grid.columnClues[at]! })),
  ];
  for (const { line, clue } of clued) {
    const along = line.cells.map((cell) => cells[cell]!);
    if (clue.painted !== null) posted.push(sum(along, '=', clue.painted));
    if (clue.blocks !== null) posted.push(...blocksOf(solver, along, clue.blocks));
  }
  const decisions = cells.map((variable, cell) => ({ cells: [cell], atoms: [variable] }));
  return postedModel(dualClueCrossAPix, grid, decisions, posted);
}
