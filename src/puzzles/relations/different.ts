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
    const placesOf = (value: V): number[] =>
      this.sites.filter((site) => sites.possible(board, site).includes(value));
    for (const value of sites.values) {
      const have = this.sites.filter((site) => sites.valueAt(board, site) === value).length;
      if (have > 1) return { need: 1, have, values: [value] };
      if (placesOf(value).length === 0) return { need: 1, have: 0, values: [value] };
    }
    const tight = tooFewPlaces(sites.values.map((value) => [value, placesOf(value)] as const));
    return { need: tight.values.length, have: tight.places, values: tight.values };
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

/** The fewest values that have fewer sites than they are; all of them and their sites if there are none such. */
function tooFewPlaces<V>(places: readonly (readonly [V, readonly number[]])[]): {
  readonly values: readonly V[];
  readonly places: number;
} {
  let best = {
    values: places.map(([value]) => value),
    places: new Set(places.flatMap(([, sites]) => sites)).size,
  };
  const chosenFrom = Math.min(places.length, MOST_CHOSEN);
  for (let chosen = 1; chosen < 1 << chosenFrom; chosen++) {
    const some = places.filter((_, at) => chosen & (1 << at));
    const sites = new Set(some.flatMap(([, own]) => own)).size;
    if (sites < some.length && (best.places >= best.values.length || some.length < best.values.length)) {
      best = { values: some.map(([value]) => value), places: sites };
    }
  }
  return best;
}
