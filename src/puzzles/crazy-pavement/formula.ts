import { placeName } from '../../board/index.ts';
import type { FormulaBuilder } from '../formula.ts';
import { boardLines } from '../kit/board-lines.ts';
import { regionAtoms } from '../kit/region-formula.ts';
import type { CrazyPavement } from './grid.ts';

/** The rules as lines over one variable a region: is it painted? */
export function formula(grid: CrazyPavement, builder: FormulaBuilder): void {
  const painted = regionAtoms(grid, builder);
  const { rows, columns } = boardLines(grid.rows, grid.columns);
  const clues = [...grid.rowClues, ...grid.columnClues];
  for (const [index, { place, cells }] of [...rows, ...columns].entries()) {
    const clue = clues[index]!;
    if (clue === null) continue;
    builder.rule(`${placeName(place)} has ${clue} painted cells`);
    builder.count(
      cells.map((cell) => painted[cell]!),
      '=',
      clue,
    );
  }
}
