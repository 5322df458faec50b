import type { Board } from '../../board/index.ts';
import { type AkariGrid, akari, type Light } from '../../puzzles/akari/index.ts';

/** The picture of `printBoard`: three characters a cell, `*` a light, `#` a black cell. */
export function print(grid: AkariGrid, board?: Board<Light>): string {
  const { rows, columns } = grid;
  const rule = `${' ---'.repeat(columns)}\n`;
  const signOf = (cell: number): string =>
    akari.given(grid, cell) ?? (board?.at(cell) === 'light' ? '*' : ' ');
  const line = (row: number): string =>
    `${Array.from({ length: columns }, (_, column) => `| ${signOf(row * columns + column)} `).join('')}|\n`;
  return `\n${rule}${Array.from({ length: rows }, (_, row) => line(row) + rule).join('')}`;
}
