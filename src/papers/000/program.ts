import type { Listing } from '../listing.ts';
import { changes } from './changes.ts';
import { listing as text } from './listing.ts';

/** The listing, its changes and what it can be asked. */
export const listing: Listing = {
  text,
  changes,
  goals: [
    {
      goal: 'teste',
      says: {
        en: 'solves the board of the listing and prints it: Fig. 4',
        pt: 'resolve o tabuleiro da listagem e imprime-o: Fig. 4',
      },
    },
    {
      goal: 'teste_print',
      says: { en: 'prints the same board unsolved', pt: 'imprime o mesmo tabuleiro por resolver' },
    },
    {
      goal: 'test_generator(5, 5)',
      says: { en: 'makes a random board and prints it', pt: 'gera um tabuleiro aleatório e imprime-o' },
    },
    {
      goal: 'test_generate_and_solve(5, 5)',
      says: {
        en: 'makes a random board, prints it and solves it',
        pt: 'gera um tabuleiro aleatório, imprime-o e resolve-o',
      },
    },
    {
      goal: 'assess_time_generator(3, 5, 5, Average)',
      says: {
        en: 'Table 1: the mean time, in milliseconds, to make and print the given number of boards',
        pt: 'Tabela 1: o tempo médio, em milissegundos, para gerar e imprimir o número de tabuleiros dado',
      },
    },
    {
      goal: 'assess_time_generate_and_solve(3, 5, 5, Average)',
      says: {
        en: 'Table 2, as the listing has it: it solves nothing',
        pt: 'Tabela 2, tal como está na listagem: não resolve nada',
      },
    },
  ],
};
