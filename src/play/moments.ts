import type { Fact } from '../board/index.ts';
import type { Game } from './game.ts';
import { factsOfState, type SiteState } from './site-state.ts';

/** What stood on the board after some of the moves. */
export interface Moment {
  readonly states: readonly SiteState[];
  readonly facts: readonly Fact<string>[];
}

/** What stood on the board now, before the last move, before that, and so on to the start. */
export function momentsOf(game: Game): Moment[] {
  const { moves, position } = game.history;
  const states = [...game.states];
  const ids = game.values.map(({ id }) => id);
  const moment = (): Moment => ({
    states: [...states],
    facts: game.sites.flatMap((cells, site) => factsOfState(states[site] ?? null, cells, ids)),
  });
  const moments = [moment()];
  for (let at = position - 1; at >= 0; at--) {
    for (const { site, from } of moves[at]!) if (site < states.length) states[site] = from;
    moments.push(moment());
  }
  return moments;
}

/** The cells of which these facts say something else than the solution. */
export function wrongCells(
  facts: readonly Fact<string>[],
  solution: readonly (string | null)[],
): readonly number[] {
  return facts.flatMap(({ cells, value, is }) =>
    cells.filter((cell) => {
      const right = solution[cell];
      return right !== null && right !== undefined && (right === value) !== is;
    }),
  );
}
