import { beside } from '../../board/index.ts';
import { type BoolVar, type Constraint, type Solver, sum } from '../../engine/index.ts';
import { type AkariGrid, akari, type Light } from '../../puzzles/akari/index.ts';
import type { PuzzleModel } from '../../puzzles/index.ts';
import { postedModel } from '../posted.ts';

/**
 * The model of paper 002: for every white cell anew, the cell, its row and its column hold at most one light each, and
 * row and column together at least one; for every number a sum. Nothing is shared between the cells of one line.
 */
export function lightsOf002(grid: AkariGrid, solver: Solver): PuzzleModel<Light> {
  const posted: Constraint[] = [];
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
    posted.push(sum([light], '<=', 1));
    posted.push(sum(row, '<=', 1));
    posted.push(sum(file, '<=', 1));
    posted.push(sum([...row, ...file], '>=', 1));
  }
  for (const [cell, kind] of cells.entries()) {
    if (typeof kind !== 'number') continue;
    const near = beside(grid, cell)
      .map((at) => lights[at])
      .filter((light) => light !== undefined);
    posted.push(sum(near, '=', kind));
  }
  const decisions = lights.flatMap((light, cell) => (light ? [{ cells: [cell], atoms: [light] }] : []));
  return postedModel(akari, grid, decisions, posted);
}
