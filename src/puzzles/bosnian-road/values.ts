import type { Value } from '../puzzle.ts';
import type { Road } from './grid.ts';

/** What a free cell can be. */
export const values: readonly Value<Road>[] = [
  {
    id: 'empty',
    name: { en: ['no road'], pt: ['sem estrada'] },
    key: ' ',
    symbol: '.',
    is: {
      one: { en: ' is not road', pt: ' não é estrada' },
      many: { en: ' are not road', pt: ' não são estrada' },
    },
  },
  {
    id: 'road',
    name: { en: ['road'], pt: ['estrada'] },
    key: 'Enter',
    symbol: 'o',
    is: {
      one: { en: ' is road', pt: ' é estrada' },
      many: { en: ' are road', pt: ' são estrada' },
    },
  },
];
