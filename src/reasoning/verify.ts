import type { Board } from '../board/index.ts';
import { InvariantError, Satisfier } from '../engine/index.ts';
import type { Puzzle, Rule } from '../puzzles/puzzle.ts';
import { checkGrid, checkSize } from './arguments.ts';

/** What is to be said of a filled board. */
export interface Verification<V> {
  /** Everything is decided, and every rule is kept. */
  readonly correct: boolean;
  readonly broken: readonly Rule<V>[];
  /** The cells that are to be decided and have no value. */
  readonly open: readonly number[];
}

/** Judges a board by the rules' own definitions; no search and no constraint has a say. */
export function verify<G, V extends string>(puzzle: Puzzle<G, V>, grid: G, board: Board<V>): Verification<V> {
  checkGrid(puzzle, grid);
  checkSize(puzzle, grid, board);
  const { rules, decisions } = puzzle.model(grid, new Satisfier());
  const broken = brokenRules(rules, board);
  const open = decisions.flatMap(({ cells }) => cells.filter((cell) => board.at(cell) === undefined));
  return { correct: broken.length === 0 && open.length === 0, broken, open };
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
