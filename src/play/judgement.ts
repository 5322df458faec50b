import type { Board, Place } from '../board/index.ts';
import type { Rule } from '../puzzles/rule.ts';
import type { Game } from './game.ts';

/** What the rules say of a board as it stands. */
export interface Judgement<V> {
  /** Rules that are broken whatever is still to come. */
  readonly broken: readonly Rule<V>[];
  /** The places of clues that are kept if nothing more is put down. */
  readonly kept: readonly Place[];
  /** Whether every rule is kept; cells that were left alone count as the first value. */
  readonly solved: boolean;
}

export function judge<G, V extends string>(game: Game<G, V>): Judgement<V> {
  const { board, rules } = game;
  const finished = withoutOpen(game);
  const broken: Rule<V>[] = [];
  const kept: Place[] = [];
  let solved = true;
  for (const rule of rules) {
    if (!rule.holds(board)) {
      broken.push(rule);
      solved = false;
      continue;
    }
    const { clue } = rule;
    // Rules without a clue matter only to whether it is solved, and are many: ask them no longer than needed.
    if (clue === undefined && !solved) continue;
    if (!rule.holds(finished)) solved = false;
    else if (clue) kept.push(clue);
  }
  return { broken, kept, solved };
}

/** The board on which every open decision has the first value. */
function withoutOpen<G, V extends string>({ board, decisions, values, puzzle }: Game<G, V>): Board<V> {
  const open = decisions.flatMap((cells, decision) => (values[decision] === null ? cells : []));
  return board.with(open, puzzle.values[0]);
}
