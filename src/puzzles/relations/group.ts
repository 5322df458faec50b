import type { Board } from '../../board/index.ts';
import type { DecidedSites } from './decided-sites.ts';

/** How many sites of a group have its value, and how many are open. */
export interface Tally {
  readonly have: number;
  readonly open: number;
}

/** Before anything was counted: one for all, because large boards have hundreds of thousands of groups. */
const NOTHING: Tally = { have: 0, open: 0 };

/** Some sites, and the value that a relation looks for in them. */
export class Group<V extends string> {
  readonly sites: readonly number[];
  readonly value: V;
  /** Its number among the shared groups of its board; -1 if it is not shared. */
  readonly number: number;
  /** What was counted last: several rules ask about the same board. */
  #board: Board<V> | undefined;
  #tally: Tally = NOTHING;

  constructor(sites: readonly number[], value: V, number = -1) {
    this.sites = sites;
    this.value = value;
    this.number = number;
  }

  tally(board: Board<V>, sites: DecidedSites<V>): Tally {
    if (this.#board === board) return this.#tally;
    let have = 0;
    let open = 0;
    const many = sites.values.length > 2;
    for (const site of this.sites) {
      const now = sites.valueAt(board, site);
      if (now === this.value) have++;
      else if (now === undefined && !(many && board.excluded(site).includes(this.value))) open++;
    }
    this.#board = board;
    this.#tally = { have, open };
    return this.#tally;
  }
}

/** These sites, and the value to look for in them. */
export const group = <V extends string>(sites: readonly number[], value: V): Group<V> =>
  new Group(sites, value);
