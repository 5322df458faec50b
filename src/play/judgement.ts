import type { Board, Place } from '../board/index.ts';
import type { Rule } from '../puzzles/puzzle.ts';
import type { Game } from './game.ts';
import { sitesOfRule } from './rule-sites.ts';
import type { SiteState } from './site-state.ts';

/** What the rules say of a board as it stands. */
export interface Judgement<V> {
  /** Rules that are broken whatever is still to come. */
  readonly broken: readonly Rule<V>[];
  /** The places of clues that are kept if nothing more is put down. */
  readonly kept: readonly Place[];
  /** Whether every rule is kept and nothing is missing; of two values, the first counts where nothing is put down. */
  readonly solved: boolean;
}

/** Judges a game once. */
export const judge = <G, V extends string>(game: Game<G, V>): Judgement<V> => new Judge(game).look();

const BROKEN = 0;
/** Not broken, and not kept either if nothing more is put down. */
const OPEN = 1;
const KEPT = 2;

/** Judges a game after each of its changes: only rules that speak of a site that changed are asked again. */
export class Judge<G, V extends string> {
  /** Rules that were asked so far. */
  asked = 0;
  readonly #game: Game<G, V>;
  /** By rule: broken, open or kept. */
  readonly #standing: Uint8Array;
  #seen: readonly SiteState[] | undefined;
  #rulesOf: readonly (readonly number[])[] | undefined;

  constructor(game: Game<G, V>) {
    this.#game = game;
    this.#standing = new Uint8Array(game.rules.length);
  }

  look(): Judgement<V> {
    const { rules, states, board } = this.#game;
    const asked = [...this.#toAsk()];
    this.#seen = [...states];
    this.asked += asked.length;
    // One board after the other: what rules count together is remembered of the last one only.
    for (const index of asked) this.#standing[index] = rules[index]!.holds(board) ? KEPT : BROKEN;
    const finished = withoutOpen(this.#game);
    for (const index of asked)
      if (
        this.#standing[index] === KEPT &&
        !(rules[index]!.holds(finished) && isSettled(this.#game, rules[index]!))
      )
        this.#standing[index] = OPEN;
    const broken: Rule<V>[] = [];
    const kept: Place[] = [];
    let solved = isFull(this.#game);
    for (const [index, standing] of this.#standing.entries()) {
      if (standing !== KEPT) solved = false;
      if (standing === BROKEN) broken.push(rules[index]!);
      const clue = standing === KEPT ? rules[index]!.clue : undefined;
      if (clue) kept.push(clue);
    }
    return { broken, kept, solved };
  }

  /** The rules that what changed since the last time may have changed, by number. */
  #toAsk(): Iterable<number> {
    const { rules, states } = this.#game;
    const seen = this.#seen;
    if (!seen) return rules.keys();
    this.#rulesOf ??= rulesOfSites(this.#game);
    const asked = new Set<number>(this.#rulesOf.at(-1));
    for (const [site, state] of states.entries()) {
      if (state !== seen[site]) for (const index of this.#rulesOf[site]!) asked.add(index);
    }
    return asked;
  }
}

/** By site, the numbers of the rules that speak of it; last, those that speak of the whole board. */
function rulesOfSites<G, V extends string>(game: Game<G, V>): number[][] {
  const everywhere = game.sites.length;
  const rulesOf = Array.from({ length: everywhere + 1 }, (): number[] => []);
  for (const [index, rule] of game.rules.entries()) {
    for (const site of sitesOfRule(game, rule) ?? [everywhere]) rulesOf[site]!.push(index);
  }
  return rulesOf;
}

/** Whether nothing is left open that a rule speaks of; of two values, what is open counts as the first. */
const isSettled = <G, V extends string>(game: Game<G, V>, rule: Rule<V>): boolean =>
  !game.chosen || (sitesOfRule(game, rule)?.every((site) => isFilled(game.state(site))) ?? isFull(game));

const isFilled = (state: SiteState): boolean => state !== null && state >= 0;

/** Whether nothing is missing. */
const isFull = <G, V extends string>({ states, chosen }: Game<G, V>): boolean =>
  !chosen || states.every(isFilled);

/** Of two values, the first is what counts where nothing is put down; of more, none does. */
function withoutOpen<G, V extends string>({ board, sites, states, values, chosen }: Game<G, V>): Board<V> {
  if (chosen) return board;
  const open = sites.flatMap((cells, site) => (states[site] === null ? cells : []));
  return board.with(open, values[0]!.id);
}
