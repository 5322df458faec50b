import type { Value } from '../../puzzle.ts';
import type { Noun } from '../text/counted.ts';

/** The value of a cell in the puzzles that paint cells or whole regions. */
export type Paint = 'blank' | 'paint';

export const paintValues: readonly Value<Paint>[] = [
  {
    id: 'blank',
    name: { en: ['blank'], pt: ['em branco'] },
    key: ' ',
    symbol: '.',
    is: {
      one: { en: ' stays blank', pt: ' fica em branco' },
      many: { en: ' stay blank', pt: ' ficam em branco' },
    },
  },
  {
    id: 'paint',
    name: { en: ['painted'], pt: ['pintada'] },
    key: 'Enter',
    symbol: '*',
    is: {
      one: { en: ' is painted', pt: ' é pintada' },
      many: { en: ' are painted', pt: ' são pintadas' },
    },
  },
];

/** What the clues of such puzzles count. */
export const paintWords: Noun = {
  en: ['painted cell', 'painted cells'],
  pt: ['casa pintada', 'casas pintadas'],
};
