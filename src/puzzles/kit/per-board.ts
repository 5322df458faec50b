import type { Board } from '../../board/index.ts';

/** Remembers what was worked out about a board, so that a thousand rules asked about it share one pass over its cells. */
export function perBoard<V, T>(workOut: (board: Board<V>) => T): (board: Board<V>) => T {
  const known = new WeakMap<Board<V>, { readonly result: T }>();
  return (board) => {
    let found = known.get(board);
    if (!found) {
      found = { result: workOut(board) };
      known.set(board, found);
    }
    return found.result;
  };
}
