/** Facts of a logic program. */
export const facts = (name: string, tuples: Iterable<readonly number[]>): string[] =>
  [...tuples].map((tuple) => `${name}(${tuple.join(',')}).`);

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
