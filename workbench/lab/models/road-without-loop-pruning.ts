import { Board, beside } from '../../../src/board/index.ts';
import { atLeast, clause, Solver } from '../../../src/engine/index.ts';
import type { LabBoard, Posed } from '../../../src/lab/index.ts';
import type { BosnianRoadGrid, Road } from '../../../src/puzzles/bosnian-road/index.ts';

/**
 * Our model with one part taken out: nothing prunes for the sake of one loop. A full board with several loops is
 * refused, and teaches that a closed loop has no road outside it.
 */
export function roadWithoutLoopPruning({ puzzle, grid }: LabBoard<BosnianRoadGrid, Road>): Posed<Road> {
  const solver = new Solver();
  const { decisions, definitions, rules, tryFirst } = puzzle.model(grid, solver);
  const variableOf = new Map(decisions.map(({ cells, atoms }) => [cells[0]!, atoms[0]!]));
  for (const { atoms } of decisions) solver.prefer(atoms[0]!, tryFirst);
  for (const definition of definitions) solver.post(definition);
  for (const rule of rules) {
    if (rule.kind === 'loop') continue;
    for (const constraint of rule.constraints) solver.post(constraint);
  }
  const variables = decisions.map(({ atoms }) => atoms[0]!);
  solver.post(atLeast(1, variables));

  const loop = rules.filter(({ kind }) => kind === 'loop');
  return {
    solver,
    variables,
    board: (value) => {
      const values = new Array<Road | undefined>(grid.rows * grid.columns).fill(undefined);
      for (const [cell, variable] of variableOf) values[cell] = puzzle.values(grid)[value(variable)]!.id;
      return new Board(grid.rows, grid.columns, values);
    },
    keepsRest: (board) => loop.every((rule) => rule.holds(board)),
    lessons: (board) => {
      const loops = loopsOf(grid, board);
      const open = (cells: readonly number[]) => cells.map((cell) => variableOf.get(cell)!.not());
      return loops.map((own, at) => {
        const elsewhere = loops[(at + 1) % loops.length]![0]!;
        return clause([...open(own), variableOf.get(elsewhere)!.not()]);
      });
    },
  };
}

/** The connected pieces of the road; on a full board that keeps the other rules each is a closed loop. */
function loopsOf(grid: BosnianRoadGrid, board: Board<Road>): number[][] {
  const seen = new Set<number>();
  const loops: number[][] = [];
  for (let start = 0; start < board.cells; start++) {
    if (board.at(start) !== 'road' || seen.has(start)) continue;
    const loop = new Set([start]);
    for (const cell of loop)
      for (const next of beside(grid, cell)) if (board.at(next) === 'road') loop.add(next);
    for (const cell of loop) seen.add(cell);
    loops.push([...loop]);
  }
  return loops;
}
