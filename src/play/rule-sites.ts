import type { Rule } from '../puzzles/puzzle.ts';
import type { Game } from './game.ts';

/** The sites that a rule speaks of; undefined if it speaks of the whole board. */
export function sitesOfRule<G, V extends string>(game: Game<G, V>, { where }: Rule<V>): number[] | undefined {
  if (where.some(({ kind }) => kind === 'board')) return undefined;
  const sites = new Set<number>();
  for (const place of where) {
    for (const cell of game.on.of(place)) {
      const site = game.siteAt(cell);
      if (site !== undefined) sites.add(site);
    }
  }
  return [...sites];
}
