import { Board } from '../../src/board/index.ts';
import type { Decision } from '../../src/puzzles/index.ts';

/** The board that gives each decision its value: bit i of `bits` decides the i-th, cells outside stay open. */
export function boardOf(
  shape: { readonly rows: number; readonly columns: number },
  decisions: readonly Decision[],
  values: readonly [string, string],
  bits: number,
  decided = -1,
): Board<string> {
  const cells = new Array<string | undefined>(shape.rows * shape.columns).fill(undefined);
  for (const [index, decision] of decisions.entries()) {
    if (((decided >> index) & 1) === 0) continue;
    for (const cell of decision.cells) cells[cell] = values[((bits >> index) & 1) as 0 | 1];
  }
  return new Board(shape.rows, shape.columns, cells);
}
