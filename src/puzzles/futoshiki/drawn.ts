import { ProblemList } from '../kit/index.ts';
import type { Parsed, Position } from '../puzzle.ts';
import { digitOf, type FutoshikiGrid, LARGEST, type Order, SMALLEST, signsOf, symbolOf } from './grid.ts';

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
  const columns = cells[0]?.length ?? 0;
  if (size !== columns) {
    problems.add(at(0, 0), {
      en: `expected as many rows as columns, got ${size} rows of ${columns}`,
      pt: `esperavam-se tantas linhas como colunas, vieram ${size} linhas de ${columns}`,
    });
  } else if (size < SMALLEST || size > LARGEST) {
    problems.add(at(0, 0), {
      en: `expected a board of ${SMALLEST} to ${LARGEST} rows, got ${size}`,
      pt: `esperava-se um tabuleiro de ${SMALLEST} a ${LARGEST} linhas, vieram ${size}`,
    });
  }
  if (!problems.empty) return { ok: false, problems: problems.all };
  const digits: number[] = [];
  for (const row of cells) for (let column = 0; column < size; column++) digits.push(digitOf(row[column]!));
  for (let cell = 0; cell < digits.length; cell++) {
    const digit = digits[cell]!;
    if (digit <= size) continue;
    problems.add(at(Math.floor(cell / size), cell % size), {
      en: `expected a digit from 1 to ${symbolOf(size)} on a board of this size, got ${symbolOf(digit)}`,
      pt: `esperava-se um algarismo de 1 a ${symbolOf(size)} num tabuleiro deste tamanho, veio ${symbolOf(digit)}`,
    });
  }
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
  for (let cell = 0; cell < digits.length; cell++) {
    const digit = digits[cell]!;
    if (digit === 0) continue;
    const before = (step: number, count: number): boolean =>
      Array.from({ length: count }, (_, back) => digits[cell - step * (back + 1)]).includes(digit);
    const said = symbolOf(digit);
    if (before(1, cell % size)) {
      notes.add(place(cell), {
        en: `${said} is given twice in this row: no solution`,
        pt: `${said} está duas vezes nesta linha: não há solução`,
      });
    }
    if (before(size, Math.floor(cell / size))) {
      notes.add(place(cell), {
        en: `${said} is given twice in this column: no solution`,
        pt: `${said} está duas vezes nesta coluna: não há solução`,
      });
    }
  }
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
export function drawnOf({
  size,
  digits,
  right,
  below,
}: FutoshikiGrid): Pick<Drawn, 'cells' | 'right' | 'below'> {
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
    cells: rows(digits, (digit) => (digit === 0 ? '.' : symbolOf(digit))),
    right: rows(right, signs('<', '>')).map((row) => row.slice(0, size - 1)),
    below: rows(below, signs('^', 'v')).slice(0, size - 1),
  };
}
