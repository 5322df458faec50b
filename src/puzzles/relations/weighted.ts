import type { Board } from '../../board/index.ts';
import type { DecidedSites } from './decided-sites.ts';
import type { Ink, Relation, Standing, Term } from './relation.ts';

/** A site and how much it counts for, or against, if it has the value. */
export interface Weight {
  readonly site: number;
  readonly weight: number;
}

/** The least and the most that a sum can come to. */
export interface WeightedStanding extends Standing {
  readonly least: number;
  readonly most: number;
}

/** The weights of the sites that have a value add up to a number. */
export class Weighted<V extends string> implements Relation<V, WeightedStanding> {
  readonly value: V;
  readonly total: number;
  readonly weights: readonly Weight[];

  constructor(value: V, weights: readonly Weight[], total: number) {
    this.value = value;
    this.weights = weights;
    this.total = total;
  }

  get sites(): readonly number[] {
    return this.weights.map(({ site }) => site);
  }

  holds(board: Board<V>, sites: DecidedSites<V>): boolean {
    const { least, most } = this.#bounds(board, sites);
    return least <= this.total && this.total <= most;
  }

  stands(board: Board<V>, sites: DecidedSites<V>): WeightedStanding {
    const { least, most } = this.#bounds(board, sites);
    return { need: this.total, have: least > this.total ? least : most, least, most };
  }

  write<L>(ink: Ink<V, L>): void {
    let left = this.total;
    const terms: Term<L>[] = [];
    for (const { site, weight } of this.weights) {
      const is = ink.is(site, this.value);
      if (typeof is !== 'boolean') terms.push([weight, is]);
      else if (is) left -= weight;
    }
    // A sum of ones is a count, for which the engine has counters and explanations of its own.
    if (terms.some(([weight]) => Math.abs(weight) !== 1)) ink.sum(terms, left);
    else {
      const wanted = left + terms.filter(([weight]) => weight < 0).length;
      ink.count(
        terms.map(([weight, literal]) => (weight > 0 ? literal : ink.not(literal))),
        wanted,
        wanted,
      );
    }
  }

  #bounds(board: Board<V>, sites: DecidedSites<V>): { readonly least: number; readonly most: number } {
    let least = 0;
    let most = 0;
    for (const { site, weight } of this.weights) {
      const now = sites.valueAt(board, site);
      if (now === this.value || (now === undefined && weight < 0)) least += weight;
      if (now === this.value || (now === undefined && weight > 0)) most += weight;
    }
    return { least, most };
  }
}
