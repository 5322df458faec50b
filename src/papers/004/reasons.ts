import { sharedReasons } from '../shared-reasons.ts';

/** Why the listing was changed. */
export const reasons = {
  ...sharedReasons,
  blanks: {
    en: 'blanks of a string that the scan lost; how many is ours',
    pt: 'espaços de um texto que a digitalização perdeu; quantos, é nosso',
  },
  marks: {
    en: 'marks of a formula, or a space, that the scan put into the text',
    pt: 'marcas de fórmula, ou um espaço, que a digitalização pôs no texto',
  },
  bracket: {
    en: 'a bracket, a comma or a line that the scan lost or added',
    pt: 'um parêntese, uma vírgula ou uma linha que a digitalização perdeu ou acrescentou',
  },
  'long-row': {
    en: 'a row that is printed with cells too many',
    pt: 'uma linha impressa com casas a mais',
  },
  row6: {
    en: 'row 6 is lost, and this one is ours: see the board 004:3',
    pt: 'a linha 6 perdeu-se, e esta é nossa: ver o tabuleiro 004:3',
  },
  columns: {
    en: 'the sums of the columns are lost, and these are ours: see the board 004:3',
    pt: 'as somas das colunas perderam-se, e estas são nossas: ver o tabuleiro 004:3',
  },
  rows: {
    en: 'the listing hands on V, the sums of the columns, where those of the rows belong',
    pt: 'a listagem passa V, as somas das colunas, onde devem estar as das linhas',
  },
} as const;
