/** The maximal straight runs of cells that nothing interrupts, and for each cell the two it lies on. */
export interface SightLines {
  /** Cells of each line, in order; the lines along rows come before those down columns. */
  readonly lines: readonly (readonly number[])[];
  /** The line along the row, and the one down the column, of each cell; -1 for a cell that blocks the view. */
  readonly acrossOf: readonly number[];
  readonly downOf: readonly number[];
}

/** Cuts a board into sight lines at the cells that block the view. Linear in the number of cells. */
export function sightLines(rows: number, columns: number, blocks: (cell: number) => boolean): SightLines {
  const lines: number[][] = [];
  const acrossOf = new Array<number>(rows * columns).fill(-1);
  const downOf = new Array<number>(rows * columns).fill(-1);

  const walk = (start: number, step: number, length: number, lineOf: number[]) => {
    const end = start + step * length;
    for (let from = start; from < end; from += step) {
      let to = from;
      while (to < end && !blocks(to)) to += step;
      if (to === from) continue;
      // As long as it is: an array that grows would have room for many more cells than most lines have.
      const line = new Array<number>((to - from) / step);
      for (let i = 0, cell = from; cell < to; i++, cell += step) {
        line[i] = cell;
        lineOf[cell] = lines.length;
      }
      lines.push(line);
      from = to;
    }
  };

  for (let row = 0; row < rows; row++) walk(row * columns, 1, columns, acrossOf);
  for (let column = 0; column < columns; column++) walk(column, columns, rows, downOf);
  return { lines, acrossOf, downOf };
}
