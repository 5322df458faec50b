import type { Paint } from '../kit/cells/paint.ts';
import { LINE_DIFFERENCE, lineTechniques } from '../kit/lines/line-techniques.ts';
import type { Technique } from '../technique.ts';

/** What people who solve these boards call their steps. */
export const techniques: readonly Technique<Paint>[] = [
  ...lineTechniques('row'),
  ...lineTechniques('column'),
  LINE_DIFFERENCE,
  {
    id: 'crossing-lines',
    name: {
      en: ['a row and a column that share regions'],
      pt: ['uma linha e uma coluna com regiões comuns'],
    },
    rules: { row: 1, column: 1 },
  },
  {
    id: 'neighbouring-rows',
    name: { en: ['two rows that share regions'], pt: ['duas linhas com regiões comuns'] },
    rules: { row: 2 },
  },
  {
    id: 'neighbouring-columns',
    name: { en: ['two columns that share regions'], pt: ['duas colunas com regiões comuns'] },
    rules: { column: 2 },
  },
];
