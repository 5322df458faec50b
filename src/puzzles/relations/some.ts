import type { Board } from '../../board/index.ts';
import type { DecidedSites } from './decided-sites.ts';
import type { Group } from './group.ts';
import type { Ink, Relation, Standing } from './relation.ts';

/** Some site of one of these groups has its value. */
export class Some<V extends string> implements Relation<V> {
  readonly groups: readonly Group<V>[];

  constructor(groups: readonly Group<V>[]) {
    this.groups = groups;
  }

  get sites(): readonly number[] {
    return [...new Set(this.groups.flatMap(({ sites }) => sites))];
  }

  holds(board: Board<V>, sites: DecidedSites<V>): boolean {
    for (const group of this.groups) {
      const { have, open } = group.tally(board, sites);
      if (have + open > 0) return true;
    }
    return false;
  }

  stands(): Standing {
    return { need: 1, have: 0 };
  }

  write<L>(ink: Ink<V, L>): void {
    const literals: (L | boolean)[] = [];
    for (const group of this.groups) {
      // Groups are short and cross in a site or two: a set would take longer than looking through them.
      const before = literals.length;
      for (const literal of ink.some(group)) {
        const at = before === 0 ? -1 : literals.indexOf(literal);
        if (at < 0 || at >= before) literals.push(literal);
      }
    }
    ink.clause(literals);
  }
}

/** At least one, of whichever group. */
export const some = <V extends string>(...groups: readonly Group<V>[]): Some<V> => new Some(groups);
