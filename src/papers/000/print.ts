import type { Board } from '../../board/index.ts';
import type { DualClueGrid } from '../../puzzles/dual-clue-cross-a-pix/index.ts';
import type { Paint } from '../../puzzles/kit/index.ts';

/** The picture of `print_puzzle`: walls between the cells, `*` for a painted one, and both numbers of each line. */
export function print(
  { rows, columns, regions, rowClues, columnClues }: DualClueGrid,
  board?: Board<Paint>,
): string {
  type Which = 'painted' | 'blocks';
  const widest = (clues: typeof rowClues, which: Which): number =>
    Math.max(...clues.map((clue) => String(clue[which] ?? 0).length));
  // Like the paper, every number has as many digits as the largest; blanks where it is not told.
  const digits = (number: number | null, width: number): string =>
    number === null ? ' '.repeat(width) : String(number).padStart(width, '0');
  const [painted, blocks] = [widest(rowClues, 'painted'), widest(rowClues, 'blocks')];
  const margin = ' '.repeat(painted + 1 + blocks);
  const above = (which: Which): string => {
    const width = widest(columnClues, which);
    const numbers = columnClues.map((clue) => digits(clue[which], width));
    return Array.from(
      { length: width },
      (_, at) => `${margin}${numbers.map((number) => ` ${number[at]}`).join('')}\n`,
    ).join('');
  };
  const border = `${margin}${'+-'.repeat(columns)}+\n`;
  const sign = (cell: number): string => (board?.at(cell) === 'paint' ? '*' : ' ');
  const line = (row: number): string => {
    const { painted: p, blocks: b } = rowClues[row]!;
    const cells = Array.from({ length: columns }, (_, column) => {
      const cell = row * columns + column;
      const wall = column + 1 === columns || regions[cell] !== regions[cell + 1];
      return `${sign(cell)}${wall ? '|' : ' '}`;
    });
    return `${digits(p, painted)}|${digits(b, blocks)}|${cells.join('')}\n`;
  };
  const below = (row: number): string => {
    if (row + 1 === rows) return border;
    const walls = Array.from({ length: columns }, (_, column) => {
      const cell = row * columns + column;
      return `+${regions[cell] === regions[cell + columns] ? ' ' : '-'}`;
    });
    return `${margin}${walls.join('')}+\n`;
  };
  const body = Array.from({ length: rows }, (_, row) => line(row) + below(row)).join('');
  return `${above('painted')}${margin}${' -'.repeat(columns)}\n${above('blocks')}${border}${body}\n`;
}
