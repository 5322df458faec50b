import type { Board } from '../board/index.ts';
import type { Ruler } from '../puzzles/puzzle.ts';

/** For every line, the count that each ruler shows, outermost first. */
export interface RulerCounts {
  readonly rows: readonly (readonly number[])[];
  readonly columns: readonly (readonly number[])[];
}

/** Counts the cells with this value, and the runs they form, in each row and each column. */
export function rulerCounts<V>(board: Board<V>, value: V, rulers: readonly Ruler[]): RulerCounts {
  const { rows, columns } = board;
  const line = (length: number, cellAt: (at: number) => number): number[] => {
    let cells = 0;
    let runs = 0;
    for (let at = 0; at < length; at++) {
      if (board.at(cellAt(at)) !== value) continue;
      cells++;
      if (at === 0 || board.at(cellAt(at - 1)) !== value) runs++;
    }
    return rulers.map((ruler) => (ruler === 'cells' ? cells : runs));
  };
  return {
    rows: Array.from({ length: rows }, (_, row) => line(columns, (column) => row * columns + column)),
    columns: Array.from({ length: columns }, (_, column) => line(rows, (row) => row * columns + column)),
  };
}
