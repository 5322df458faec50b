import type { Sentence, Wording } from '../../board/index.ts';
import { countingClue, listed, type Noun, oneLoopIn, phrase } from '../kit/index.ts';
import type { Kind, With } from '../relations/index.ts';
import type { EvenCrossings } from './crossings.ts';
import type { Road } from './grid.ts';
import type { Touch } from './touch.ts';

/** What clues count. */
export const roadWords: Noun = {
  en: ['road cell', 'road cells'],
  pt: ['casa de estrada', 'casas de estrada'],
};

/** A number counts the road cells around it. */
export const clue = countingClue<Road>({
  noun: roadWords,
  none: { en: 'no road', pt: 'estrada' },
  where: { en: ' around it', pt: ' à sua volta' },
  further: { en: ', corners included', pt: ', cantos incluídos' },
});

/** The road neither ends nor forks: a road cell has exactly two road cells beside it. */
export const neighbours: Kind<Road, number, With<Road>> = {
  kind: 'neighbours',
  sentence: ({ place }) => ({
    en: phrase`if ${place!} is road, exactly two of the cells beside it are road`,
    pt: phrase`se ${place!} é estrada, exatamente duas das casas ao seu lado são estrada`,
  }),
  tells: ({ place }, { have }, mood): Sentence => {
    const is = mood === 'is';
    if (have > 2) {
      return {
        en: phrase`the road ${is ? 'forks' : 'would fork'} at ${place!}`,
        pt: phrase`a estrada ${is ? 'bifurca-se' : 'bifurcar-se-ia'} em ${place!}`,
      };
    }
    return have === 1
      ? {
          en: phrase`the road ${is ? 'comes' : 'would come'} to a dead end at ${place!}`,
          pt: phrase`a estrada ${is ? 'fica' : 'ficaria'} num beco sem saída em ${place!}`,
        }
      : {
          en: phrase`no cell beside ${place!} ${is ? 'can' : 'could'} be road`,
          pt: phrase`nenhuma casa ao lado de ${place!} ${is ? 'pode' : 'poderia'} ser estrada`,
        };
  },
};

/** The road does not touch itself: no two road cells meet only at a corner, and no four fill a square. */
export const touch: Kind<Road, number, Touch> = {
  kind: 'touch',
  sentence: ({ where }) => ({
    en: phrase`in the square of ${listed(where, ' and ')} the road neither touches itself at the corner nor fills all four cells`,
    pt: phrase`no quadrado de ${listed(where, ' e ')} a estrada não se toca pelo canto nem ocupa as quatro casas`,
  }),
  tells: ({ sites, where }, { road }, mood): Sentence => {
    const is = mood === 'is';
    if (road.length === 2) {
      const [a, b] = sites.places(road);
      return {
        en: phrase`the road ${is ? 'touches' : 'would touch'} itself at the corner between ${a!} and ${b!}`,
        pt: phrase`a estrada ${is ? 'toca-se' : 'tocar-se-ia'} no canto entre ${a!} e ${b!}`,
      };
    }
    const [first, , , last] = where;
    return {
      en: phrase`the road ${is ? 'fills' : 'would fill'} the whole square from ${first!} to ${last!}`,
      pt: phrase`a estrada ${is ? 'ocupa' : 'ocuparia'} todo o quadrado de ${first!} a ${last!}`,
    };
  },
};

/** There is a road, and all of it is one closed loop. */
export const oneLoop = oneLoopIn<Road>({
  en: {
    rule: 'the road is one closed loop',
    nothing: (is) => `no road ${is ? 'is' : 'would be'} possible`,
    apart: (is, one, other) =>
      phrase`the road at ${one} ${is ? 'is' : 'would be'} cut off from the road at ${other}`,
    closed: (is, one, other) =>
      is
        ? phrase`the road closes at ${one} and leaves out the road at ${other}`
        : phrase`the road would close at ${one} and leave out the road at ${other}`,
    impossible: (is) => `no single loop ${is ? 'can' : 'could'} hold all of the road`,
  },
  pt: {
    rule: 'a estrada é um único circuito fechado',
    nothing: (is) => `não ${is ? 'há' : 'haveria'} estrada possível`,
    apart: (is, one, other) =>
      phrase`a estrada em ${one} ${is ? 'fica' : 'ficaria'} separada da estrada em ${other}`,
    closed: (is, one, other) =>
      is
        ? phrase`a estrada fecha-se em ${one} e deixa de fora a estrada em ${other}`
        : phrase`a estrada fechar-se-ia em ${one} e deixaria de fora a estrada em ${other}`,
    impossible: (is) => `nenhum circuito ${is ? 'pode' : 'poderia'} passar por toda a estrada`,
  },
});

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
