import type { Fact } from '../board/index.ts';
import type { Rule } from '../puzzles/puzzle.ts';
import type { Game } from './game.ts';
import { sitesOfRule } from './rule-sites.ts';

/**
 * What a board settles by itself, so that the player need not mark it: on each open site, the values that would break a
 * rule at once if they were put there. Rules that speak of the whole board are left out: what follows from them is for
 * people to find. Worked out piece by piece, and after a change only where it can matter.
 */
export class AutoDots {
  readonly #game: Game;
  readonly #rulesOf: readonly (readonly Rule<string>[])[];
  readonly #sitesOf: ReadonlyMap<Rule<string>, readonly number[]>;
  readonly #found: (readonly number[])[];
  readonly #seen: (number | null)[];
  readonly #waiting: Set<number>;

  constructor(game: Game) {
    this.#game = game;
    const sitesOf = new Map<Rule<string>, readonly number[]>();
    const rulesOf: Rule<string>[][] = game.sites.map(() => []);
    for (const rule of game.rules) {
      const sites = sitesOfRule(game, rule);
      if (!sites) continue;
      sitesOf.set(rule, sites);
      for (const site of sites) rulesOf[site]!.push(rule);
    }
    this.#rulesOf = rulesOf;
    this.#sitesOf = sitesOf;
    this.#found = game.sites.map(() => []);
    this.#seen = [...game.states];
    this.#waiting = new Set(game.sites.keys());
  }

  /** Looks at what changed since the last time, for about this long. True: there is more to look at. */
  look(milliseconds: number): boolean {
    const { states } = this.#game;
    for (const [site, state] of states.entries()) {
      if (state === this.#seen[site]) continue;
      this.#seen[site] = state;
      for (const rule of this.#rulesOf[site]!) {
        for (const other of this.#sitesOf.get(rule)!) this.#waiting.add(other);
      }
    }
    const until = performance.now() + milliseconds;
    for (const site of this.#waiting) {
      this.#waiting.delete(site);
      this.#found[site] = this.#excluded(site);
      if (performance.now() > until) break;
    }
    return this.#waiting.size > 0;
  }

  /** What was found, as facts: of two values, that a site has the first one; of more, which values are excluded. */
  get facts(): Fact<string>[] {
    const { sites, values, chosen, states } = this.#game;
    return this.#found.flatMap((excluded, site): Fact<string>[] => {
      const state = states[site] ?? null;
      if (state !== null && state >= 0) return [];
      const cells = sites[site]!;
      if (!chosen) return excluded.length > 0 ? [{ cells, value: values[0]!.id, is: true }] : [];
      return excluded.map((value) => ({ cells, value: values[value]!.id, is: false }));
    });
  }

  #excluded(site: number): number[] {
    const { board, sites, values, chosen } = this.#game;
    const state = this.#game.state(site);
    if (state !== null && state >= 0) return [];
    const rules = this.#rulesOf[site]!.filter((rule) => rule.holds(board));
    const tried = chosen ? values.map((_, value) => value) : [1];
    const excluded = tried.filter((value) => {
      const put = board.with(sites[site]!, values[value]!.id);
      return rules.some((rule) => !rule.holds(put));
    });
    // Where nothing would do, something else is wrong: dots would only hide it.
    return excluded.length === values.length ? [] : excluded;
  }
}
