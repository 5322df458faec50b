import type { Board } from '../board/index.ts';
import { InvariantError, Solver } from '../engine/index.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import type { Rule } from '../puzzles/rule.ts';

/** The rules that a board breaks, by their own definitions; no search and no constraint has a say. */
export function verify<G, V extends string>(puzzle: Puzzle<G, V>, grid: G, board: Board<V>): Rule<V>[] {
  return brokenRules(puzzle.model(grid, new Solver()).rules, board);
}

export const brokenRules = <V>(rules: readonly Rule<V>[], board: Board<V>): Rule<V>[] =>
  rules.filter((rule) => !rule.holds(board));

/** The board itself, if it keeps every rule; a bug of ours if the engine called it a solution and it does not. */
export function verified<V>(rules: readonly Rule<V>[], board: Board<V>): Board<V> {
  const broken = brokenRules(rules, board);
  if (broken.length > 0) {
    const ids = broken.slice(0, 5).map(({ id }) => id);
    throw new InvariantError(`a solution breaks ${broken.length} rules: ${ids.join(', ')}`);
  }
  return board;
}
