import type { Below, PuzzleCases } from '../cases.ts';

const list = <T>(length: number, entry: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => entry(index));

/** Some of the clues of the border of a random rectangle with bites; the number says how many of ten stay. */
function clued(below: Below, rows: number, columns: number, keep: number): string[] {
  const [top, left] = [below(rows), below(columns)];
  const [bottom, right] = [top + below(rows - top), left + below(columns - left)];
  const depth = list(columns, () => top + below(bottom - top + 1));
  const isInside = (row: number, column: number): boolean =>
    column >= left && column <= right && row >= (depth[column] ?? 0) && row <= bottom;
  return list(rows, (row) =>
    list(columns, (column) => {
      const beside = [
        [row - 1, column],
        [row + 1, column],
        [row, column - 1],
        [row, column + 1],
      ] as const;
      const lines = beside.filter(([r, c]) => isInside(r, c) !== isInside(row, column)).length;
      return below(10) < keep ? `${lines}` : '.';
    }).join(''),
  );
}

const withSign = (rows: readonly string[], row: number, column: number, sign: string): string[] =>
  rows.with(row, `${rows[row]!.slice(0, column)}${sign}${rows[row]!.slice(column + 1)}`);

export const cases: PuzzleCases = {
  // Seven edges for two cells, twelve for a square of four: all their fillings are tried.
  tiny: (below, rows, columns) => {
    const bag = '.......0112233';
    const [height, width] = rows + columns > 4 ? [2, 2] : [Math.min(rows, 2), Math.min(columns, 2)];
    return { rows: list(height, () => list(width, () => bag[below(bag.length)]).join('')) };
  },
  solvable: (below, rows, columns) => ({ rows: clued(below, rows, columns, 5 + below(5)) }),
  random: (below) => {
    const rows = 1 + below(8);
    const columns = 1 + below(8);
    const drawn = clued(below, rows, columns, 5 + below(6));
    const disturbed = below(5) === 0;
    const row = below(rows);
    return { rows: disturbed ? withSign(drawn, row, below(columns), `${below(4)}`) : drawn };
  },
  malformed: [
    ['tatham-loopy', '3x3t0:b33d4z', 1, 12, 'too many cells'],
    ['tatham-loopy', '3x3t0:b33', 1, 10, 'ends after 4 of 9'],
    ['tatham-loopy', '3x3t2:b33', 1, 4, 'expected a grid of squares'],
    ['tatham-loopy', '3x3t0:b3B6d4', 1, 9, "unexpected 'B'"],
    ['puzz-link-slitherlink', 'https://puzz.link/p?slither/2/2/01f', 1, 35, "unexpected 'f'"],
    ['puzz-link-slitherlink', 'slither/2/2/0', 1, 14, 'ends after 1 of 4'],
    ['text', 'slitherlink\n.3\n.5\n', 3, 2, 'expected a clue from 0 to 4, got 5'],
    ['json', '{"puzzle": "slitherlink", "rows": ["..", "1"]}', 1, 44, 'expected 2 cells in this row, got 1'],
  ],
  sideLike: (side) => Math.max(3, Math.round(side * 0.7)),
};
