import type { Board } from '../../board/index.ts';
import type { BosnianRoadGrid, Road } from '../../puzzles/bosnian-road/index.ts';

/** The picture of `showBoard`: dashes above each row, ▓ for the road, ⏹ for a blocked cell, a clue as its number. */
export function print(grid: BosnianRoadGrid, board?: Board<Road>): string {
  const { rows, columns, cells } = grid;
  const rule = `${'---'.repeat(columns)}\n`;
  const signOf = (cell: number): string => {
    const kind = cells[cell]!;
    if (kind === 'blocked') return '⏹';
    if (kind !== 'free') return String(kind);
    return board?.at(cell) === 'road' ? '▓' : ' ';
  };
  const line = (row: number): string =>
    `${Array.from({ length: columns }, (_, column) => ` | ${signOf(row * columns + column)}`).join('')} |\n`;
  return `\n${Array.from({ length: rows }, (_, row) => rule + line(row)).join('')}`;
}
