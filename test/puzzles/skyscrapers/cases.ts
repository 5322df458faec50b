import { latinSquare } from '../../../src/puzzles/kit/index.ts';
import type { Below, BoardJson, PuzzleCases } from '../cases.ts';
import { list, shuffled } from '../kit/sign-cases.ts';

const SYMBOLS = '123456789ABCDEFGHIJKLMNOP';

/** Shares are in percent. */
interface Mix {
  readonly givens: number;
  readonly clues: number;
  /** How many of the numbers are wrong, most likely. */
  readonly wrong: number;
}

/** How many are higher than all before them. */
const seen = (heights: readonly number[]): number =>
  heights.filter((height, at) => heights.slice(0, at).every((other) => other < height)).length;

/** A random square, of which some heights and clues are told, with the clues around it. */
function board(below: Below, size: number, { givens, clues, wrong }: Mix): BoardJson {
  const shuffle = <T>(items: T[]): T[] => {
    const copy = [...items];
    for (const [at, from] of shuffled(below, items.length).entries()) items[at] = copy[from]!;
    return items;
  };
  const square = latinSquare(size, { shuffle });
  const happens = (percent: number): boolean => below(100) < percent;
  const told = (percent: number, number: number): string => {
    if (!happens(percent)) return '.';
    return SYMBOLS[(happens(wrong) ? below(size) + 1 : number) - 1]!;
  };
  const row = (at: number): number[] => square.slice(at * size, (at + 1) * size);
  const column = (at: number): number[] => list(size, (r) => square[r * size + at]!);
  const clue = (heights: readonly number[]): string => told(clues, seen(heights));
  return {
    rows: [
      `+${list(size, (at) => clue(column(at))).join('')}+`,
      ...list(size, (at) => {
        const inside = row(at).map((height) => told(givens, height));
        return clue(row(at)) + inside.join('') + clue(row(at).reverse());
      }),
      `+${list(size, (at) => clue(column(at).reverse())).join('')}+`,
    ],
  };
}

/** Gives heights away until few enough cells are open. */
function withFewOpen(below: Below, json: BoardJson, most: number): BoardJson {
  const rows = (json['rows'] as readonly string[]).map((row) => [...row]);
  const size = rows.length - 2;
  const open = shuffled(below, size * size)
    .map((cell) => [1 + Math.floor(cell / size), 1 + (cell % size)] as const)
    .filter(([row, column]) => rows[row]![column] === '.');
  for (const [row, column] of open.slice(most)) rows[row]![column] = SYMBOLS[below(size)]!;
  return { rows: rows.map((row) => row.join('')) };
}

/** By size: this many open cells can be filled in a few thousand ways at most. */
const MOST_OPEN: Readonly<Record<number, number>> = { 2: 4, 3: 7, 4: 5 };

export const cases: PuzzleCases = {
  tiny: (below, rows, columns) => {
    const size = Math.min(Math.max(rows, columns, 2), 4);
    const mix = { givens: below(40), clues: below(90), wrong: 8 };
    return withFewOpen(below, board(below, size, mix), MOST_OPEN[size]!);
  },
  solvable: (below, rows, columns) =>
    board(below, Math.min(Math.max(rows, columns, 2), 9), {
      givens: below(30),
      clues: 20 + below(80),
      wrong: 0,
    }),
  random: (below) =>
    board(below, 2 + below(5), { givens: below(30), clues: 30 + below(70), wrong: below(3) === 0 ? 6 : 0 }),
  malformed: [
    ['text', 'skyscrapers\n+..+\n....\n....\n+..\n', 5, 4, 'expected 4 cells in this row'],
    ['text', 'skyscrapers\n+..+\n....\n....\n+...\n', 5, 4, 'expected + at a corner'],
    ['text', 'skyscrapers\n+..+\n.+..\n....\n+..+\n', 3, 2, 'expected a cell or a clue'],
    ['text', 'skyscrapers\n+..+\n....\n...3\n+..+\n', 4, 4, '1 to 2'],
    ['text', 'skyscrapers\n+..+\n.3..\n....\n+..+\n', 3, 2, '1 to 2'],
    ['text', 'skyscrapers\n+...+\n.....\n.....\n+...+\n', 3, 2, 'as many rows as columns'],
    ['text', 'skyscrapers\n++\n++\n', 2, 1, 'expected a board of 2 to 25 rows'],
    ['json', '{"puzzle": "skyscrapers",\n"rows": ["+..+", ".x..", "....", "+..+"]}', 2, 20, "'x'"],
    ['tatham-towers', '4:1/2', 1, 6, 'ends after 2 of 16 clues'],
    ['tatham-towers', '3:1/2/3/4/////////', 1, 9, '1 to 3'],
    ['tatham-towers', '3:////////////,4', 1, 16, '1 to 3'],
    ['puzz-link-skyscrapers', 'skyscrapers/3/4/l', 1, 15, 'as many rows as columns'],
    ['puzz-link-skyscrapers', 'skyscrapers/3/3/A', 1, 17, "unexpected 'A'"],
  ],
  sideLike: (side) => Math.max(3, Math.min(6, Math.round(0.6 * side))),
};
