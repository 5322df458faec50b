/** Test boards of puzzles that are written in rows of signs, one sign a cell. */
import type { Below, BoardJson, PuzzleCases } from '../cases.ts';

export const list = <T>(length: number, entry: (index: number) => T): T[] =>
  Array.from({ length }, (_, at) => entry(at));

/** The numbers from 0, in random order. */
export function shuffled(below: Below, length: number): number[] {
  const numbers = list(length, (at) => at);
  for (let at = length - 1; at > 0; at--) {
    const other = below(at + 1);
    [numbers[at], numbers[other]] = [numbers[other]!, numbers[at]!];
  }
  return numbers;
}

/** Rows and columns of a random board up to 8 by 8. */
export const sizeUpTo8 = (below: Below, least: number): [rows: number, columns: number] => [
  least + below(9 - least),
  least + below(9 - least),
];

/** Each cell drawn from a bag of signs. */
export const fromBag =
  (bag: string): PuzzleCases['tiny'] =>
  (below, rows, columns) => ({
    rows: list(rows, () => list(columns, () => bag[below(bag.length)]).join('')),
  });

/** Steps to the neighbours of a cell; those that share a side come first. */
export const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/** How many of the neighbours, 4 or 8 of them, are on. */
export const countAround = (
  neighbours: 4 | 8,
  row: number,
  column: number,
  on: (row: number, column: number) => boolean,
): number => STEPS.slice(0, neighbours).filter(([down, right]) => on(row + down, column + right)).length;

/** Draws cells by chance, takes a solution, and writes its counts into some of the cells. */
export const counted =
  (
    neighbours: 4 | 8,
    blank: (below: Below) => string,
    clueAt: (below: Below, sign: string, on: boolean) => boolean,
  ): PuzzleCases['solvable'] =>
  (below, rows, columns, solve) => {
    const drawn = list(rows, () => list(columns, () => blank(below)));
    const solution = solve({ rows: drawn.map((row) => row.join('')) }, 1 + below(1 << 20));
    if (!solution) return undefined;
    const on = (row: number, column: number): boolean =>
      row >= 0 && row < rows && column >= 0 && column < columns && solution[row * columns + column] === 1;
    return {
      rows: drawn.map((signs, row) =>
        signs
          .map((sign, column) =>
            clueAt(below, sign, on(row, column)) ? countAround(neighbours, row, column, on) : sign,
          )
          .join(''),
      ),
    };
  };

/** Every board with one of these signs replaced by what is left without a clue. */
export const withOneSignLess =
  (clue: RegExp, left: string): NonNullable<PuzzleCases['withOneClueLess']> =>
  (json: BoardJson) => {
    const rows = json['rows'] as readonly string[];
    return rows.flatMap((row, at) =>
      [...row.matchAll(clue)].map(({ index }) => ({
        ...json,
        rows: rows.with(at, `${row.slice(0, index)}${left}${row.slice(index + 1)}`),
      })),
    );
  };
