import { spokenValue } from '../kit/index.ts';
import type { Light } from './grid.ts';

/** What a white cell can be; every white cell without a light is dark, lit or not. */
export const values = [
  spokenValue<Light>('dark', ' ', '.', {
    en: ['no light', ' is not a light', ' are not lights'],
    pt: ['sem luz', ' não é luz', ' não são luzes'],
  }),
  spokenValue<Light>('light', 'Enter', '*', {
    en: ['light', ' is a light', ' are lights'],
    pt: ['luz', ' é uma luz', ' são luzes'],
  }),
];
