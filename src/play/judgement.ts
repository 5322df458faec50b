import type { Board, Place } from '../board/index.ts';
import type { Rule } from '../puzzles/puzzle.ts';
import type { Game } from './game.ts';

/** What the rules say of a board as it stands. */
export interface Judgement<V> {
  /** Rules that are broken whatever is still to come. */
  readonly broken: readonly Rule<V>[];
  /** The places of clues that are kept if nothing more is put down. */
  readonly kept: readonly Place[];
  /** Whether every rule is kept and nothing is missing; of two values, the first counts where nothing is put down. */
  readonly solved: boolean;
}

export function judge<G, V extends string>(game: Game<G, V>): Judgement<V> {
  const { board, rules } = game;
  const finished = withoutOpen(game);
  const broken: Rule<V>[] = [];
  const kept: Place[] = [];
  let solved = isFull(game);
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

/** Whether nothing is missing. */
const isFull = <G, V extends string>({ states, chosen }: Game<G, V>): boolean =>
  !chosen || states.every((state) => state !== null && state >= 0);

/** Of two values, the first is what counts where nothing is put down; of more, none does. */
function withoutOpen<G, V extends string>({ board, sites, states, values, chosen }: Game<G, V>): Board<V> {
  if (chosen) return board;
  const open = sites.flatMap((cells, site) => (states[site] === null ? cells : []));
  return board.with(open, values[0]!.id);
}
