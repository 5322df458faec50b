import type { Board } from '../../board/index.ts';
import { type CrazyPavement, crazyPavement } from '../../puzzles/crazy-pavement/index.ts';
import type { Paint } from '../../puzzles/kit/index.ts';
import { boards } from './boards.ts';

/**
 * The numbers of the regions in the listing, in the order in which a reader meets them, for the paper's own boards.
 * On other boards regions are numbered in that order.
 */
const NUMBERS: Readonly<Record<string, readonly number[]>> = {
  '1': [1, 2, 3, 7, 8, 4, 5, 9, 6, 11, 10],
  '2': [1, 2, 3, 4, 6, 8, 9, 5, 7, 10, 14, 16, 11, 12, 13, 15, 17, 20, 22, 24, 19, 23, 18, 21, 25],
  '3': [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 10, 13, 14, 15, 16, 11, 17, 18, 19, 20, 25, 24, 38, 21, 27, 26, 22, 23, 30,
    28, 29, 39, 31, 32, 40, 36, 37, 34, 35, 42, 33, 41,
  ],
};

/** The number of each region as `translate` writes it. */
function numbersOf(grid: CrazyPavement): (region: number) => string {
  const own = boards.find(({ text }) => {
    const parsed = crazyPavement.parse(text);
    return parsed.ok && parsed.grid.regions.join() === grid.regions.join();
  });
  const numbers = own && NUMBERS[own.name];
  return (region) => String(numbers?.[region] ?? region + 1).padStart(2, '0');
}

/** The pictures of `show_initial_board`, regions by number, and of `show_final_board`, 1 for a painted cell. */
export function print(grid: CrazyPavement, board?: Board<Paint>): string {
  const { rows, columns, regions, rowClues, columnClues } = grid;
  const numberOf = numbersOf(grid);
  const sign = (cell: number): string =>
    board ? (board.at(cell) === 'paint' ? '1' : '0') : numberOf(regions[cell]!);
  const wide = board ? 4 : 5;
  const above = columnClues
    .map((clue) => (clue === null ? ' '.repeat(wide) : `${clue}${' '.repeat(wide - 1)}`))
    .join('');
  const line = (row: number): string => {
    const clue = rowClues[row] ?? null;
    const left = clue === null ? '  | ' : clue >= 10 ? `${clue}| ` : `${clue} | `;
    const cells = Array.from({ length: columns }, (_, column) => `${sign(row * columns + column)} | `);
    return `${left}${cells.join('')}\n`;
  };
  return `    ${above}\n${Array.from({ length: rows }, (_, row) => line(row)).join('')}\n`;
}
