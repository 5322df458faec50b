import type { Board } from '../../board/index.ts';
import type { DecidedSites } from './decided-sites.ts';
import { type Ink, opposite, type Relation, type Standing } from './relation.ts';

/** Which numbers of sites can be seen, in order, and the nearest to what is needed. */
export interface VisibleStanding extends Standing {
  readonly reach: readonly number[];
}

/**
 * How many sites of a line have a greater value than all before them: what is seen from its first site, if values are
 * heights.
 */
export class Visible<V extends string> implements Relation<V, VisibleStanding> {
  readonly sites: readonly number[];
  readonly wanted: number;

  constructor(sites: readonly number[], wanted: number) {
    this.sites = sites;
    this.wanted = wanted;
  }

  holds(board: Board<V>, sites: DecidedSites<V>): boolean {
    return this.#reach(board, sites).has(this.wanted);
  }

  stands(board: Board<V>, sites: DecidedSites<V>): VisibleStanding {
    const need = this.wanted;
    const reach = [...this.#reach(board, sites)].sort((one, other) => one - other);
    const have = reach.findLast((seen) => seen < need) ?? reach.find((seen) => seen > need) ?? need;
    return { need, have, reach };
  }

  /** All numbers of sites that can still be seen, whatever else is asked of the line. */
  #reach(board: Board<V>, sites: DecidedSites<V>): Set<number> {
    /** By the greatest value so far: how many may have been seen. */
    let tops = new Map<number, Set<number>>([[-1, new Set([0])]]);
    for (const site of this.sites) {
      const next = new Map<number, Set<number>>();
      for (const value of sites.possible(board, site)) {
        const height = sites.values.indexOf(value);
        for (const [top, counts] of tops) {
          const after = Math.max(top, height);
          const seen = next.get(after) ?? new Set();
          for (const count of counts) seen.add(height > top ? count + 1 : count);
          next.set(after, seen);
        }
      }
      tops = next;
    }
    return new Set([...tops.values()].flatMap((counts) => [...counts]));
  }

  define<L>(ink: Ink<V, L>): void {
    this.#seen(ink);
  }

  /** Counted twice, by site and by value: each sees what the other does not (what a tall first site leaves to see). */
  write<L>(ink: Ink<V, L>): void {
    const { values } = ink.sites;
    for (const [before, site] of this.sites.entries()) {
      // Each site before may be seen, and each greater value after: together they must do.
      for (let height = 0; height < values.length; height++)
        if (before + values.length - height < this.wanted)
          ink.clause([opposite(ink, ink.is(site, values[height]!))]);
    }
    for (const seen of this.#seen(ink)) {
      const open = seen.filter((one): one is L => typeof one !== 'boolean');
      const wanted = this.wanted - seen.filter((one) => one === true).length;
      ink.count(open, wanted, wanted);
    }
  }

  /** That each site is seen, and that each value is. */
  #seen<L>(ink: Ink<V, L>): readonly (readonly (L | boolean)[])[] {
    const { values } = ink.sites;
    const name = (site: number): string => ink.sites.name(site);
    const line = `${name(this.sites[0]!)}-${name(this.sites.at(-1)!)}`;
    const bySite: (L | boolean)[] = [];
    const byValue = values.map((): (L | boolean)[] => []);
    /** By value: that it, or a greater one, came before. */
    let before: readonly (L | boolean)[] = values.map(() => false);
    for (const site of this.sites) {
      const at = `${name(site)} from ${line}`;
      const is = values.map((value) => ink.is(site, value));
      const seen = is.map((has, height) =>
        opposite(
          ink,
          ink.either(`${at} not seen as ${values[height]}`, [opposite(ink, has), before[height]!]),
        ),
      );
      bySite.push(bySite.length === 0 || ink.either(`${at} seen`, seen));
      for (const [height, one] of seen.entries()) byValue[height]!.push(one);
      before = before.map(
        (was, height) =>
          height === 0 || ink.either(`${at} ${values[height]} reached`, [was, ...is.slice(height)]),
      );
    }
    return [bySite, byValue.map((seen, height) => ink.either(`seen ${values[height]} from ${line}`, seen))];
  }
}

/** From the first of these sites on, this many are seen. */
export const visible = <V extends string>(sites: readonly number[], wanted: number): Visible<V> =>
  new Visible(sites, wanted);
