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
  /** A cell with this digit needs one of the others; so said, a digit that has none is ruled out at once. */
  const implies = (cell: number, digit: number, others: Atom[] | true): void => {
    const here = oneOf(cell, [digit]);
    if (others === true || (here !== true && here.length === 0)) return;
    builder.clause([...(here === true ? [] : here.map(not)), ...others]);
  };
  for (const { less, more } of signsOf(grid)) {
    builder.rule(`${nameOf(less, size)} is less than ${nameOf(more, size)}`);
    for (const digit of digits) {
      implies(less, digit, oneOf(more, digits.slice(digit)));
      implies(more, digit, oneOf(less, digits.slice(0, digit - 1)));
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
