import type { Board } from '../../board/index.ts';
import type { Decision } from '../../puzzles/puzzle.ts';
import type { Literal } from './desk.ts';

/** What a board says of the decisions; a decision whose cells disagree gets the value of its first filled cell. */
export function knownLiterals<V extends string>(
  decisions: readonly Decision[],
  values: readonly [V, V],
  board: Board<V>,
): Literal[] {
  const known: Literal[] = [];
  for (const [decision, { cells }] of decisions.entries()) {
    const filled = cells.find((cell) => board.at(cell) !== undefined);
    if (filled === undefined) continue;
    known.push({ decision, value: board.at(filled) === values[1] ? 1 : 0 });
  }
  return known;
}
