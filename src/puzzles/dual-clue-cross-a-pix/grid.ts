import type { RegionBoard } from '../kit/regions/region-board.ts';

/** What is told about a line: how many cells are painted, in how many blocks; null for what is not told. */
export interface DualClue {
  readonly painted: number | null;
  readonly blocks: number | null;
}

/** A board cut into regions, with two clues for each of its rows and columns. Plain data. */
export type DualClueGrid = RegionBoard<DualClue>;
