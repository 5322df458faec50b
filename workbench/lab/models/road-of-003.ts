import { around, Board, beside } from '../../../src/board/index.ts';
import {
  and,
  type BoolVar,
  clause,
  exactly,
  type Formula,
  implies,
  or,
  Solver,
  sum,
  xor,
} from '../../../src/engine/index.ts';
import type { LabBoard, Posed } from '../../../src/lab/index.ts';
import type { BosnianRoadGrid, Road } from '../../../src/puzzles/bosnian-road/index.ts';

/**
 * The model of paper 003: every cell of the board is a variable, clues and obstacles are 0; a road cell has two road
 * neighbours; the two rules of each 2x2 square; and reading rows, then columns, the road begins exactly once after a
 * clear line. (The paper also sums the diagonal neighbours of each cell and never uses the sums; so do we.) That the
 * road is one loop is looked at only when all cells have values.
 */
export function roadOf003(asked: LabBoard<BosnianRoadGrid, Road>): Posed<Road> {
  const { puzzle, grid } = asked;
  const { rows, columns, cells } = grid;
  const solver = new Solver();
  const road = cells.map(() => solver.bool());
  const outside = solver.bool('outside');
  solver.post(clause([outside.not()]));

  for (const [cell, kind] of cells.entries()) {
    if (kind === 'free') continue;
    solver.post(clause([road[cell]!.not()]));
    if (kind !== 'blocked')
      solver.post(
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
    solver.post(
      sum(
        sides.map((near) => road[near]!),
        '=',
        besideCount,
      ),
    );
    solver.post(
      sum(
        corners.map((near) => road[near]!),
        '=',
        cornerCount,
      ),
    );
    solver.post(or(and(here.yes, besideCount.eq(2)), here.not()));
    const hasRight = (cell + 1) % columns !== 0;
    const hasBelow = cell + columns < rows * columns;
    const right = hasRight ? road[cell + 1]! : outside;
    const below = hasBelow ? road[cell + columns]! : outside;
    const across = hasRight && hasBelow ? road[cell + columns + 1]! : outside;
    solver.post(implies(and(here.yes, across.yes), xor(right.yes, below.yes)));
    solver.post(implies(and(here.not(), across.not()), or(right.not(), below.not())));
  }
  const rowsOfCells = Array.from({ length: rows }, (_, row) =>
    road.slice(row * columns, (row + 1) * columns),
  );
  const columnsOfCells = Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (_, row) => road[row * columns + column]!),
  );
  for (const lines of [rowsOfCells, columnsOfCells]) beginsOnce(solver, lines);

  const loop = puzzle.model(grid, new Solver()).rules.filter(({ kind }) => kind === 'loop');
  return {
    solver,
    variables: road,
    board: (value) =>
      new Board(
        rows,
        columns,
        road.map((here, cell) => (cells[cell] === 'free' ? puzzle.values(grid)[value(here)]!.id : undefined)),
      ),
    keepsRest: (board) => loop.every((rule) => rule.holds(board)),
  };
}

/** Among these lines there is exactly one that has road after a line, or the edge, that has none. */
function beginsOnce(solver: Solver, lines: readonly (readonly BoolVar[])[]): void {
  let before: Formula | undefined;
  const begins = lines.map((line) => {
    const count = solver.int(0, line.length);
    solver.post(sum(line, '=', count));
    const literal = before ? solver.reify(and(count.ge(1), before)) : solver.reify(and(count.ge(1)));
    before = count.eq(0);
    return literal;
  });
  solver.post(exactly(1, begins));
}
