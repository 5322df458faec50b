import type { Board } from '../../board/index.ts';
import type { DecidedSites } from './decided-sites.ts';
import type { Relation, Standing } from './relation.ts';

/** Sites that share one decision have one value: there is nothing left to write. */
export class Together<V extends string> implements Relation<V> {
  readonly sites: readonly number[];

  constructor(sites: readonly number[]) {
    this.sites = sites;
  }

  holds(board: Board<V>, sites: DecidedSites<V>): boolean {
    let first: V | undefined;
    for (const site of this.sites) {
      const value = sites.valueAt(board, site);
      first ??= value;
      if (value !== undefined && value !== first) return false;
    }
    return true;
  }

  stands(): Standing {
    return { need: 1, have: 2 };
  }

  write(): void {}
}

/** They all have the same value, as one decision gives it to them. */
export const together = <V extends string>(sites: readonly number[]): Together<V> => new Together(sites);
