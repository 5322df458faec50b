import { MOTIONS, moveBoard } from '../../board/index.ts';
import type { Layout } from '../puzzle.ts';
import { acrossEdge, type FutoshikiGrid, type Order, signsOf } from './grid.ts';

/** A Latin square stays one however it is laid down; the signs go with their cells. */
export const layout: Layout<FutoshikiGrid> = {
  motions: MOTIONS,
  moved(grid, motion) {
    const { size } = grid;
    const { from } = moveBoard({ rows: size, columns: size }, motion);
    const less = new Set(signsOf(grid).map((sign) => `${sign.less} ${sign.more}`));
    const order = (cell: number, side: 'right' | 'below'): Order => {
      const next = acrossEdge(size, cell, side);
      if (next === undefined) return 'free';
      const [one, other] = [from[cell]!, from[next]!];
      return less.has(`${one} ${other}`) ? 'less' : less.has(`${other} ${one}`) ? 'more' : 'free';
    };
    return {
      size,
      digits: from.map((cell) => grid.digits[cell]!),
      right: from.map((_, cell) => order(cell, 'right')),
      below: from.map((_, cell) => order(cell, 'below')),
    };
  },
  pattern: (grid) => [
    ...grid.digits.flatMap((digit, cell) => (digit === 0 ? [] : [[cell]])),
    ...signsOf(grid).map(({ less, more }) => [less, more]),
  ],
};
