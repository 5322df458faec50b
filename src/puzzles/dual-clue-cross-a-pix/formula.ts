import { placeName } from '../../board/index.ts';
import type { FormulaBuilder } from '../formula.ts';
import { boardLines } from '../kit/board-lines.ts';
import { regionAtoms } from '../kit/region-formula.ts';
import type { DualClueGrid } from './grid.ts';

/** The rules as lines over one variable a region: is it painted? */
export function formula(grid: DualClueGrid, builder: FormulaBuilder): void {
  const painting = regionAtoms(grid, builder);
  const { rows, columns } = boardLines(grid.rows, grid.columns);
  const clues = [...grid.rowClues, ...grid.columnClues];
  for (const [index, { place, cells }] of [...rows, ...columns].entries()) {
    const { painted, blocks } = clues[index]!;
    const atoms = cells.map((cell) => painting[cell]!);
    if (painted !== null) {
      builder.rule(`${placeName(place)} has ${painted} painted cells`);
      builder.count(atoms, '=', painted);
    }
    if (blocks !== null) {
      const cellsToo = painted === null ? '' : ` of ${painted} painted cells`;
      builder.rule(`${placeName(place)} has ${blocks} blocks${cellsToo}`);
      builder.runs(atoms, blocks, painted);
    }
  }
}
