import { nameOf } from '../../board/index.ts';
import type { Atom, FormulaBuilder } from '../formula.ts';
import { sightLines } from '../kit/index.ts';
import { type AkariGrid, isWhite, whiteBeside } from './grid.ts';

/** Lines longer than this are summed up by a variable; the model has the same ones, under the same names. */
const SHORT = 16;

/** The rules as lines over one variable a white cell: is there a light? */
export function formula(grid: AkariGrid, builder: FormulaBuilder): void {
  const name = (cell: number): string => nameOf(cell, grid.columns);
  const lights = grid.cells.map((kind, cell) =>
    kind === 'white' ? builder.decision(name(cell), [cell]) : -1,
  );
  const at = (cells: readonly number[]): Atom[] => cells.map((cell) => lights[cell]!);
  for (const [cell, kind] of grid.cells.entries()) {
    if (typeof kind !== 'number') continue;
    builder.rule(`${name(cell)} has ${kind} lights beside it`);
    builder.count(at(whiteBeside(grid, cell)), '=', kind);
  }
  const { lines, acrossOf, downOf } = sightLines(grid.rows, grid.columns, (cell) => !isWhite(grid, cell));
  const shining = lines.map((line): Atom[] => {
    const ends = `${name(line[0]!)}-${name(line.at(-1)!)}`;
    if (line.length > 1) {
      builder.rule(`${ends} has at most one light`);
      builder.count(at(line), '<=', 1);
    }
    if (line.length <= SHORT) return at(line);
    builder.rule(`shine ${ends} says that a light stands there`);
    return [builder.some(`shine ${ends}`, at(line))];
  });
  for (const [cell, kind] of grid.cells.entries()) {
    if (kind !== 'white') continue;
    builder.rule(`${name(cell)} is lit`);
    builder.clause([...new Set([...shining[acrossOf[cell]!]!, ...shining[downOf[cell]!]!])]);
  }
}
