import { nameOf } from '../../board/index.ts';
import { type Atom, type FormulaBuilder, not } from '../formula.ts';
import { type BosnianRoadGrid, freeAround, freeBeside } from './grid.ts';

/** The rules as lines over one variable a free cell: is it road? */
export function formula(grid: BosnianRoadGrid, builder: FormulaBuilder): void {
  const name = (cell: number): string => nameOf(cell, grid.columns);
  const road = grid.cells.map((kind, cell) => (kind === 'free' ? builder.decision(name(cell), [cell]) : -1));
  const at = (cells: readonly number[]): Atom[] => cells.map((cell) => road[cell]!);
  const free = grid.cells.flatMap((kind, cell) => (kind === 'free' ? [cell] : []));
  for (const [cell, kind] of grid.cells.entries()) {
    if (typeof kind !== 'number') continue;
    builder.rule(`${name(cell)} has ${kind} road cells around it`);
    builder.count(at(freeAround(grid, cell)), '=', kind);
  }
  for (const cell of free) {
    const beside = at(freeBeside(grid, cell));
    const here = road[cell]!;
    builder.rule(`if ${name(cell)} is road, two cells beside it are`);
    builder.sum([[2, not(here)], ...beside.map((atom) => [1, atom] as const)], '>=', 2);
    const most = beside.length - 2;
    if (most > 0)
      builder.sum([[most, not(here)], ...beside.map((atom) => [1, not(atom)] as const)], '>=', most);
  }
  for (let row = 0; row + 1 < grid.rows; row++) {
    for (let column = 0; column + 1 < grid.columns; column++) touch(grid, road, row, column, builder);
  }
  builder.rule('the road is one loop');
  const indexOf = new Map(free.map((cell, index) => [cell, index]));
  const edges = free.flatMap((cell, index) =>
    freeBeside(grid, cell)
      .filter((next) => next > cell)
      .map((next) => [index, indexOf.get(next)!] as const),
  );
  builder.loop(at(free), edges);
}

/** In the square of four cells that begins here the road neither meets itself at the corner nor fills it. */
function touch(
  grid: BosnianRoadGrid,
  road: readonly Atom[],
  row: number,
  column: number,
  builder: FormulaBuilder,
): void {
  const first = row * grid.columns + column;
  const square = [first, first + 1, first + grid.columns, first + grid.columns + 1] as const;
  const [a, b, c, d] = square.map((cell) => road[cell]!) as [Atom, Atom, Atom, Atom];
  builder.rule(`the road does not touch itself at ${nameOf(first, grid.columns)}`);
  const free = (...atoms: Atom[]): Atom[] => atoms.filter((atom) => atom >= 0);
  if (a >= 0 && d >= 0) builder.clause([not(a), not(d), ...free(b, c)]);
  if (b >= 0 && c >= 0) builder.clause([not(b), not(c), ...free(a, d)]);
  if (free(a, b, c, d).length === 4) builder.clause([a, b, c, d].map(not));
}
