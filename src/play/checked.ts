import { Game } from './game.ts';
import { judge } from './judgement.ts';
import { momentsOf, wrongCells } from './moments.ts';
import type { SiteState } from './site-state.ts';

/**
 * What a check found: all right so far, wrong cells, broken rules where there is no one solution, or nothing in time.
 */
export type Checked =
  | { readonly kind: 'right'; readonly open: number }
  | { readonly kind: 'wrong'; readonly cells: readonly number[] }
  | { readonly kind: 'rules'; readonly broken: number }
  | { readonly kind: 'unknown' };

type Solution = readonly (string | null)[] | undefined;

/** Compares a game with its solution, or counts the rules it breaks if the board is known not to have exactly one. */
export function checkedOf(
  game: Game,
  solution: Solution,
  proper: boolean | undefined,
  broken: number,
): Checked {
  if (solution) {
    const cells = wrongCells(game.facts, solution);
    const open = game.states.filter((state) => state === null || state < 0).length;
    return cells.length > 0 ? { kind: 'wrong', cells } : { kind: 'right', open };
  }
  return proper === undefined ? { kind: 'unknown' } : { kind: 'rules', broken };
}

/** What stood on the board at the last moment at which nothing was wrong. */
export function lastRight(game: Game, solution: Solution): readonly SiteState[] | undefined {
  const { puzzle, grid } = game;
  const isRight = (start: readonly SiteState[]): boolean =>
    judge(new Game(puzzle, grid, { start })).broken.length === 0;
  return momentsOf(game).find(({ facts, states }) =>
    solution ? wrongCells(facts, solution).length === 0 : isRight(states),
  )?.states;
}
