import { Board } from '../../../src/board/index.ts';
import { type BoolVar, iff, implies, Solver, sum } from '../../../src/engine/index.ts';
import type { LabBoard, Posed } from '../../../src/lab/index.ts';
import type { DualClueGrid } from '../../../src/puzzles/dual-clue-cross-a-pix/index.ts';
import { boardLines, type Paint } from '../../../src/puzzles/kit/index.ts';

/** How many maximal runs of true cells a line has: the places where one begins are counted. */
export function postBlocks(solver: Solver, cells: readonly BoolVar[], blocks: number): void {
  const begins = cells.flatMap((cell, at) => {
    const before = cells[at - 1];
    if (before === cell) return [];
    if (!before) return [cell];
    const begin = solver.bool();
    solver.post(implies(begin, cell));
    solver.post(implies(begin, before.not()));
    solver.post(implies(begin.not(), implies(cell, before)));
    return [begin];
  });
  solver.post(sum(begins, '=', blocks));
}

/**
 * The model of paper 000 as its text has it: a variable a cell, neighbours without a wall are equal, and each line has
 * its sum and its number of blocks. (The paper's program does not post the lines as constraints but enumerates them
 * in Prolog, so its labeling finds everything decided; as constraints they can at least prune.)
 */
export function pictureOf000({ puzzle, grid }: LabBoard<DualClueGrid, Paint>): Posed<Paint> {
  const solver = new Solver();
  const { rows, columns, regions } = grid;
  const cells = regions.map(() => solver.bool());
  for (const [cell, region] of regions.entries()) {
    for (const next of [(cell + 1) % columns === 0 ? -1 : cell + 1, cell + columns]) {
      if (regions[next] === region) solver.post(iff(cells[cell]!, cells[next]!));
    }
  }
  const lines = boardLines(rows, columns);
  const clued = [
    ...lines.rows.map((line, at) => ({ line, clue: grid.rowClues[at]! })),
    ...lines.columns.map((line, at) => ({ line, clue: grid.columnClues[at]! })),
  ];
  for (const { line, clue } of clued) {
    const along = line.cells.map((cell) => cells[cell]!);
    if (clue.painted !== null) solver.post(sum(along, '=', clue.painted));
    if (clue.blocks !== null) postBlocks(solver, along, clue.blocks);
  }
  return {
    solver,
    variables: cells,
    board: (value) =>
      new Board(
        rows,
        columns,
        cells.map((cell) => puzzle.values(grid)[value(cell)]!.id),
      ),
  };
}
