/** Facts of a logic program. */
export const facts = (name: string, tuples: Iterable<readonly number[]>): string[] =>
  [...tuples].map((tuple) => `${name}(${tuple.join(',')}).`);

/** The elements of a sum that counts which of these sites have the second value. */
export const onesOf = (cells: readonly number[]): string =>
  cells.map((cell, at) => `1,${at}:on(${cell})`).join(';');

/** The cell `r2c3` in the id of a rule, as a number from zero. */
export function cellIn(id: string, columns: number): number {
  const found = /r(\d+)c(\d+)/.exec(id);
  if (!found) throw new Error(`expected the name of a cell in ${id}`);
  return (Number(found[1]) - 1) * columns + Number(found[2]) - 1;
}

/** That two clues, named in the id of a rule, differ by what the cells that only one of them counts have. */
export function differenceInAsp(
  place: string,
  rows: readonly string[],
  near: (cell: number) => readonly number[],
): string {
  const [one, other] = place.split('+').map((name) => cellIn(name, rows[0]!.length));
  const [mine, theirs] = [near(one!), near(other!)];
  const terms = [
    ...mine.filter((cell) => !theirs.includes(cell)).map((cell) => `1,${cell}:on(${cell})`),
    ...theirs.filter((cell) => !mine.includes(cell)).map((cell) => `-1,${cell}:on(${cell})`),
  ];
  const signs = rows.join('');
  return `:- #sum{${terms.join(';')}} != ${Number(signs[one!]) - Number(signs[other!])}.`;
}

/** Rows of signs in which `.` is an open cell. */
export class OpenCells {
  readonly rows: readonly string[];
  readonly columns: number;

  constructor(rows: readonly string[]) {
    this.rows = rows;
    this.columns = rows[0]!.length;
  }

  isOpen(row: number, column: number): boolean {
    return this.rows[row]?.[column] === '.';
  }

  all(): number[] {
    return [...this.rows.join('')].flatMap((sign, cell) => (sign === '.' ? [cell] : []));
  }

  /** The open cells that share a side with a cell, or a corner too. */
  near(cell: number, corners: boolean): number[] {
    const [row, column] = [Math.floor(cell / this.columns), cell % this.columns];
    const found: number[] = [];
    for (let down = -1; down <= 1; down++) {
      for (let right = -1; right <= 1; right++) {
        const steps = Math.abs(down) + Math.abs(right);
        if (steps === 0 || (steps === 2 && !corners)) continue;
        if (this.isOpen(row + down, column + right)) found.push(cell + down * this.columns + right);
      }
    }
    return found;
  }

  /** `clue(K,N)` for each number N at cell K, and `near(K,X)` for the open cells that it counts. */
  clueFacts(corners: boolean): string[] {
    const clues = [...this.rows.join('')].flatMap((sign, cell) => (/\d/.test(sign) ? [[cell, +sign]] : []));
    return [
      ...facts('clue', clues),
      ...facts(
        'near',
        clues.flatMap(([cell]) => this.near(cell!, corners).map((other) => [cell!, other])),
      ),
    ];
  }
}
