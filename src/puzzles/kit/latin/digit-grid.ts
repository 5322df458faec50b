import type { Wording } from '../../../board/index.ts';
import type { Position } from '../../puzzle.ts';
import {
  type DecidedSites,
  decideCells,
  different,
  type StatedRule,
  type Stating,
} from '../../relations/index.ts';
import { boardLines } from '../lines/board-lines.ts';
import type { ProblemList } from '../text/problem-list.ts';
import { type Digit, digitOf, digitsTo, LARGEST, OPEN, SMALLEST, symbolOf } from './digits.ts';
import type { latinLine } from './latin-line.ts';

/** A square with some digits given. Cells are numbered row by row from zero. */
export interface DigitGrid {
  readonly size: number;
  /** By cell: its given digit; 0 where it is to be found. */
  readonly digits: readonly number[];
}

/** The given digit of a cell, as it is written. */
export const givenDigit = ({ digits }: DigitGrid, cell: number): Digit | undefined =>
  digits[cell] ? symbolOf(digits[cell]) : undefined;

/** The cells that are not given have a digit each. */
export const digitSites = (grid: DigitGrid): DecidedSites<Digit> =>
  decideCells({ rows: grid.size, columns: grid.size }, digitsTo(grid.size).map(symbolOf), (cell) =>
    givenDigit(grid, cell),
  );

/** Every row and every column holds each digit once, as the puzzle says it. */
export function latinLines(
  { size }: DigitGrid,
  state: Stating<Digit>,
  line: ReturnType<typeof latinLine>,
): StatedRule<Digit>[] {
  const { rows, columns } = boardLines(size, size);
  return [...rows, ...columns].map(({ place, cells }) => state.rule(line, place, different(cells)));
}

/** The rows of a square as they are written. */
export const digitRows = ({ size, digits }: DigitGrid): string[] =>
  Array.from({ length: size }, (_, row) =>
    digits
      .slice(row * size, (row + 1) * size)
      .map((digit) => (digit === 0 ? OPEN : symbolOf(digit)))
      .join(''),
  );

/** Why there is no square with these sides; undefined if there is one. */
export function problemWithSides(rows: number, columns: number): Wording | undefined {
  if (rows !== columns) {
    return {
      en: `expected as many rows as columns, got ${rows} rows of ${columns}`,
      pt: `esperavam-se tantas linhas como colunas, vieram ${rows} linhas de ${columns}`,
    };
  }
  if (rows >= SMALLEST && rows <= LARGEST) return undefined;
  return {
    en: `expected a board of ${SMALLEST} to ${LARGEST} rows, got ${rows}`,
    pt: `esperava-se um tabuleiro de ${SMALLEST} a ${LARGEST} linhas, vieram ${rows}`,
  };
}

/** Why a digit cannot stand on a board of this size. */
export const tooLarge = (digit: number, size: number): Wording => ({
  en: `expected a digit from 1 to ${symbolOf(size)} on a board of this size, got ${symbolOf(digit)}`,
  pt: `esperava-se um algarismo de 1 a ${symbolOf(size)} num tabuleiro deste tamanho, veio ${symbolOf(digit)}`,
});

/** The digits of checked rows; a problem for each one that the board is too small for. */
export function digitsOfRows(
  rows: readonly string[],
  at: (row: number, column: number) => Position,
  problems: ProblemList,
): number[] {
  const size = rows.length;
  const sides = problemWithSides(size, rows[0]?.length ?? 0);
  if (sides) {
    problems.add(at(0, 0), sides);
    return [];
  }
  return rows.flatMap((row, r) =>
    Array.from(row, (symbol, column) => {
      const digit = digitOf(symbol);
      if (digit > size) problems.add(at(r, column), tooLarge(digit, size));
      return digit;
    }),
  );
}

/** Adds a note for each digit that is given twice in a line. */
export function noteRepeated(
  { size, digits }: DigitGrid,
  at: (row: number, column: number) => Position,
  notes: ProblemList,
): void {
  for (let cell = 0; cell < digits.length; cell++) {
    const digit = digits[cell]!;
    if (digit === 0) continue;
    const before = (step: number, count: number): boolean =>
      Array.from({ length: count }, (_, back) => digits[cell - step * (back + 1)]).includes(digit);
    const [row, column, said] = [Math.floor(cell / size), cell % size, symbolOf(digit)];
    if (before(1, column)) {
      notes.add(at(row, column), {
        en: `${said} is given twice in this row: no solution`,
        pt: `${said} está duas vezes nesta linha: não há solução`,
      });
    }
    if (before(size, row)) {
      notes.add(at(row, column), {
        en: `${said} is given twice in this column: no solution`,
        pt: `${said} está duas vezes nesta coluna: não há solução`,
      });
    }
  }
}
