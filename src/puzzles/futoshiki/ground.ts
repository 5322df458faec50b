import { type Board, type Cell, nameOf, placeOf } from '../../board/index.ts';
import { type Bool, type BoolVar, type Constraint, clause } from '../../engine/index.ts';

import type { Decision, Variables } from '../puzzle.ts';
import { type Digit, digitOf, digitsTo, type FutoshikiGrid, symbolOf } from './grid.ts';

/** What the rules of one board stand on: for each open cell the variables that tell its digit. */
export class Ground {
  readonly grid: FutoshikiGrid;
  readonly digits: readonly number[];
  readonly decisions: readonly Decision[];
  /** By cell; given cells have none. */
  readonly #atoms: readonly (readonly BoolVar[] | undefined)[];

  constructor(grid: FutoshikiGrid, variables: Variables) {
    this.grid = grid;
    this.digits = digitsTo(grid.size);
    const decisions: Decision[] = [];
    this.#atoms = grid.digits.map((given, cell) => {
      if (given > 0) return undefined;
      // Of two values a single atom tells which.
      const told = grid.size === 2 ? [2] : this.digits;
      const atoms = told.map((digit) => variables.bool(() => `${this.name(cell)}=${symbolOf(digit)}`));
      decisions.push({ cells: [cell], atoms });
      return atoms;
    });
    this.decisions = decisions;
  }

  /** That a cell has a digit; true or false where the cell is given. */
  is(cell: number, digit: number): Bool | boolean {
    const atoms = this.#atoms[cell];
    if (!atoms) return this.grid.digits[cell] === digit;
    if (atoms.length > 1) return atoms[digit - 1]!;
    return digit === 2 ? atoms[0]! : atoms[0]!.not();
  }

  /** Adds that at least one of these is true; there is nothing to add if one is so anyway. */
  addClause(parts: readonly (Bool | boolean)[], to: Constraint[]): void {
    const open: Bool[] = [];
    for (const part of parts) {
      if (part === true) return;
      if (part !== false) open.push(part);
    }
    to.push(clause(open));
  }

  /** The digit of a cell, given or decided; 0 while it is open. */
  digitAt(board: Board<Digit>, cell: number): number {
    const given = this.grid.digits[cell]!;
    if (given > 0) return given;
    const value = board.at(cell);
    return value === undefined ? 0 : digitOf(value);
  }

  /** The digits that a cell can still have. */
  possible(board: Board<Digit>, cell: number): readonly number[] {
    const digit = this.digitAt(board, cell);
    if (digit > 0) return [digit];
    const excluded = board.excluded(cell).map(digitOf);
    return this.digits.filter((one) => !excluded.includes(one));
  }

  place(cell: number): Cell {
    return placeOf(cell, this.grid.size);
  }

  name(cell: number): string {
    return nameOf(cell, this.grid.size);
  }
}

export const not = (part: Bool | boolean): Bool | boolean => (typeof part === 'boolean' ? !part : part.not());
