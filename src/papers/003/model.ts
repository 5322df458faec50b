import { around, type Board, beside } from '../../board/index.ts';
import {
  and,
  type BoolVar,
  type Constraint,
  clause,
  exactly,
  type Formula,
  iff,
  implies,
  or,
  Solver,
  sum,
  xor,
} from '../../engine/index.ts';
import {
  type BosnianRoadGrid,
  bosnianRoad,
  paperModel,
  type Road,
} from '../../puzzles/bosnian-road/index.ts';
import type { PuzzleModel } from '../../puzzles/index.ts';
import { postedModel } from '../posted.ts';

/**
 * The model of paper 003: every cell of the board is a variable, clues and obstacles are 0; a road cell has two road
 * neighbours; the two rules of each 2x2 square; and reading rows, then columns, the road begins exactly once after a
 * clear line. (The paper also sums the diagonal neighbours of each cell and never uses the sums; so do we.) That the
 * road is one loop is looked at only when all cells have values, by the second program.
 */
export function roadOf003(grid: BosnianRoadGrid, solver: Solver): PuzzleModel<Road> {
  const { rows, columns, cells } = grid;
  const posted: Constraint[] = [];
  const road = cells.map(() => solver.bool());
  const outside = solver.bool('outside');
  posted.push(clause([outside.not()]));

  for (const [cell, kind] of cells.entries()) {
    if (kind === 'free') continue;
    posted.push(clause([road[cell]!.not()]));
    if (kind !== 'blocked')
      posted.push(
        sum(
          around(grid, cell).map((near) => road[near]!),
          '=',
          kind,
        ),
      );
  }
  for (const [cell, here] of road.entries()) {
    const sides = beside(grid, cell);
    const corners = around(grid, cell).filter((near) => !sides.includes(near));
    const besideCount = solver.int(0, 4);
    const cornerCount = solver.int(0, 4);
    posted.push(
      sum(
        sides.map((near) => road[near]!),
        '=',
        besideCount,
      ),
    );
    posted.push(
      sum(
        corners.map((near) => road[near]!),
        '=',
        cornerCount,
      ),
    );
    posted.push(or(and(here.yes, besideCount.eq(2)), here.not()));
    const hasRight = (cell + 1) % columns !== 0;
    const hasBelow = cell + columns < rows * columns;
    const right = hasRight ? road[cell + 1]! : outside;
    const below = hasBelow ? road[cell + columns]! : outside;
    const across = hasRight && hasBelow ? road[cell + columns + 1]! : outside;
    posted.push(implies(and(here.yes, across.yes), xor(right.yes, below.yes)));
    posted.push(implies(and(here.not(), across.not()), or(right.not(), below.not())));
  }
  const rowsOfCells = Array.from({ length: rows }, (_, row) =>
    road.slice(row * columns, (row + 1) * columns),
  );
  const columnsOfCells = Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (_, row) => road[row * columns + column]!),
  );
  for (const lines of [rowsOfCells, columnsOfCells]) posted.push(...beginsOnce(solver, lines));

  const decisions = road.flatMap((here, cell) =>
    cells[cell] === 'free' ? [{ cells: [cell], atoms: [here] }] : [],
  );
  return postedModel({ model: paperModel }, grid, decisions, posted);
}

/** Among these lines there is exactly one that has road after a line, or the edge, that has none. */
function beginsOnce(solver: Solver, lines: readonly (readonly BoolVar[])[]): Constraint[] {
  const posted: Constraint[] = [];
  let before: Formula | undefined;
  const begins = lines.map((line) => {
    const count = solver.int(0, line.length);
    posted.push(sum(line, '=', count));
    const begin = solver.bool();
    posted.push(iff(begin, before ? and(count.ge(1), before) : and(count.ge(1))));
    before = count.eq(0);
    return begin;
  });
  return [...posted, exactly(1, begins)];
}

/** What `uniqueRoad` tests: from the first road cell, step by step, every road cell is reached. */
export const isOneLoop = (grid: BosnianRoadGrid, board: Board<Road>): boolean =>
  bosnianRoad
    .model(grid, new Solver())
    .rules.filter(({ kind }) => kind === 'loop')
    .every((rule) => rule.holds(board));
