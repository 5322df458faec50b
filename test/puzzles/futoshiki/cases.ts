import { latinSquare } from '../../../src/puzzles/kit/index.ts';
import type { Below, BoardJson, PuzzleCases } from '../cases.ts';
import { list, shuffled } from '../kit/sign-cases.ts';

const SYMBOLS = '123456789ABCDEFGHIJKLMNOP';

/** Shares are in percent. */
interface Mix {
  readonly givens: number;
  readonly signs: number;
  /** How many of the clues are wrong, most likely. */
  readonly wrong: number;
}

/** A random square, of which some digits and signs are told. */
function board(below: Below, size: number, { givens, signs, wrong }: Mix): BoardJson {
  const shuffle = <T>(items: T[]): T[] => {
    const copy = [...items];
    for (const [at, from] of shuffled(below, items.length).entries()) items[at] = copy[from]!;
    return items;
  };
  const square = latinSquare(size, { shuffle });
  const happens = (percent: number): boolean => below(100) < percent;
  const digit = (cell: number): string => {
    if (!happens(givens)) return '.';
    return SYMBOLS[(happens(wrong) ? below(size) + 1 : square[cell]!) - 1]!;
  };
  const sign = (cell: number, next: number, less: string, more: string): string => {
    if (!happens(signs)) return '.';
    return square[cell]! < square[next]! === !happens(wrong) ? less : more;
  };
  const row = (at: number, width: number, draw: (cell: number) => string): string =>
    list(width, (column) => draw(at * size + column)).join('');
  return {
    rows: list(size, (at) => row(at, size, digit)),
    right: list(size, (at) => row(at, size - 1, (cell) => sign(cell, cell + 1, '<', '>'))),
    below: list(size - 1, (at) => row(at, size, (cell) => sign(cell, cell + size, '^', 'v'))),
  };
}

/** Gives digits away until few enough cells are open. */
function withFewOpen(below: Below, json: BoardJson, most: number): BoardJson {
  const rows = (json['rows'] as readonly string[]).map((row) => [...row]);
  const size = rows.length;
  const open = shuffled(below, size * size).filter(
    (cell) => rows[Math.floor(cell / size)]![cell % size] === '.',
  );
  for (const cell of open.slice(most)) rows[Math.floor(cell / size)]![cell % size] = SYMBOLS[below(size)]!;
  return { ...json, rows: rows.map((row) => row.join('')) };
}

/** By size: this many open cells can be filled in a few thousand ways at most. */
const MOST_OPEN: Readonly<Record<number, number>> = { 2: 4, 3: 7, 4: 5 };

export const cases: PuzzleCases = {
  tiny: (below, rows, columns) => {
    const size = Math.min(Math.max(rows, columns, 2), 4);
    const mix = { givens: size === 4 ? 70 : 10 + below(30), signs: 10 + below(40), wrong: below(3) * 5 };
    return withFewOpen(below, board(below, size, mix), MOST_OPEN[size]!);
  },
  solvable: (below, rows, columns) =>
    board(below, Math.min(rows, columns, 6), { givens: 10 + below(20), signs: 20 + below(40), wrong: 0 }),
  random: (below) => {
    const wrong = below(3) === 0 ? 8 : 0;
    return board(below, 2 + below(5), { givens: 5 + below(25), signs: 20 + below(50), wrong });
  },
  // Each cell brings as many atoms as the board has rows.
  sideLike: (side) => Math.max(3, Math.min(6, Math.round(0.6 * side))),
  malformed: [
    ['tatham-unequal', '4:0,0,0,0', 1, 10, 'ends after 4 of 16'],
    ['tatham-unequal', `3:${'0,'.repeat(10)}`, 1, 21, 'too many cells'],
    ['tatham-unequal', `3:0,4,${'0,'.repeat(7)}`, 1, 5, 'from 0 to 3'],
    ['tatham-unequal', `3:0,0U,${'0,'.repeat(7)}`, 1, 6, 'off the board'],
    ['tatham-unequal', `3:0R,0L,${'0,'.repeat(7)}`, 1, 7, 'the other is smaller'],
    ['tatham-unequal', `3:0,x,${'0,'.repeat(7)}`, 1, 5, "got 'x'"],
    ['tatham-unequal', '5ade:0,0,', 1, 2, 'Adjacent'],
    ['tatham-unequal', '5de#123456', 1, 4, 'number of a draw'],
    ['tatham-unequal', '1000000000:0,', 1, 1, 'at most 1000'],
    ['tatham-unequal', `26:${'0,'.repeat(676)}`, 1, 4, '2 to 25 rows'],
    ['text', 'futoshiki\n. < .\n', 2, 1, 'as many rows as columns'],
    ['text', 'futoshiki\n. .\n. 3\n', 3, 3, '1 to 2'],
    ['text', 'futoshiki\n. .\n. . .\n', 3, 5, 'as in the first row'],
    ['text', 'futoshiki\n< . .\n. .\n', 2, 1, "unexpected '<'"],
    ['text', 'futoshiki\n. . <\n. .\n', 2, 5, "after '<'"],
    ['text', 'futoshiki\n. .\n ^\n. .\n', 3, 2, 'right below a cell'],
    ['text', 'futoshiki\n^\n. .\n. .\n', 2, 1, 'before the first signs'],
    ['text', 'futoshiki\n. .\n^\nv\n. .\n', 4, 1, 'second line of signs'],
    ['text', 'futoshiki\n. .\n. .\n^\n', 4, 1, 'below the last row'],
    ['json', '{"puzzle": "futoshiki",\n"rows": ["..", ".."],\n"right": ["<"]}', 3, 10, 'list of 2'],
    ['json', '{"puzzle": "futoshiki",\n"rows": ["..", ".."],\n"right": ["<", "x"]}', 3, 17, "'x'"],
    ['json', '{"puzzle": "futoshiki",\n"rows": ["..", ".9"]}', 2, 18, '1 to 2'],
  ],
};
