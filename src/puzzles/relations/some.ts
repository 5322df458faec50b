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
    let literals: readonly (L | boolean)[] = [];
    for (const group of this.groups) literals = joined(literals, ink.some(group));
    ink.clause(literals);
  }
}

/**
 * What is in one or the other. They are short and have one or two in common: a set would take longer than looking
 * through them, and an array that grows would take more than they need.
 */
function joined<T>(one: readonly T[], other: readonly T[]): readonly T[] {
  if (one.length === 0) return other;
  let news = other.length;
  for (let at = 0; at < other.length; at++) if (one.includes(other[at]!)) news--;
  const all = new Array<T>(one.length + news);
  let found = 0;
  for (let at = 0; at < one.length; at++) all[found++] = one[at]!;
  for (let at = 0; found < all.length; at++) if (!one.includes(other[at]!)) all[found++] = other[at]!;
  return all;
}

/** At least one, of whichever group. */
export const some = <V extends string>(...groups: readonly Group<V>[]): Some<V> => new Some(groups);
