import type { Board } from '../../board/index.ts';

/** How many of these cells have a value, and how many are open. */
export function tally<V>(
  board: Board<V>,
  cells: readonly number[],
  value: V,
): { readonly have: number; readonly open: number } {
  let have = 0;
  let open = 0;
  for (const cell of cells) {
    const now = board.at(cell);
    if (now === value) have++;
    else if (now === undefined) open++;
  }
  return { have, open };
}
