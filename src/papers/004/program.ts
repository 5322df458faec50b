import type { Listing } from '../listing.ts';
import { changes } from './changes.ts';
import { listing as text } from './listing.ts';

/** The listing, its changes and what it can be asked. */
export const listing: Listing = {
  text,
  changes,
  goals: [
    {
      goal: 'start_game',
      says: {
        en: 'the menu of the paper: choose 1 to 4, then Enter',
        pt: 'o menu do artigo: escolhe de 1 a 4, e depois Enter',
      },
    },
    {
      goal: 'solve_easy',
      says: { en: 'the 7x7 board: both pictures, the time', pt: 'o tabuleiro 7x7: as duas figuras, o tempo' },
    },
    { goal: 'solve_medium', says: { en: 'the 10x10 board', pt: 'o tabuleiro 10x10' } },
    {
      goal: 'solve_hard',
      says: {
        en: 'the 15x15 board, with our row 6 and our sums of the columns',
        pt: 'o tabuleiro 15x15, com a nossa linha 6 e as nossas somas das colunas',
      },
    },
  ],
};
