import { paperBoards as named } from '../../../src/papers/index.ts';
import type { BoardText } from './board-text.ts';

/** How the file of results calls the boards of each paper. */
const PREFIXES: Readonly<Record<string, string>> = {
  '000': 'dualclue',
  '002': 'akari',
  '003': 'bosnian',
  '004': 'crazy',
};

/** Nothing but black cells below the name of the puzzle. */
const isDecided = (text: string): boolean => /^[\w-]+\n[#\n]+$/.test(text);

/** The papers' boards, as far as there is something to solve; what was repaired in each, the puzzle's paper says. */
export const paperBoards: readonly BoardText[] = named
  .filter(({ board }) => !isDecided(board.text) && !board.uncertain)
  .map(({ paper, board }) => ({
    name: `${PREFIXES[paper.numbers[0]]}-${board.name}`,
    reason: board.where.en,
    text: board.text,
  }));
