import type { GenerateWish } from '../generate/index.ts';

/** Boards that were ordered, and how many are done. */
export interface Order {
  /** The same for the same puzzle, wish and seed. */
  readonly id: string;
  readonly puzzle: string;
  /** What every board of it is like; the seed is the first board's. */
  readonly wish: GenerateWish;
  /** Milliseconds for each board. */
  readonly timeLimit: number;
  /** How many new boards are ordered. */
  readonly count: number;
  /** The seeds below this index have been tried. */
  readonly next: number;
  /** Its state, if it is for workers. */
  readonly state?: OrderState;
}

/**
 * Open: boards are missing, and jobs for them are there or will be. Exhausted: ten seeds for each board ordered
 * did not bring enough. Failing: most of its jobs were set aside.
 */
export type OrderState = 'open' | 'full' | 'exhausted' | 'failing' | 'cancelled';
