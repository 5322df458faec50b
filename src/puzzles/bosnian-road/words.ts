import type { Place, Sentence, Wording } from '../../board/index.ts';
import { atCell, clueTells, counted, type Noun } from '../kit/index.ts';
import type { Count, Kind, Loop, LoopStanding, With } from '../relations/index.ts';
import type { Mood } from '../rule.ts';
import type { EvenCrossings } from './crossings.ts';
import type { Road } from './grid.ts';
import type { Touch } from './touch.ts';

/** What clues count. */
export const roadWords: Noun = {
  en: ['road cell', 'road cells'],
  pt: ['casa de estrada', 'casas de estrada'],
};

/** A number counts the road cells around it. */
export const clue: Kind<Road, number, Count<Road>> = {
  kind: 'clue',
  isClue: true,
  sentence: ({ place, relation: { least: wanted } }) => {
    const { en, pt } = atCell(wanted, place!);
    return wanted === 0
      ? {
          en: [...en, ' allows no road around it, corners included'],
          pt: [...pt, ' não admite estrada à sua volta, cantos incluídos'],
        }
      : {
          en: [...en, ` needs exactly ${counted(wanted, ...roadWords.en)} around it, corners included`],
          pt: [
            ...pt,
            ` precisa de exatamente ${counted(wanted, ...roadWords.pt)} à sua volta, cantos incluídos`,
          ],
        };
  },
  tells: clueTells(roadWords, { en: ' around it', pt: ' à sua volta' }),
};

/** The road neither ends nor forks: a road cell has exactly two road cells beside it. */
export const neighbours: Kind<Road, number, With<Road>> = {
  kind: 'neighbours',
  sentence: ({ place }) => ({
    en: ['if ', place!, ' is road, exactly two of the cells beside it are road'],
    pt: ['se ', place!, ' é estrada, exatamente duas das casas ao seu lado são estrada'],
  }),
  tells: ({ place }, { have }, mood): Sentence => {
    const is = mood === 'is';
    if (have > 2) {
      return {
        en: [`the road ${is ? 'forks' : 'would fork'} at `, place!],
        pt: [`a estrada ${is ? 'bifurca-se' : 'bifurcar-se-ia'} em `, place!],
      };
    }
    return have === 1
      ? {
          en: [`the road ${is ? 'comes' : 'would come'} to a dead end at `, place!],
          pt: [`a estrada ${is ? 'fica' : 'ficaria'} num beco sem saída em `, place!],
        }
      : {
          en: ['no cell beside ', place!, ` ${is ? 'can' : 'could'} be road`],
          pt: ['nenhuma casa ao lado de ', place!, ` ${is ? 'pode' : 'poderia'} ser estrada`],
        };
  },
};

/** The road does not touch itself: no two road cells meet only at a corner, and no four fill a square. */
export const touch: Kind<Road, number, Touch> = {
  kind: 'touch',
  sentence: ({ where }) => {
    const [a, b, c, d] = where as readonly [Place, Place, Place, Place];
    return {
      en: [
        'in the square of ',
        a,
        ', ',
        b,
        ', ',
        c,
        ' and ',
        d,
        ' the road neither touches itself at the corner nor fills all four cells',
      ],
      pt: [
        'no quadrado de ',
        a,
        ', ',
        b,
        ', ',
        c,
        ' e ',
        d,
        ' a estrada não se toca pelo canto nem ocupa as quatro casas',
      ],
    };
  },
  tells: ({ sites, where }, { road }, mood): Sentence => {
    const is = mood === 'is';
    if (road.length === 2) {
      const [a, b] = sites.places(road);
      return {
        en: [`the road ${is ? 'touches' : 'would touch'} itself at the corner between `, a!, ' and ', b!],
        pt: [`a estrada ${is ? 'toca-se' : 'tocar-se-ia'} no canto entre `, a!, ' e ', b!],
      };
    }
    const [first, , , last] = where;
    return {
      en: [`the road ${is ? 'fills' : 'would fill'} the whole square from `, first!, ' to ', last!],
      pt: [`a estrada ${is ? 'ocupa' : 'ocuparia'} todo o quadrado de `, first!, ' a ', last!],
    };
  },
};

/** There is a road, and all of it is one closed loop. */
export const oneLoop: Kind<Road, Place, Loop<Road>> = {
  kind: 'loop',
  where: ({ at }) => [at],
  sentence: () => ({ en: ['the road is one closed loop'], pt: ['a estrada é um único circuito fechado'] }),
  tells: ({ sites }, standing, mood) => loopTells(standing, (site) => sites.place(site), mood),
};

function loopTells({ why, one, other }: LoopStanding, place: (site: number) => Place, mood: Mood): Sentence {
  const is = mood === 'is';
  switch (why) {
    case 'nothing':
      return {
        en: [is ? 'no road is possible' : 'no road would be possible'],
        pt: [is ? 'não há estrada possível' : 'não haveria estrada possível'],
      };
    case 'apart':
      return {
        en: [
          'the road at ',
          place(one),
          is ? ' is' : ' would be',
          ' cut off from the road at ',
          place(other),
        ],
        pt: [
          'a estrada em ',
          place(one),
          is ? ' fica' : ' ficaria',
          ' separada da estrada em ',
          place(other),
        ],
      };
    case 'closed':
      return {
        en: [
          `the road ${is ? 'closes' : 'would close'} at `,
          place(one),
          ` and ${is ? 'leaves' : 'leave'} out the road at `,
          place(other),
        ],
        pt: [
          `a estrada ${is ? 'fecha-se' : 'fechar-se-ia'} em `,
          place(one),
          ` e ${is ? 'deixa' : 'deixaria'} de fora a estrada em `,
          place(other),
        ],
      };
    case 'impossible':
      return {
        en: [is ? 'no single loop can hold all of the road' : 'no single loop could hold all of the road'],
        pt: [
          is
            ? 'nenhum circuito pode passar por toda a estrada'
            : 'nenhum circuito poderia passar por toda a estrada',
        ],
      };
  }
}

/** The line between a row or column and the next. */
export interface Border {
  readonly along: 'row' | 'column';
  readonly after: number;
}

/** A closed loop crosses such a line an even number of times. */
export const crossing: Kind<Road, Border, EvenCrossings> = {
  kind: 'crossings',
  name: ({ at: { along, after } }) => `${along} ${after + 1}`,
  where: ({ sites, relation }) => sites.places(relation.sites),
  sentence: ({ at }) => {
    const { en, pt } = borderName(at);
    return {
      en: [`a closed loop crosses ${en} an even number of times`],
      pt: [`um circuito fechado atravessa ${pt} um número par de vezes`],
    };
  },
  tells: ({ at }, { have }, mood) => {
    const { en, pt } = borderName(at);
    const is = mood === 'is';
    const [times, vezes] = have === 1 ? ['once', 'uma vez'] : [`${have} times`, `${have} vezes`];
    return {
      en: [
        `the road ${is ? 'crosses' : 'would cross'} ${en} ${times}, but a closed loop crosses it an even number of times`,
      ],
      pt: [
        `a estrada ${is ? 'atravessa' : 'atravessaria'} ${pt} ${vezes}, mas um circuito fechado atravessa-a um número par de vezes`,
      ],
    };
  },
};

function borderName({ along, after }: Border): Wording {
  const [one, other] = [after + 1, after + 2];
  const rows = along === 'row';
  return {
    en: `the border between ${rows ? 'rows' : 'columns'} ${one} and ${other}`,
    pt: `a fronteira entre as ${rows ? 'linhas' : 'colunas'} ${one} e ${other}`,
  };
}
