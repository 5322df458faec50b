import { Board, beside } from '../../../src/board/index.ts';
import { type BoolVar, Solver, sum } from '../../../src/engine/index.ts';
import type { LabBoard, Posed } from '../../../src/lab/index.ts';
import type { AkariGrid, Light } from '../../../src/puzzles/akari/index.ts';

/**
 * The model of paper 002: for every white cell anew, the cell, its row and its column hold at most one light each, and
 * row and column together at least one; for every number a sum. Nothing is shared between the cells of one line.
 */
export function lightsOf002({ puzzle, grid }: LabBoard<AkariGrid, Light>): Posed<Light> {
  const solver = new Solver();
  const { rows, columns, cells } = grid;
  const lights = cells.map((kind) => (kind === 'white' ? solver.bool() : undefined));
  const walk = (from: number, step: number, stops: (cell: number) => boolean): BoolVar[] => {
    const seen: BoolVar[] = [];
    for (let cell = from; !stops(cell); ) {
      cell += step;
      const light = lights[cell];
      if (!light) break;
      seen.push(light);
    }
    return seen;
  };
  const last = rows * columns - columns;
  for (const [cell, light] of lights.entries()) {
    if (!light) continue;
    const column = (at: number) => at % columns;
    const row = [
      light,
      ...walk(cell, -1, (at) => column(at) === 0),
      ...walk(cell, 1, (at) => column(at) === columns - 1),
    ];
    const file = [
      light,
      ...walk(cell, -columns, (at) => at < columns),
      ...walk(cell, columns, (at) => at >= last),
    ];
    solver.post(sum([light], '<=', 1));
    solver.post(sum(row, '<=', 1));
    solver.post(sum(file, '<=', 1));
    solver.post(sum([...row, ...file], '>=', 1));
  }
  for (const [cell, kind] of cells.entries()) {
    if (typeof kind !== 'number') continue;
    const near = beside(grid, cell)
      .map((at) => lights[at])
      .filter((light) => light !== undefined);
    solver.post(sum(near, '=', kind));
  }
  return {
    solver,
    variables: lights.filter((light) => light !== undefined),
    board: (value) =>
      new Board(
        rows,
        columns,
        lights.map((light) => light && puzzle.values(grid)[value(light)]!.id),
      ),
  };
}
