import type { Below, PuzzleCases } from '../cases.ts';
import { countAround, list } from '../kit/sign-cases.ts';

/** Some of the clues of a random picture; the number says in how many cases of ten one stays. */
function clued(below: Below, rows: number, columns: number, keep: number): string[] {
  const share = 20 + below(60);
  const painted = list(rows, () => list(columns, () => below(100) < share));
  const on = (row: number, column: number): boolean => painted[row]?.[column] === true;
  const clue = (row: number, column: number): number =>
    countAround(8, row, column, on) + (on(row, column) ? 1 : 0);
  return list(rows, (row) =>
    list(columns, (column) => (below(10) < keep ? `${clue(row, column)}` : '.')).join(''),
  );
}

/** One row with another sign in one place. */
const withSign = (rows: readonly string[], row: number, column: number, sign: string): string[] =>
  rows.with(row, `${rows[row]!.slice(0, column)}${sign}${rows[row]!.slice(column + 1)}`);

export const cases: PuzzleCases = {
  tiny: (below, rows, columns) => {
    const bag = '.........012233445679';
    return { rows: list(rows, () => list(columns, () => bag[below(bag.length)]).join('')) };
  },
  solvable: (below, rows, columns) => ({ rows: clued(below, rows, columns, 5 + below(5)) }),
  random: (below) => {
    const rows = 1 + below(8);
    const columns = 1 + below(8);
    const drawn = clued(below, rows, columns, 3 + below(7));
    const disturbed = below(5) === 0;
    const row = below(rows);
    return { rows: disturbed ? withSign(drawn, row, below(columns), `${below(10)}`) : drawn };
  },
  malformed: [
    ['tatham-mosaic', '3x3:b36d4z', 1, 10, 'too many cells'],
    ['tatham-mosaic', '3x3:b36', 1, 8, 'ends after 4 of 9'],
    ['tatham-mosaic', '3x3h1:b3B6d4', 1, 9, "unexpected 'B'"],
    ['tatham-mosaic', '99999999999x3h1:d', 1, 1, 'at most'],
    ['tatham-mosaic', '10x10h0#123456', 1, 8, 'random seed'],
    ['text', 'mosaic\n.3\n.#\n', 3, 2, "unexpected '#'"],
    ['text', 'mosaic\n...\n.9\n', 3, 3, 'expected 3 cells in this row, got 2'],
    ['json', '{"puzzle": "mosaic", "rows": ["..", "1"]}', 1, 39, 'expected 2 cells in this row, got 1'],
  ],
};
