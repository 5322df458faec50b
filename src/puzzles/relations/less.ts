import type { Board } from '../../board/index.ts';
import type { DecidedSites } from './decided-sites.ts';
import { type Ink, opposite, type Relation, type Standing } from './relation.ts';

/** The lowest value that the first site can have, and the highest of the second, counted from one. */
export interface LessStanding extends Standing {
  readonly lowest: number;
  readonly highest: number;
}

/** The value of one site comes before that of another, in the order of the values. */
export class Less<V extends string> implements Relation<V, LessStanding> {
  readonly less: number;
  readonly more: number;

  constructor(less: number, more: number) {
    this.less = less;
    this.more = more;
  }

  get sites(): readonly number[] {
    return [this.less, this.more];
  }

  holds(board: Board<V>, sites: DecidedSites<V>): boolean {
    const less = sites.valueAt(board, this.less);
    const more = sites.valueAt(board, this.more);
    const from = less === undefined ? 0 : sites.values.indexOf(less);
    const to = more === undefined ? sites.values.length - 1 : sites.values.indexOf(more);
    return from < to;
  }

  stands(board: Board<V>, sites: DecidedSites<V>): LessStanding {
    const placesOf = (site: number): number[] =>
      sites.possible(board, site).map((value) => sites.values.indexOf(value) + 1);
    const lowest = Math.min(...placesOf(this.less));
    const highest = Math.max(...placesOf(this.more));
    return { need: highest - 1, have: lowest, lowest, highest };
  }

  /** For each value of one site, those that the other can then have: this way propagation sees everything. */
  write<L>(ink: Ink<V, L>): void {
    const { values } = ink.sites;
    const count = values.length;
    // Each clause is as long as it is: arrays that grow take more than they need.
    for (let at = 0; at < count; at++) {
      const larger = new Array<L | boolean>(count - at);
      larger[0] = opposite(ink, ink.is(this.less, values[at]!));
      for (let other = at + 1; other < count; other++) larger[other - at] = ink.is(this.more, values[other]!);
      ink.clause(larger);
      const smaller = new Array<L | boolean>(at + 1);
      smaller[0] = opposite(ink, ink.is(this.more, values[at]!));
      for (let other = 0; other < at; other++) smaller[other + 1] = ink.is(this.less, values[other]!);
      ink.clause(smaller);
    }
  }
}

/** The first of these sites has an earlier value than the second. */
export const less = <V extends string>(one: number, other: number): Less<V> => new Less(one, other);
