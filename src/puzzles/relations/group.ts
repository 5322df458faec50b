import type { Board } from '../../board/index.ts';
import type { DecidedSites } from './decided-sites.ts';

/** How many sites of a group have its value, and how many are open. */
export interface Tally {
  readonly have: number;
  readonly open: number;
}

/** Some sites, and the value that a relation looks for in them. */
export class Group<V extends string> implements Tally {
  readonly sites: readonly number[];
  readonly value: V;
  /** Its number among the shared groups of its board; -1 if it is not shared. */
  readonly number: number;
  /** What was counted last: several rules ask about the same board. */
  #board: Board<V> | undefined;
  #have = 0;
  #open = 0;

  constructor(sites: readonly number[], value: V, number = -1) {
    this.sites = sites;
    this.value = value;
    this.number = number;
  }

  get have(): number {
    return this.#have;
  }

  get open(): number {
    return this.#open;
  }

  /** What is counted on this board: the group itself, until it is asked about another board. */
  tally(board: Board<V>, sites: DecidedSites<V>): Tally {
    if (this.#board === board) return this;
    let have = 0;
    let open = 0;
    const many = sites.values.length > 2;
    for (const site of this.sites) {
      const now = sites.valueAt(board, site);
      if (now === this.value) have++;
      else if (now === undefined && !(many && board.excluded(site).includes(this.value))) open++;
    }
    this.#board = board;
    this.#have = have;
    this.#open = open;
    return this;
  }
}

/** These sites, and the value to look for in them. */
export const group = <V extends string>(sites: readonly number[], value: V): Group<V> =>
  new Group(sites, value);
