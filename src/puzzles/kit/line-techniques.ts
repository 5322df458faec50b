import type { Technique } from '../technique.ts';
import type { Paint } from './paint.ts';

/** The steps that every puzzle of painted regions has at a row or column whose rule is of this kind. */
export function lineTechniques(kind: string): Technique<Paint>[] {
  const rules = { [kind]: 1 };
  return [
    {
      id: 'full-line',
      name: { en: ['a full line'], pt: ['uma linha completa'] },
      rules,
      value: 'blank',
      leaves: 'nothing',
    },
    {
      id: 'line-that-needs-all',
      name: { en: ['a line that needs all it has'], pt: ['uma linha que precisa de tudo'] },
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
        en: ['what all ways to fill a line share'],
        pt: ['o que todas as formas de encher uma linha partilham'],
      },
      rules,
    },
  ];
}
