import type { Board } from '../../board/index.ts';
import type { Paint } from './paint.ts';

/** How many of these cells are painted, and how many are open. */
export function tally(
  board: Board<Paint>,
  cells: readonly number[],
): { readonly painted: number; readonly open: number } {
  let painted = 0;
  let open = 0;
  for (const cell of cells) {
    const value = board.at(cell);
    if (value === 'paint') painted++;
    else if (value === undefined) open++;
  }
  return { painted, open };
}
