import { spokenValue } from '../kit/index.ts';
import type { Road } from './grid.ts';

/** What a free cell can be. */
export const values = [
  spokenValue<Road>('empty', ' ', '.', {
    en: ['no road', ' is not road', ' are not road'],
    pt: ['sem estrada', ' não é estrada', ' não são estrada'],
  }),
  spokenValue<Road>('road', 'Enter', 'o', {
    en: ['road', ' is road', ' are road'],
    pt: ['estrada', ' é estrada', ' são estrada'],
  }),
];
