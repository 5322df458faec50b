import type { Board } from '../../board/index.ts';
import type { DecidedSites } from './decided-sites.ts';
import type { Group } from './group.ts';
import type { Ink, Relation, Standing } from './relation.ts';

const NONE: readonly never[] = [];

/** Some site of one group or the other has its value. Boards have one a cell: a list of the two would double its size. */
export class Some<V extends string> implements Relation<V> {
  readonly one: Group<V>;
  readonly other: Group<V> | undefined;

  constructor(one: Group<V>, other: Group<V> | undefined) {
    this.one = one;
    this.other = other;
  }

  get sites(): readonly number[] {
    return [...new Set([...this.one.sites, ...(this.other?.sites ?? [])])];
  }

  holds(board: Board<V>, sites: DecidedSites<V>): boolean {
    const one = this.one.tally(board, sites);
    if (one.have + one.open > 0) return true;
    if (!this.other) return false;
    const other = this.other.tally(board, sites);
    return other.have + other.open > 0;
  }

  stands(): Standing {
    return { need: 1, have: 0 };
  }

  write<L>(ink: Ink<V, L>): void {
    const one = ink.some(this.one);
    const other = this.other ? ink.some(this.other) : NONE;
    ink.clause(other.length === 0 ? one : one.length === 0 ? other : joined(one, other));
  }
}

/**
 * What is in one or the other. They are short, and most often have one in common: a set would take longer than looking
 * through them, and an array that grows would take more than they need.
 */
function joined<T>(one: readonly T[], other: readonly T[]): readonly T[] {
  const all = new Array<T>(one.length + other.length - 1);
  for (let at = 0; at < one.length; at++) all[at] = one[at]!;
  let found = one.length;
  for (let at = 0; at < other.length; at++) {
    const item = other[at]!;
    let same = 0;
    while (same < one.length && one[same] !== item) same++;
    if (same === one.length) all[found++] = item;
  }
  if (found < all.length) all.length = found;
  return all;
}

/** At least one, of whichever group. */
export const some = <V extends string>(one: Group<V>, other?: Group<V>): Some<V> => new Some(one, other);
