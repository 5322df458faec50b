import { paperBoards as named } from '../../../src/papers/index.ts';
import type { BoardText } from './board-text.ts';
import { keptBoards } from './kept-boards.ts';

const third = named.find(({ name }) => name === '004:3')!;

/** The 15x15 board of paper 004 in our reading: one row and the sums of the columns are ours. */
export const pavementReading: BoardText = {
  name: 'crazy-3, our reading',
  reason: third.board.repaired!.en,
  text: third.board.text,
};

/** For the 25x25 board of paper 002, which lost too many cells: one of ours with one solution. */
export const lightsStandIn: BoardText = keptBoards.find(({ name }) => name === 'akari-25-4')!;
