import type { Value } from '../puzzle.ts';
import type { Light } from './grid.ts';

/** What a white cell can be; every white cell without a light is dark, lit or not. */
export const values: readonly Value<Light>[] = [
  {
    id: 'dark',
    name: { en: ['no light'], pt: ['sem luz'] },
    key: ' ',
    symbol: '.',
    is: {
      one: { en: ' is not a light', pt: ' não é luz' },
      many: { en: ' are not lights', pt: ' não são luzes' },
    },
  },
  {
    id: 'light',
    name: { en: ['light'], pt: ['luz'] },
    key: 'Enter',
    symbol: '*',
    is: {
      one: { en: ' is a light', pt: ' é uma luz' },
      many: { en: ' are lights', pt: ' são luzes' },
    },
  },
];
