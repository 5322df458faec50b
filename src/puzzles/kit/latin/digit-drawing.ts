import type { Board, Wording } from '../../../board/index.ts';
import type { Drawing, Sign } from '../../interaction.ts';
import { type DigitGrid, givenDigit } from './digit-grid.ts';
import { type Digit, digitOf, digitsTo, digitValues, LARGEST, OPEN, SMALLEST, symbolOf } from './digits.ts';

/** An open cell, and every digit. */
const digitSigns = (): readonly Sign[] => [
  { id: OPEN, name: { en: ['empty'], pt: ['vazia'] }, key: '.', mirrored: OPEN },
  ...digitValues(LARGEST).map(({ id, name, key }) => ({
    id,
    name,
    key,
    bare: OPEN,
    smallestSide: digitOf(id),
  })),
];

/** The entries of a square that a square of another size keeps, by cell. */
export const keptCells = <T>(size: number, old: number, entries: readonly T[], otherwise: T): T[] =>
  Array.from({ length: size * size }, (_, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    return row < old && column < old ? entries[row * old + column]! : otherwise;
  });

/** The digits of a square that a square of another size can keep. */
export const keptDigits = (size: number, { size: old, digits }: DigitGrid): number[] =>
  keptCells(size, old, digits, 0).map((digit) => (digit > size ? 0 : digit));

/** How squares are drawn digit by digit; `resized` gives one of another size that keeps what still fits. */
export function digitDrawing<G extends DigitGrid>(
  nothing: G,
  resized: (grid: G, size: number) => G,
): Pick<Drawing<G, Digit>, 'blank' | 'resized' | 'signs' | 'signAt' | 'withSign'> {
  const ofSize = (grid: G, wished: number): G => resized(grid, Math.min(Math.max(wished, SMALLEST), LARGEST));
  return {
    blank: (rows, columns) => ofSize(nothing, Math.max(rows, columns)),
    // Boards are square: the side that changes tells the size.
    resized: (grid, rows, columns) => {
      const changed = [rows, columns].filter((side) => side !== grid.size);
      return ofSize(grid, changed.length === 0 ? grid.size : Math.max(...changed));
    },
    signs: digitSigns(),
    signAt: (grid, cell) => givenDigit(grid, cell) ?? OPEN,
    withSign: (grid, cells, sign) => {
      const digit = digitOf(sign);
      if (digit > grid.size) return grid;
      const digits = [...grid.digits];
      for (const cell of cells) digits[cell] = digit;
      return { ...grid, digits };
    },
  };
}

/** What stands in a cell, as it is spoken. */
export function spokenDigit(grid: DigitGrid, cell: number, board: Board<Digit>): Wording {
  const given = givenDigit(grid, cell);
  if (given !== undefined) return { en: `given ${given}`, pt: `${given} dado` };
  const value = board.at(cell);
  if (value !== undefined) return { en: value, pt: value };
  const excluded = board.excluded(cell);
  if (excluded.length === 0) return { en: 'empty', pt: 'vazia' };
  const left = digitsTo(grid.size)
    .map(symbolOf)
    .filter((symbol) => !excluded.includes(symbol));
  return { en: `can be ${left.join(' ')}`, pt: `pode ser ${left.join(' ')}` };
}
