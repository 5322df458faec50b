import type { Board } from '../../board/index.ts';

/** Remembers what was worked out about the last board, so that a thousand rules asked about it share one pass over its cells. */
export function perBoard<V, T>(workOut: (board: Board<V>) => T): (board: Board<V>) => T {
  let known: { readonly board: Board<V>; readonly result: T } | undefined;
  return (board) => {
    if (known?.board !== board) known = { board, result: workOut(board) };
    return known.result;
  };
}
