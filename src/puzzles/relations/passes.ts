import type { Board } from '../../board/index.ts';
import { type CountStanding, countStanding } from './count.ts';
import type { DecidedSites } from './decided-sites.ts';
import type { Group } from './group.ts';
import type { Ink, Relation } from './relation.ts';

/** If a site has the value of a group, exactly this many sites of the group have it. */
export class With<V extends string> implements Relation<V, CountStanding> {
  readonly site: number;
  readonly wanted: number;
  readonly group: Group<V>;

  constructor(site: number, wanted: number, group: Group<V>) {
    this.site = site;
    this.wanted = wanted;
    this.group = group;
  }

  get sites(): readonly number[] {
    return [this.site, ...this.group.sites];
  }

  holds(board: Board<V>, sites: DecidedSites<V>): boolean {
    if (sites.valueAt(board, this.site) !== this.group.value) return true;
    const { have, open } = this.group.tally(board, sites);
    return have <= this.wanted && this.wanted <= have + open;
  }

  stands(board: Board<V>, sites: DecidedSites<V>): CountStanding {
    return countStanding(this.group, this.wanted, board, sites);
  }

  write<L>(ink: Ink<V, L>): void {
    const { open, known } = ink.of(this.group);
    const wanted = this.wanted - known;
    ink.when(ink.is(this.site, this.group.value), () => ink.count(open, wanted, wanted));
  }
}

/** A site that has the value has exactly this many others with it. */
export const withExactly = <V extends string>(site: number, wanted: number, group: Group<V>): With<V> =>
  new With(site, wanted, group);

/** What passes through a point goes in and out: none of these sites has the value, or two have. */
export class Passes<V extends string> implements Relation<V, CountStanding> {
  readonly group: Group<V>;

  constructor(group: Group<V>) {
    this.group = group;
  }

  get sites(): readonly number[] {
    return this.group.sites;
  }

  holds(board: Board<V>, sites: DecidedSites<V>): boolean {
    const { have, open } = this.group.tally(board, sites);
    return have === 0 || (have === 1 ? open > 0 : have === 2);
  }

  stands(board: Board<V>, sites: DecidedSites<V>): CountStanding {
    return countStanding(this.group, 2, board, sites);
  }

  /** At most two, and each of them has another. */
  write<L>(ink: Ink<V, L>): void {
    const { open, known } = ink.of(this.group);
    if (known > 0) {
      ink.count(open, 2 - known, 2 - known);
      return;
    }
    if (open.length > 2) ink.count(open, 0, 2);
    for (const one of open) ink.clause([ink.not(one), ...open.filter((other) => other !== one)]);
  }
}

/** None of them, or exactly two. */
export const passes = <V extends string>(group: Group<V>): Passes<V> => new Passes(group);
