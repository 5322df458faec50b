import { around, Board } from '../../board/index.ts';
import { clause, Solver } from '../../engine/index.ts';
import type { Chance, SketchWish } from '../setter.ts';
import type { BosnianRoadCell, BosnianRoadGrid, Road } from './grid.ts';
import { Ground } from './ground.ts';
import { rules } from './rules.ts';

/** What one throw of the dice may cost before another is made. */
const CONFLICTS = 2000;
/** Throws before fewer clues are asked for: on a small board there may not be room for all. */
const THROWS = 50;

/**
 * A random board as the paper makes them: random cells must be road, random others must be clues of more than zero,
 * and any filling that keeps all rules but that of the single loop gives the numbers. So its road may be several.
 */
export function paperBoard(
  { rows, columns }: SketchWish,
  chance: Chance,
): { readonly grid: BosnianRoadGrid; readonly solution?: Board<Road> } {
  const side = Math.max(rows, columns);
  const fewest = Math.floor(side / 2);
  for (let clues = Math.floor((rows * columns) / 7); ; clues = Math.floor(clues / 2)) {
    for (let thrown = 0; thrown < THROWS; thrown++) {
      const found = filled(rows, columns, fewest + chance.below(2 * side - fewest), clues, chance);
      if (found) return found;
    }
    if (clues === 0) return { grid: { rows, columns, cells: new Array(rows * columns).fill('free') } };
  }
}

function filled(
  rows: number,
  columns: number,
  roads: number,
  clues: number,
  chance: Chance,
): { readonly grid: BosnianRoadGrid; readonly solution: Board<Road> } | undefined {
  const shape = { rows, columns };
  const solver = new Solver();
  const cells = rows * columns;
  const ground = new Ground({ ...shape, cells: new Array<BosnianRoadCell>(cells).fill('free') }, solver);
  for (const { kind, constraints } of rules(ground)) {
    if (kind !== 'loop') for (const constraint of constraints) solver.post(constraint);
  }
  for (let left = roads; left > 0; left--) solver.post(clause([ground.road(chance.below(cells))]));
  const chosen = new Set<number>();
  for (let left = clues; left > 0; left--) {
    const cell = chance.below(cells);
    chosen.add(cell);
    solver.post(clause([ground.road(cell).not()]));
    solver.post(clause(ground.roads(around(shape, cell))));
  }
  const outcome = solver.solve({ conflictLimit: CONFLICTS });
  if (outcome.status !== 'sat') return undefined;
  const isRoad = (cell: number): boolean => outcome.value(ground.road(cell)) === 1;
  const countAround = (cell: number) => around(shape, cell).filter(isRoad).length as BosnianRoadCell;
  return {
    grid: {
      ...shape,
      cells: Array.from({ length: cells }, (_, cell) => (chosen.has(cell) ? countAround(cell) : 'free')),
    },
    solution: new Board(
      rows,
      columns,
      Array.from({ length: cells }, (_, cell): Road => (isRoad(cell) ? 'road' : 'empty')),
    ),
  };
}
