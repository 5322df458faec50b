import { type Board, CHEVRONS, type Mark, type Scene } from '../../board/index.ts';
import { emphasisMarks, placedRole } from '../kit/index.ts';
import type { Emphasis } from '../puzzle.ts';
import { type Digit, digitsTo, type FutoshikiGrid, signsOf, symbolOf } from './grid.ts';

/** Given digits and signs, digits filled in, and in open cells with something excluded what is still possible. */
export function scene(grid: FutoshikiGrid, board?: Board<Digit>, emphasis?: Emphasis): Scene {
  const { size } = grid;
  const shape = { rows: size, columns: size };
  const roleOf = placedRole(emphasis, shape);
  const symbols = digitsTo(size).map(symbolOf);
  const marks: Mark[] = emphasisMarks(emphasis, shape);
  const spot = (cell: number) => ({ row: Math.floor(cell / size), column: cell % size });
  for (const [cell, given] of grid.digits.entries()) {
    const value = given > 0 ? symbolOf(given) : board?.at(cell);
    if (value !== undefined) {
      marks.push({ kind: 'text', ...spot(cell), text: value, role: given > 0 ? 'given' : roleOf(cell) });
      continue;
    }
    const excluded = board?.excluded(cell) ?? [];
    if (excluded.length === 0) continue;
    const texts = symbols.map((symbol) => (excluded.includes(symbol) ? null : symbol));
    marks.push({ kind: 'candidates', ...spot(cell), texts });
  }
  for (const { less, cell, side } of signsOf(grid)) {
    const [first, second] = side === 'right' ? (['left', 'right'] as const) : (['up', 'down'] as const);
    const glyph = CHEVRONS[less === cell ? first : second];
    marks.push({ kind: 'glyph', ...spot(cell), on: side, glyph, role: 'given' });
  }
  return { ...shape, title: 'Futoshiki', marks };
}
