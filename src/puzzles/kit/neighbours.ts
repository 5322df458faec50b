interface Shape {
  readonly rows: number;
  readonly columns: number;
}

const BESIDE = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
] as const;

const AROUND = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
] as const;

/** The up to four cells that share a side with a cell, in reading order. */
export const beside = (shape: Shape, cell: number): number[] => reach(shape, cell, BESIDE);

/** The up to eight cells that share a side or a corner with a cell, in reading order. */
export const around = (shape: Shape, cell: number): number[] => reach(shape, cell, AROUND);

function reach(shape: Shape, cell: number, steps: readonly (readonly [number, number])[]): number[] {
  const row = Math.floor(cell / shape.columns);
  const column = cell % shape.columns;
  const cells: number[] = [];
  for (const [down, right] of steps) {
    const r = row + down;
    const c = column + right;
    if (r >= 0 && r < shape.rows && c >= 0 && c < shape.columns) cells.push(r * shape.columns + c);
  }
  return cells;
}
