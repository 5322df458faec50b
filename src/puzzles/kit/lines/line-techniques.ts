import type { Technique } from '../../technique.ts';
import type { Paint } from '../cells/paint.ts';

/** The step that takes two rows or columns that lie side by side. */
export const LINE_DIFFERENCE: Technique<Paint> = {
  id: 'line-difference',
  name: {
    en: ['how much two neighbouring lines differ'],
    pt: ['a diferença entre duas linhas vizinhas'],
  },
  rules: { difference: 1 },
};

/** The steps that every puzzle of painted regions has at a row or column whose rule is of this kind. */
export function lineTechniques(kind: string): Technique<Paint>[] {
  const rules = { [kind]: 1 };
  return [
    {
      id: 'full-line',
      name: { en: ['a full line'], pt: ['uma linha completa'] },
      bookkeeping: true,
      rules,
      value: 'blank',
      leaves: 'nothing',
    },
    {
      id: 'line-that-needs-all',
      name: {
        en: ['a line that needs every open cell'],
        pt: ['uma linha que precisa de todas as casas em aberto'],
      },
      rules,
      value: 'paint',
      leaves: 'nothing',
    },
    {
      id: 'only-sum',
      name: { en: ['only one choice of regions fits'], pt: ['só uma escolha de regiões serve'] },
      rules,
      leaves: 'nothing',
    },
    {
      id: 'too-large',
      name: { en: ['a region too large for its line'], pt: ['uma região grande demais para a linha'] },
      rules,
      value: 'blank',
    },
    {
      id: 'indispensable',
      name: { en: ['a region the line cannot do without'], pt: ['uma região que a linha não dispensa'] },
      rules,
      value: 'paint',
    },
    {
      id: 'common-to-all-fits',
      name: {
        en: ['what every way to fill a line has in common'],
        pt: ['o que todas as formas de preencher uma linha têm em comum'],
      },
      rules,
    },
  ];
}
