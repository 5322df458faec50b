import { Board, type Sites } from '../../src/board/index.ts';
import type { Decision, Value } from '../../src/puzzles/index.ts';

/** How many ways there are to fill in a board: a filling is a number, its i-th digit the value of the i-th decision. */
export const fillingsOf = (decisions: readonly Decision[], values: readonly Value<string>[]): number =>
  values.length ** decisions.length;

/** The place of the value that a filling gives a decision. */
export const valueIn = (filling: number, decision: number, values: readonly Value<string>[]): number =>
  Math.floor(filling / values.length ** decision) % values.length;

/** The board of a filling; decisions that are not `decided` stay open. */
export function boardOf(
  sites: Sites,
  decisions: readonly Decision[],
  values: readonly Value<string>[],
  filling: number,
  decided: (decision: number) => boolean = () => true,
): Board<string> {
  const cells = new Array<string | undefined>(sites.count).fill(undefined);
  for (const [index, decision] of decisions.entries()) {
    if (!decided(index)) continue;
    for (const cell of decision.cells) cells[cell] = values[valueIn(filling, index, values)]!.id;
  }
  return Board.on(sites, cells);
}
