import { MOTIONS, moveBoard } from '../../../board/index.ts';
import type { Layout } from '../../puzzle.ts';
import type { CellGrid } from './cell-grid.ts';

/** The layout of a puzzle of signs in cells whose rules do not know left from right; `open` is a cell without one. */
export const cellLayout = <C>(open: C): Layout<CellGrid<C>> => ({
  motions: MOTIONS,
  moved(grid, motion) {
    const { rows, columns, from } = moveBoard(grid, motion);
    return { rows, columns, cells: from.map((cell) => grid.cells[cell]!) };
  },
  pattern: ({ cells }) => cells.flatMap((sign, cell) => (sign === open ? [] : [[cell]])),
});
