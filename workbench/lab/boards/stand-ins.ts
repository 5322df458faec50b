import type { BoardText } from './board-text.ts';
import { keptBoards } from './kept-boards.ts';

/**
 * For the 15x15 board of paper 004: its regions, of which one row is lost at the end of a page and was filled in by us,
 * with sums of our own, because those of the columns are lost and those of the rows do not fit any filling of ours.
 */
export const pavementStandIn: BoardText = {
  name: 'crazy-3, a stand-in',
  reason: 'the regions of 004 board_3 but for one row; the sums are ours',
  text: `crazy-pavement
columns: 2 4 8 6 3 9 7 7 13 10 10 9 8 9 7
rows: 9 9 9 10 8 11 8 7 8 6 2 7 8 5 5
regions:
1 1 2 2 3 3 3 3 3 4 4 5 5 5 5
1 2 2 6 6 7 8 8 9 4 4 4 5 5 5
1 12 12 6 6 7 7 8 9 9 10 4 4 4 4
1 13 12 7 7 7 8 8 9 9 10 10 10 4 4
13 13 12 12 14 15 16 16 16 16 10 10 11 11 4
13 13 25 24 15 15 15 17 17 38 20 20 20 20 21
27 26 25 24 24 15 17 17 38 38 22 22 20 21 21
27 26 25 25 25 15 17 17 38 22 22 21 21 21 23
27 26 26 26 30 15 15 17 38 38 22 22 22 21 23
27 28 29 30 30 30 30 17 38 39 22 22 22 22 23
27 28 29 30 31 31 31 39 39 39 22 23 23 23 23
28 28 29 29 31 31 32 40 40 39 36 36 36 37 37
28 28 29 29 31 32 32 40 40 40 40 36 36 37 37
28 28 29 29 32 32 32 32 34 35 35 35 35 42 42
28 28 29 29 33 33 33 32 34 41 41 41 35 42 42
`,
};

/** For the 25x25 board of paper 002, which lost too many cells: one of ours with one solution. */
export const lightsStandIn: BoardText = keptBoards.find(({ name }) => name === 'akari-25-4')!;
