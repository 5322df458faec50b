import { MOTIONS, moveBoard, outsideFrom } from '../../board/index.ts';
import type { Layout } from '../puzzle.ts';
import { cellsSeen, cluesFrom, type SkyscrapersGrid, viewpoints } from './grid.ts';

/** A Latin square stays one however it is laid down; the clues go with their lines. */
export const layout: Layout<SkyscrapersGrid> = {
  motions: MOTIONS,
  moved({ size, digits, clues }, motion) {
    const moved = moveBoard({ rows: size, columns: size }, motion);
    return {
      size,
      digits: moved.from.map((cell) => digits[cell]!),
      clues: cluesFrom(size, (to) => {
        const { side, line } = outsideFrom(moved, to);
        return clues[side][line]!;
      }),
    };
  },
  // The first two cells that are seen tell where a clue stands.
  pattern: ({ size, digits, clues }) => [
    ...digits.flatMap((digit, cell) => (digit === 0 ? [] : [[cell]])),
    ...viewpoints(size).flatMap((from) =>
      clues[from.side][from.line] === 0 ? [] : [cellsSeen(size, from).slice(0, 2)],
    ),
  ],
};
