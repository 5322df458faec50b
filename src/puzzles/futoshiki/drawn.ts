import { digitRows, digitsOfRows, noteRepeated, ProblemList, symbolOf } from '../kit/index.ts';
import type { Parsed, Position } from '../puzzle.ts';
import { type FutoshikiGrid, type Order, signsOf } from './grid.ts';

/** A board in characters, one string a row; all rows of one kind are equally long. */
export interface Drawn {
  /** `.` or a digit for each cell. */
  readonly cells: readonly string[];
  /** `<`, `>` or `.` between the cells of each row. */
  readonly right: readonly string[];
  /** `^`, `v` or `.` below each row but the last. */
  readonly below: readonly string[];
  /** Where a cell, or the sign on one side of it, stood in the input. */
  at(row: number, column: number, side?: 'right' | 'below'): Position;
}

const orderOf = (sign: string | undefined): Order =>
  sign === '<' || sign === '^' ? 'less' : sign === '>' || sign === 'v' ? 'more' : 'free';

/** The grid that checked characters draw, with a note on whatever leaves no solution at first sight. */
export function gridFrom({ cells, right, below, at }: Drawn): Parsed<FutoshikiGrid> {
  const problems = new ProblemList();
  const size = cells.length;
  const digits = digitsOfRows(cells, at, problems);
  if (!problems.empty) return { ok: false, problems: problems.all };
  const orders = (rows: readonly string[]): Order[] => {
    const found: Order[] = [];
    for (let row = 0; row < size; row++)
      for (let column = 0; column < size; column++) found.push(orderOf(rows[row]?.[column]));
    return found;
  };
  const grid: FutoshikiGrid = { size, digits, right: orders(right), below: orders(below) };
  return { ok: true, grid, notes: notesOn(grid, at) };
}

/** What cannot be kept whatever is filled in: a digit given twice in a line, a sign between two givens that is wrong. */
function notesOn(grid: FutoshikiGrid, at: Drawn['at']): ProblemList['all'] {
  const notes = new ProblemList();
  const { size, digits } = grid;
  const place = (cell: number, side?: 'right' | 'below'): Position =>
    at(Math.floor(cell / size), cell % size, side);
  noteRepeated(grid, at, notes);
  for (const { less, more, cell, side } of signsOf(grid)) {
    const [low, high] = [digits[less]!, digits[more]!];
    if (low === 0 || high === 0 || low < high) continue;
    notes.add(place(cell, side), {
      en: `this sign says that ${symbolOf(low)} is less than ${symbolOf(high)}: no solution`,
      pt: `este sinal diz que ${symbolOf(low)} é menor do que ${symbolOf(high)}: não há solução`,
    });
  }
  return notes.all;
}

/** The characters of a grid. */
export function drawnOf(grid: FutoshikiGrid): Pick<Drawn, 'cells' | 'right' | 'below'> {
  const { size, right, below } = grid;
  const rows = <T>(entries: readonly T[], character: (entry: T) => string): string[] =>
    Array.from({ length: size }, (_, row) =>
      entries
        .slice(row * size, (row + 1) * size)
        .map(character)
        .join(''),
    );
  const signs = (less: string, more: string) => (order: Order) =>
    order === 'less' ? less : order === 'more' ? more : '.';
  return {
    cells: digitRows(grid),
    right: rows(right, signs('<', '>')).map((row) => row.slice(0, size - 1)),
    below: rows(below, signs('^', 'v')).slice(0, size - 1),
  };
}
