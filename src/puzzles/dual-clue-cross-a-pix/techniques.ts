import type { Paint } from '../kit/cells/paint.ts';
import { LINE_DIFFERENCE, lineTechniques } from '../kit/lines/line-techniques.ts';
import type { Technique } from '../technique.ts';

/** What people who solve these boards call their steps. */
export const techniques: readonly Technique<Paint>[] = [
  ...lineTechniques('line'),
  ...lineTechniques('painted'),
  ...lineTechniques('blocks'),
  LINE_DIFFERENCE,
  {
    id: 'two-lines',
    name: { en: ['two lines that share regions'], pt: ['duas linhas com regiões comuns'] },
    rules: { line: 2 },
  },
];
