import { type Board, DOT, disc, type Glyph, type Mark, type Scene } from '../../board/index.ts';
import { dotsNeeded, emphasisMarks, placedRole, sightLines } from '../kit/index.ts';
import type { Emphasis } from '../puzzle.ts';
import { type AkariGrid, isWhite, type Light } from './grid.ts';

/** A lamp with eight short rays. */
export const LIGHT: Glyph = {
  name: 'light',
  ascii: '*',
  unicode: '●',
  outline: disc(9.5),
  strokes:
    'M32.5 20h3.5M28.8 28.8l2.5 2.5M20 32.5v3.5M11.2 28.8l-2.5 2.5M7.5 20h-3.5M11.2 11.2l-2.5-2.5M20 7.5v-3.5M28.8 11.2l2.5-2.5',
  drawn: 'rimmed',
  tone: 'gold',
};

/** Black cells and clues as given, lights as placed, and the cells they shine on in a faint fill. */
export function scene(grid: AkariGrid, board?: Board<Light>, emphasis?: Emphasis): Scene {
  const roleOf = placedRole(emphasis, grid);
  const shone = board ? litCells(grid, board) : undefined;
  const values = grid.cells.flatMap((kind, cell) => (kind === 'white' ? [board?.at(cell)] : []));
  const dotted = dotsNeeded(values, 'dark');
  const fills: Mark[] = [];
  const signs: Mark[] = [];
  for (const [cell, kind] of grid.cells.entries()) {
    const at = { row: Math.floor(cell / grid.columns), column: cell % grid.columns };
    if (kind !== 'white') {
      fills.push({ kind: 'fill', ...at, role: 'given' });
      if (kind !== 'black') signs.push({ kind: 'text', ...at, text: `${kind}`, role: 'given' });
      continue;
    }
    if (shone?.[cell]) fills.push({ kind: 'fill', ...at, role: 'faint' });
    const value = board?.at(cell);
    if (value === 'light') signs.push({ kind: 'glyph', ...at, glyph: LIGHT, role: roleOf(cell) });
    else if (value === 'dark' && dotted) {
      const role = roleOf(cell) === 'deduced' ? 'deduced' : 'faint';
      signs.push({ kind: 'glyph', ...at, glyph: DOT, role });
    }
  }
  const marks = [...fills, ...emphasisMarks(emphasis, grid), ...signs];
  return { rows: grid.rows, columns: grid.columns, title: 'Akari', marks };
}

/** One for each cell that some light stands on or sees. */
export function litCells(grid: AkariGrid, board: Board<Light>): Uint8Array {
  const lit = new Uint8Array(grid.cells.length);
  const { lines } = sightLines(grid.rows, grid.columns, (cell) => !isWhite(grid, cell));
  for (const line of lines) {
    if (line.some((cell) => board.at(cell) === 'light')) for (const cell of line) lit[cell] = 1;
  }
  return lit;
}
