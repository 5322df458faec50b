import type { Board } from '../../board/index.ts';
import { type DecidedSites, type Ink, opposite, type Relation, type Standing } from '../relations/index.ts';
import type { Road } from './grid.ts';

/** The road cells of a square that it has too many or too few of. */
export interface TouchStanding extends Standing {
  readonly road: readonly number[];
}

/** In a square of four cells the road neither meets itself corner to corner nor fills it. */
export class Touch implements Relation<Road, TouchStanding> {
  /** In reading order. */
  readonly sites: readonly [number, number, number, number];

  constructor(sites: readonly [number, number, number, number]) {
    this.sites = sites;
  }

  holds(board: Board<Road>, sites: DecidedSites<Road>): boolean {
    const a = sites.valueAt(board, this.sites[0]);
    const b = sites.valueAt(board, this.sites[1]);
    const c = sites.valueAt(board, this.sites[2]);
    const d = sites.valueAt(board, this.sites[3]);
    // One open cell is always enough to repair the square.
    if (!a || !b || !c || !d) return true;
    // Corner to corner, or filled: opposite cells are alike, and not all four are empty.
    return a !== d || b !== c || (a === 'empty' && b === 'empty');
  }

  stands(board: Board<Road>): TouchStanding {
    const road = this.sites.filter((site) => board.at(site) === 'road');
    return { need: 3, have: road.length === 2 ? 2 : 4, road };
  }

  write<L>(ink: Ink<Road, L>): void {
    const a = ink.is(this.sites[0], 'road');
    const b = ink.is(this.sites[1], 'road');
    const c = ink.is(this.sites[2], 'road');
    const d = ink.is(this.sites[3], 'road');
    const notA = opposite(ink, a);
    const notB = opposite(ink, b);
    const notC = opposite(ink, c);
    const notD = opposite(ink, d);
    ink.clause([notA, notD, b, c]);
    ink.clause([notB, notC, a, d]);
    ink.clause([notA, notB, notC, notD]);
  }
}
