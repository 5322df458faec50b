import type { Board } from '../../board/index.ts';
import type { DecidedSites } from './decided-sites.ts';
import { Group } from './group.ts';
import type { Ink, Relation, Standing } from './relation.ts';

/** The values that are there more than once, or that have fewer sites left than they are. */
export interface DifferentStanding<V> extends Standing {
  readonly values: readonly V[];
}

/** No value stands twice; where there are as many sites as values, each stands once. */
export class Different<V extends string> implements Relation<V, DifferentStanding<V>> {
  readonly sites: readonly number[];

  constructor(sites: readonly number[]) {
    this.sites = sites;
  }

  holds(board: Board<V>, sites: DecidedSites<V>): boolean {
    const seen = new Set<V>();
    for (const site of this.sites) {
      const value = sites.valueAt(board, site);
      if (value === undefined) continue;
      if (seen.has(value)) return false;
      seen.add(value);
    }
    return true;
  }

  stands(board: Board<V>, sites: DecidedSites<V>): DifferentStanding<V> {
    const { values } = sites;
    /** By value: a bit for each site that can have it; a line is shorter than a number has bits. */
    const places = values.map((value) =>
      this.sites.reduce(
        (bits, site, at) => (sites.possible(board, site).includes(value) ? bits | (1 << at) : bits),
        0,
      ),
    );
    for (const [at, value] of values.entries()) {
      const have = this.sites.filter((site) => sites.valueAt(board, site) === value).length;
      if (have > 1) return { need: 1, have, values: [value] };
      if (places[at] === 0) return { need: 1, have: 0, values: [value] };
    }
    const { chosen, have } = tooFewPlaces(places);
    const tight = values.filter((_, at) => chosen & (1 << at));
    return { need: tight.length, have, values: tight };
  }

  write<L>(ink: Ink<V, L>): void {
    const { values } = ink.sites;
    const least = this.sites.length === values.length ? 1 : 0;
    for (const value of values) {
      const { open, known } = ink.of(new Group(this.sites, value));
      ink.count(open, least - known, 1 - known);
    }
  }
}

/** No two of these sites have the same value. */
export const different = <V extends string>(sites: readonly number[]): Different<V> => new Different(sites);

/** Values beyond this number are not chosen from one by one: each doubles the choices. */
const MOST_CHOSEN = 12;

/** The bits of the fewest values that have fewer sites than they are, and how many; of all values if there are none such. */
function tooFewPlaces(places: readonly number[]): { readonly chosen: number; readonly have: number } {
  const chosenFrom = Math.min(places.length, MOST_CHOSEN);
  /** By the bits of some values: those of the sites that can have one of them. */
  const together = new Int32Array(1 << chosenFrom);
  let best: { chosen: number; have: number } | undefined;
  let fewest = places.length + 1;
  for (let chosen = 1; chosen < together.length; chosen++) {
    const rest = chosen & (chosen - 1);
    together[chosen] = together[rest]! | places[31 - Math.clz32(chosen ^ rest)]!;
    const need = ones(chosen);
    const have = ones(together[chosen]!);
    if (have < need && need < fewest) [best, fewest] = [{ chosen, have }, need];
  }
  const all = places.reduce((bits, own) => bits | own, 0);
  return best ?? { chosen: -1, have: ones(all) };
}

function ones(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
