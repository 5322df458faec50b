import type { Board } from '../../board/index.ts';
import type { DecidedSites } from './decided-sites.ts';
import type { Group } from './group.ts';
import type { Ink, Relation, Standing } from './relation.ts';

/** An odd number of sites has the value, or an even one. Its lines double with each site: keep groups small. */
export class Parity<V extends string> implements Relation<V> {
  readonly group: Group<V>;
  readonly odd: boolean;

  constructor(group: Group<V>, odd: boolean) {
    this.group = group;
    this.odd = odd;
  }

  get sites(): readonly number[] {
    return this.group.sites;
  }

  holds(board: Board<V>, sites: DecidedSites<V>): boolean {
    const { have, open } = this.group.tally(board, sites);
    return open > 0 || (have % 2 === 1) === this.odd;
  }

  stands(board: Board<V>, sites: DecidedSites<V>): Standing {
    const { have } = this.group.tally(board, sites);
    return { need: have + 1, have };
  }

  /** Each filling of the other parity is forbidden by a clause. */
  write<L>(ink: Ink<V, L>): void {
    const { open, known } = ink.of(this.group);
    for (let filling = 0; filling < 1 << open.length; filling++) {
      const isTrue = (at: number): boolean => ((filling >> at) & 1) === 1;
      const trues = known + open.filter((_, at) => isTrue(at)).length;
      if ((trues % 2 === 1) === this.odd) continue;
      ink.clause(open.map((literal, at) => (isTrue(at) ? ink.not(literal) : literal)));
    }
  }
}
