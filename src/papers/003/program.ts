import type { Listing } from '../listing.ts';
import { changes } from './changes.ts';
import { listing as text } from './listing.ts';

/** The listing, its changes and what it can be asked. */
export const listing: Listing = {
  text,
  changes,
  goals: [
    {
      goal: 'calculate_road([2-2-5,5-2-5,3-3-3,2-5-3,6-6-2]-[],6,RES), showBoard(RES,[2-2-5,5-2-5,3-3-3,2-5-3,6-6-2]-[],6)',
      says: {
        en: 'the first example of its comments: 003:6-a',
        pt: 'o primeiro exemplo dos seus comentários: 003:6-a',
      },
    },
    {
      goal: 'calculate_road_testing([2-2-5,5-2-5,3-3-3,2-5-3]-[],6,RES), showBoard(RES,[2-2-5,5-2-5,3-3-3,2-5-3]-[],6)',
      says: {
        en: 'the second, with the test after the labeling: 003:6-b',
        pt: 'o segundo, com o teste depois da etiquetagem: 003:6-b',
      },
    },
    {
      goal: 'K=[2-4-5,3-3-4,3-7-4,3-10-4,4-2-4,5-5-4,5-12-4,6-8-5,8-6-4,9-2-4,9-9-4,10-3-3,11-4-5,11-7-3,11-11-4]-[4-6,4-11,7-7,10-8,10-12,12-10], calculate_road_testing(K,13,RES), showBoard(RES,K,13)',
      says: { en: 'the large one: 003:13', pt: 'o grande: 003:13' },
    },
    {
      goal: 'createBoard(6,K,A), calculate_road(K,6,RES), showBoard(RES,K,6)',
      says: {
        en: 'makes a random board, solves it and prints it',
        pt: 'gera um tabuleiro aleatório, resolve-o e imprime-o',
      },
    },
  ],
};
