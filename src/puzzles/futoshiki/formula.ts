import { nameOf } from '../../board/index.ts';
import { type Atom, type FormulaBuilder, not } from '../formula.ts';
import { boardLines } from '../kit/index.ts';
import { digitsTo, type FutoshikiGrid, signsOf, symbolOf } from './grid.ts';

/** The rules as lines over one variable for each digit that an open cell can have; of two digits, one variable. */
export function formula(grid: FutoshikiGrid, builder: FormulaBuilder): void {
  const { size } = grid;
  const digits = digitsTo(size);
  const atoms = grid.digits.map((given, cell): Atom[] => {
    if (given > 0) return [];
    const names = digits.map((digit) => `${nameOf(cell, size)}=${symbolOf(digit)}`);
    if (size > 2) return builder.choice(names, [cell]);
    const second = builder.decision(names[1]!, [cell]);
    return [not(second), second];
  });
  /** Whether a cell has one of these digits: the atoms that say so, or true where it is given. */
  const oneOf = (cell: number, among: readonly number[]): Atom[] | true => {
    const given = grid.digits[cell]!;
    if (given > 0) return among.includes(given) ? true : [];
    return among.map((digit) => atoms[cell]![digit - 1]!);
  };
  for (const { less, more } of signsOf(grid)) {
    builder.rule(`${nameOf(less, size)} is less than ${nameOf(more, size)}`);
    for (const digit of digits) {
      // Up to the digit there, or beyond it here: for no digit is neither so.
      const small = oneOf(less, digits.slice(0, digit - 1));
      const large = oneOf(more, digits.slice(digit));
      if (small !== true && large !== true) builder.clause([...small, ...large]);
    }
  }
  const lines = boardLines(size, size);
  for (const { place, cells } of [...lines.rows, ...lines.columns]) {
    builder.rule(
      `${place.kind} ${(place.kind === 'row' ? place.row : place.column) + 1} holds each digit once`,
    );
    for (const digit of digits) {
      const given = cells.filter((cell) => grid.digits[cell] === digit).length;
      const open = cells.flatMap((cell) => (grid.digits[cell] ? [] : [atoms[cell]![digit - 1]!]));
      builder.count(open, '=', 1 - given);
    }
  }
}
