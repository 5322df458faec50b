import type { Listing } from '../listing.ts';
import { changes } from './changes.ts';
import { listing as text } from './listing.ts';

/** The listing, its changes and what it can be asked. */
export const listing: Listing = {
  text,
  changes,
  goals: [
    {
      goal: 'start',
      says: { en: 'solves the board start and prints it', pt: 'resolve o tabuleiro start e imprime-o' },
    },
    {
      goal: 'start2',
      says: { en: 'solves the board start2 and prints it', pt: 'resolve o tabuleiro start2 e imprime-o' },
    },
    {
      goal: 'start4',
      says: { en: 'solves the board start4 and prints it', pt: 'resolve o tabuleiro start4 e imprime-o' },
    },
    {
      goal: 'start5',
      says: { en: 'solves the board start5 and prints it', pt: 'resolve o tabuleiro start5 e imprime-o' },
    },
    {
      goal: 'start6',
      says: { en: 'solves the board start6 and prints it', pt: 'resolve o tabuleiro start6 e imprime-o' },
    },
    {
      goal: 'start3',
      says: {
        en: 'fails: the rows of this board lost cells in the scan',
        pt: 'falha: as linhas deste tabuleiro perderam casas na digitalização',
      },
    },
    {
      goal: 'generate(8)',
      says: {
        en: 'makes a random board of black cells, prints it and solves it',
        pt: 'gera um tabuleiro aleatório de casas pretas, imprime-o e resolve-o',
      },
    },
  ],
};
