/** Numbers cells from one, in the order given; zero for a cell that is not among them. */
export function numbering(cells: readonly number[]): (cell: number) => number {
  const numbers = new Map(cells.map((cell, at) => [cell, at + 1]));
  return (cell) => numbers.get(cell) ?? 0;
}
