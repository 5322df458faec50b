import { nameOf } from '../../board/index.ts';
import type { FormulaBuilder } from '../formula.ts';
import { type MosaicGrid, squareOf } from './grid.ts';

/** The rules as sums over one variable a cell: is it painted? */
export function formula(grid: MosaicGrid, builder: FormulaBuilder): void {
  const name = (cell: number): string => nameOf(cell, grid.columns);
  const painted = grid.cells.map((_, cell) => builder.decision(name(cell), [cell]));
  for (const [cell, clue] of grid.cells.entries()) {
    if (clue === 'none') continue;
    builder.rule(`${name(cell)} has ${clue} painted cells at and around it`);
    builder.count(
      squareOf(grid, cell).map((counted) => painted[counted]!),
      '=',
      clue,
    );
  }
}
