import { boardFull, CUT_OFF } from './complaints.ts';
import type { Fields, Read } from './format.ts';
import type { LocatedProblems } from './located-problems.ts';

/** Collects the cells of a board that is told as one run, row after row; says where there are too many or too few. */
export class CellRun {
  readonly #rows: number;
  readonly #columns: number;
  readonly #cells: string[] = [];
  readonly #offsets: number[] = [];
  readonly #problems: LocatedProblems;
  #over = false;

  constructor(rows: number, columns: number, problems: LocatedProblems) {
    this.#rows = rows;
    this.#columns = columns;
    this.#problems = problems;
  }

  get #room(): number {
    return this.#rows * this.#columns - this.#cells.length;
  }

  /** Adds cells that the character at this offset stands for. The first past the end of the board is a problem. */
  add(cell: string, offset: number, times = 1): void {
    const room = this.#room;
    for (let count = Math.min(times, room); count > 0; count--) {
      this.#cells.push(cell);
      this.#offsets.push(offset);
    }
    if (times <= room || this.#over) return;
    this.#over = true;
    this.#problems.add(offset, boardFull(this.#rows, this.#columns), {
      en: 'check the size, or remove the rest',
      pt: 'verifica o tamanho, ou retira o resto',
    });
  }

  /** The same, but cells past the end are forgiven. */
  addAtMost(cell: string, offset: number, times: number): void {
    this.add(cell, offset, Math.min(times, this.#room));
  }

  /** The board as a puzzle's field `rows`; cells that are missing at the end of a sound text are reported. */
  read(end: number): Read {
    const cells = this.#rows * this.#columns;
    if (this.#room > 0 && this.#problems.empty) {
      const problem = {
        en: `the text ends after ${this.#cells.length} of ${cells} cells`,
        pt: `o texto acaba depois de ${this.#cells.length} de ${cells} casas`,
      };
      this.#problems.add(end, problem, CUT_OFF);
    }
    return readRows(this.#rows, this.#columns, this.#cells, this.#offsets);
  }
}

/** The fields of a board of cells, each told at an offset of the text. */
export function readRows(
  rows: number,
  columns: number,
  cells: readonly string[],
  offsets: readonly number[],
): Read {
  const drawn = Array.from({ length: rows }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns).join(''),
  );
  return {
    fields: { rows: drawn },
    at: ([, row, column]) => offsets[Number(row ?? 0) * columns + Number(column ?? 0)] ?? 0,
  };
}

/** The rows of a board of cells, as the puzzle's fields tell them. */
export function rowsOf(fields: Fields): readonly string[] {
  return fields['rows'] as readonly string[];
}

/** A letter for each run of cells, as many as `most` at a time; the letter for one cell is `one`. */
export function runLetters(length: number, one: string, most: number): string {
  const letter = (run: number): string => String.fromCharCode(one.charCodeAt(0) + run - 1);
  const whole = letter(most).repeat(Math.floor(length / most));
  return length % most === 0 ? whole : whole + letter(length % most);
}

/** A board as letters for runs of empty cells and a sign for each other cell, row after row. */
export function writeRun(
  rows: readonly string[],
  one: string,
  most: number,
  sign: (cell: string) => string,
): string {
  const cells = rows.join('');
  const parts: string[] = [];
  let empty = 0;
  for (const cell of cells) {
    if (cell === '.') empty++;
    else {
      parts.push(runLetters(empty, one, most), sign(cell));
      empty = 0;
    }
  }
  parts.push(runLetters(empty, one, most));
  return parts.join('');
}
