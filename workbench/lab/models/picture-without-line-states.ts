import { Board } from '../../../src/board/index.ts';
import { Solver, sum } from '../../../src/engine/index.ts';
import type { LabBoard, Posed } from '../../../src/lab/index.ts';
import { blocksOf } from '../../../src/papers/000/index.ts';
import type { DualClueGrid } from '../../../src/puzzles/dual-clue-cross-a-pix/index.ts';
import { boardLines, type Paint } from '../../../src/puzzles/kit/index.ts';

/** Our model with one part taken out: a line's blocks are counted by sums and clauses, not by its table of states. */
export function pictureWithoutLineStates({ puzzle, grid }: LabBoard<DualClueGrid, Paint>): Posed<Paint> {
  const solver = new Solver();
  const { decisions, tryFirst } = puzzle.model(grid, solver);
  const variableOf = grid.regions.map((region) => decisions[region]!.atoms[0]!);
  for (const { atoms } of decisions) solver.prefer(atoms[0]!, tryFirst);
  const lines = boardLines(grid.rows, grid.columns);
  const clued = [
    ...lines.rows.map((line, at) => ({ line, clue: grid.rowClues[at]! })),
    ...lines.columns.map((line, at) => ({ line, clue: grid.columnClues[at]! })),
  ];
  for (const { line, clue } of clued) {
    const along = line.cells.map((cell) => variableOf[cell]!);
    if (clue.painted !== null) solver.post(sum(along, '=', clue.painted));
    if (clue.blocks !== null) solver.postAll(blocksOf(solver, along, clue.blocks));
  }
  return {
    solver,
    variables: decisions.map(({ atoms }) => atoms[0]!),
    board: (value) =>
      new Board(
        grid.rows,
        grid.columns,
        variableOf.map((variable) => puzzle.values(grid)[value(variable)]!.id),
      ),
  };
}
