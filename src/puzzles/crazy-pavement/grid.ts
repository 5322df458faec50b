import type { RegionBoard } from '../kit/regions/region-board.ts';

/** How many cells of a line are painted; null where the puzzle does not tell. */
export type Count = number | null;

/** A board cut into regions, with a count for some of its rows and columns. Plain data. */
export type CrazyPavement = RegionBoard<Count>;
