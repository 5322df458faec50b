import type { Sentence } from '../../board/index.ts';
import { countingClue } from '../kit/index.ts';
import type { Count, Group, Kind, Some } from '../relations/index.ts';
import type { Light } from './grid.ts';

/** A line by its first and its last cell: `r1c1-r1c4`. */
export const lineName = (line: readonly number[], name: (cell: number) => string): string =>
  `${name(line[0]!)}-${name(line.at(-1)!)}`;

/** A number counts the lights beside it. */
export const clue = countingClue<Light>({
  noun: { en: ['light', 'lights'], pt: ['luz', 'luzes'] },
  none: { en: 'no light', pt: 'nenhuma luz' },
  where: { en: ' beside it', pt: ' ao lado' },
});

/** Lights must not see one another: at most one on each sight line. */
export const sight: Kind<Light, Group<Light>, Count<Light>> = {
  kind: 'sight',
  name: ({ at, sites }) => lineName(at.sites, (cell) => sites.name(cell)),
  sentence: ({ at, sites }) => {
    const [first, last] = [sites.place(at.sites[0]!), sites.place(at.sites.at(-1)!)];
    return {
      en: ['there is at most one light from ', first, ' to ', last],
      pt: ['de ', first, ' a ', last, ' há no máximo uma luz'],
    };
  },
  tells: ({ at, sites }, { have }, mood): Sentence => {
    const [first, last] = [sites.place(at.sites[0]!), sites.place(at.sites.at(-1)!)];
    const is = mood === 'is';
    const [lights, luzes] = have === 2 ? ['two', 'duas'] : [have, have];
    return {
      en: [`${lights} lights ${is ? 'see' : 'would see'} each other from `, first, ' to ', last],
      pt: [`${is ? 'há' : 'haveria'} ${luzes} luzes a ver-se de `, first, ' a ', last],
    };
  },
};

/** Every white cell is lit: some light stands on it, or sees it along its row or its column. */
export const lit: Kind<Light, number, Some<Light>> = {
  kind: 'lit',
  sentence: ({ place }) => ({
    en: [place!, ' must hold a light or see one'],
    pt: [place!, ' tem de ter uma luz ou de ver uma'],
  }),
  tells: ({ place }, _, mood) =>
    mood === 'is'
      ? {
          en: ['no cell is left that can light ', place!],
          pt: ['já não resta nenhuma casa que possa iluminar ', place!],
        }
      : {
          en: ['no cell would be left to light ', place!],
          pt: ['não restaria nenhuma casa que pudesse iluminar ', place!],
        },
};
