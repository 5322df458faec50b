import { type Board, DOT, type Mark, type Scene } from '../../board/index.ts';
import { dotsNeeded, emphasisMarks, type Paint, placedRole } from '../kit/index.ts';
import type { Emphasis } from '../puzzle.ts';
import type { MosaicGrid } from './grid.ts';

/** Clues as given, on painted cells too; cells known to stay blank get a dot while others are open. */
export function scene(grid: MosaicGrid, board?: Board<Paint>, emphasis?: Emphasis): Scene {
  const { rows, columns } = grid;
  const roleOf = placedRole(emphasis, grid);
  const decided = grid.cells.map((_, cell) => board?.at(cell));
  const dots = board !== undefined && dotsNeeded(decided, 'blank');
  const values: Mark[] = [];
  const clues: Mark[] = [];
  for (const [cell, clue] of grid.cells.entries()) {
    const at = { row: Math.floor(cell / columns), column: cell % columns };
    const value = board?.at(cell);
    const role = roleOf(cell);
    if (value === 'paint') values.push({ kind: 'fill', ...at, role });
    if (value === 'blank' && (dots || role === 'deduced')) {
      values.push({ kind: 'glyph', ...at, glyph: DOT, role: role === 'deduced' ? role : 'faint' });
    }
    if (clue !== 'none') clues.push({ kind: 'text', ...at, text: `${clue}`, role: 'given' });
  }
  return { rows, columns, title: 'Mosaic', marks: [...values, ...emphasisMarks(emphasis, grid), ...clues] };
}
