import { type Board, cellSites, type Place, type Shape, type Sites } from '../../board/index.ts';

/**
 * What there is to decide on a board: the values of its sites, the sites that share a decision, and what is given. A
 * site is its number in the board. See docs/decisions/0012.
 */
export class DecidedSites<V extends string> {
  /** In the order in which the puzzle lists them. */
  readonly values: readonly V[];
  /** By decision: its sites, which share a value. */
  readonly decided: readonly (readonly number[])[];
  readonly #sites: Sites;
  /** By site: the value of one that no decision covers; absent where all are covered. */
  readonly #given: readonly (V | undefined)[] | undefined;
  /** By site; made when first asked for. */
  #decisionOf: number[] | undefined;

  constructor(
    sites: Sites,
    values: readonly V[],
    decided: readonly (readonly number[])[],
    given?: readonly (V | undefined)[],
  ) {
    this.#sites = sites;
    this.values = values;
    this.decided = decided;
    this.#given = given;
  }

  get columns(): number {
    return this.#sites.columns;
  }

  given(site: number): V | undefined {
    return this.#given?.[site];
  }

  /** The value of a site, given or decided; undefined while it is open. */
  valueAt(board: Board<V>, site: number): V | undefined {
    return this.#given?.[site] ?? board.at(site);
  }

  /** The values that a site can still have. */
  possible(board: Board<V>, site: number): readonly V[] {
    const value = this.valueAt(board, site);
    if (value !== undefined) return [value];
    const excluded = board.excluded(site);
    return excluded.length === 0 ? this.values : this.values.filter((one) => !excluded.includes(one));
  }

  /** The number of a site's decision: sites that share it have the same value. */
  decisionOf(site: number): number {
    if (!this.#decisionOf) {
      this.#decisionOf = [];
      for (const [decision, own] of this.decided.entries())
        for (const one of own) this.#decisionOf[one] = decision;
    }
    return this.#decisionOf[site] ?? -1;
  }

  name(site: number): string {
    return this.#sites.name(site);
  }

  place(site: number): Place {
    return this.#sites.place(site);
  }

  places(sites: readonly number[]): Place[] {
    return sites.map((site) => this.place(site));
  }
}

/** Each site is decided by itself. What `given` tells of a site is not decided any more. */
export function decideSites<V extends string>(
  sites: Sites,
  values: readonly V[],
  given?: (site: number) => V | undefined,
): DecidedSites<V> {
  const decided: (readonly number[])[] = [];
  let known: (V | undefined)[] | undefined;
  for (let site = 0; site < sites.count; site++) {
    const value = given?.(site);
    if (value === undefined) decided.push([site]);
    else {
      known ??= new Array<V | undefined>(sites.count).fill(undefined);
      known[site] = value;
    }
  }
  return new DecidedSites(sites, values, decided, known);
}

/** One site a cell: what most puzzles have. */
export const decideCells = <V extends string>(
  shape: Shape,
  values: readonly V[],
  given?: (cell: number) => V | undefined,
): DecidedSites<V> => decideSites(cellSites(shape), values, given);
