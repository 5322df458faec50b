import type { Board } from '../../board/index.ts';
import type { DecidedSites } from './decided-sites.ts';
import type { Group } from './group.ts';
import type { Ink, Relation, Standing } from './relation.ts';

/** `have` is what there is where that is too much, and else what can be reached. */
export interface CountStanding extends Standing {
  /** What can be reached next to `need`, where sites are decided together and leave a gap there. */
  readonly reach?: readonly number[];
}

/** A number of sites of a group have its value. */
export class Count<V extends string> implements Relation<V, CountStanding> {
  readonly group: Group<V>;
  readonly least: number;
  readonly most: number;

  constructor(group: Group<V>, least: number, most: number) {
    this.group = group;
    this.least = least;
    this.most = most;
  }

  get sites(): readonly number[] {
    return this.group.sites;
  }

  holds(board: Board<V>, sites: DecidedSites<V>): boolean {
    const { have, open } = this.group.tally(board, sites);
    return have <= this.most && this.least <= have + open;
  }

  stands(board: Board<V>, sites: DecidedSites<V>): CountStanding {
    const { have } = this.group.tally(board, sites);
    return countStanding(this.group, have > this.most ? this.most : this.least, board, sites);
  }

  write<L>(ink: Ink<V, L>): void {
    const { open, known } = ink.of(this.group);
    ink.count(open, this.least - known, this.most - known);
  }
}

/** Exactly this number of sites have the value. */
export const exactly = <V extends string>(wanted: number, group: Group<V>): Count<V> =>
  new Count(group, wanted, wanted);

/** No more sites than this have the value. */
export const atMost = <V extends string>(most: number, group: Group<V>): Count<V> =>
  new Count(group, 0, most);

/** How a count stands that should come to `need`. */
export function countStanding<V extends string>(
  group: Group<V>,
  need: number,
  board: Board<V>,
  sites: DecidedSites<V>,
): CountStanding {
  const { have, open } = group.tally(board, sites);
  const most = have + open;
  if (need < have) return { need, have };
  const sums = need > most ? undefined : reachable(group, board, sites);
  if (!sums || sums.has(need)) return { need, have: most };
  const below = Math.max(...[...sums].filter((sum) => sum < need));
  const above = Math.min(...[...sums].filter((sum) => sum > need));
  return { need, have: below >= 0 ? below : above, reach: [below, above].filter(Number.isFinite) };
}

/** The numbers that a count can still come to: sites of one decision count together. */
function reachable<V extends string>(
  { sites: counted, value }: Group<V>,
  board: Board<V>,
  sites: DecidedSites<V>,
): Set<number> {
  const weights = new Map<number, number>();
  let have = 0;
  for (const site of counted) {
    const now = sites.valueAt(board, site);
    if (now === value) have++;
    else if (now === undefined) {
      const decision = sites.decisionOf(site);
      weights.set(decision, (weights.get(decision) ?? 0) + 1);
    }
  }
  let sums = new Set([have]);
  for (const weight of weights.values()) sums = new Set([...sums].flatMap((sum) => [sum, sum + weight]));
  return sums;
}
