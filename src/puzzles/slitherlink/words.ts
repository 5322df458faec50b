import { type Place, placeName } from '../../board/index.ts';
import { countingClue, listed, oneLoopIn, phrase, spokenValue } from '../kit/index.ts';
import type { Count, Kind, Loop, Passes, Some, With } from '../relations/index.ts';
import type { EdgeState } from './grid.ts';

/** What an edge can be. */
export const values = [
  spokenValue<EdgeState>('none', ' ', 'x', {
    en: ['no line', ' is not on the loop', ' are not on the loop'],
    pt: ['sem linha', ' não faz parte do circuito', ' não fazem parte do circuito'],
  }),
  spokenValue<EdgeState>('line', 'Enter', '*', {
    en: ['line', ' is on the loop', ' are on the loop'],
    pt: ['linha', ' faz parte do circuito', ' fazem parte do circuito'],
  }),
];

/** A number counts the edges of its cell that are on the loop. */
export const clue: Kind<EdgeState, Place, Count<EdgeState>> = {
  ...countingClue<EdgeState, Place>({
    noun: { en: ['line', 'lines'], pt: ['linha', 'linhas'] },
    none: { en: 'no line', pt: 'nenhuma linha' },
    where: { en: ' around it', pt: ' à sua volta' },
  }),
  where: ({ at }) => [at],
};

/** The loop neither ends nor forks: it passes a corner or leaves it alone. */
export const corner: Kind<EdgeState, Place, Passes<EdgeState>> = {
  kind: 'corner',
  where: ({ at }) => [at],
  sentence: ({ at }) => ({
    en: phrase`at ${at} two lines meet, or none`,
    pt: phrase`n${at} encontram-se duas linhas, ou nenhuma`,
  }),
  tells: ({ at }, { have }, mood) => {
    const is = mood === 'is';
    return have > 2
      ? {
          en: phrase`the loop ${is ? 'forks' : 'would fork'} at ${at}, where ${have} lines ${is ? '' : 'would '}meet`,
          pt: phrase`o circuito ${is ? 'divide-se' : 'dividir-se-ia'} n${at}, com ${have} linhas`,
        }
      : {
          en: phrase`the loop ${is ? 'cannot' : 'could not'} go on at ${at}`,
          pt: phrase`o circuito não ${is ? 'pode' : 'poderia'} continuar n${at}`,
        };
  },
};

/** All lines are one closed loop. */
export const oneLoop: Kind<EdgeState, Place, Loop<EdgeState>> = {
  ...oneLoopIn<EdgeState>({
    en: {
      rule: 'all lines form one closed loop',
      nothing: (is) => `there ${is ? 'is' : 'would be'} no place left for a loop`,
      apart: (is, one, other) =>
        phrase`${one} and ${other} ${is ? 'can' : 'could'} no longer be joined into one loop`,
      closed: (is, one, other) =>
        phrase`the loop ${is ? 'closes' : 'would close'} at ${one} without ${other}`,
      impossible: (is) => `one loop ${is ? 'is' : 'would be'} no longer possible`,
    },
    pt: {
      rule: 'todas as linhas formam um só circuito fechado',
      nothing: (is) => `já não ${is ? 'há' : 'haveria'} lugar para um circuito`,
      apart: (is, one, other) =>
        phrase`${one} e ${other} já não se ${is ? 'podem' : 'poderiam'} juntar num só circuito`,
      closed: (is, one, other) => phrase`o circuito ${is ? 'fecha-se' : 'fechar-se-ia'} n${one} sem ${other}`,
      impossible: (is) => `já não ${is ? 'é' : 'seria'} possível um só circuito`,
    },
  }),
  atAGlance: true,
};

/** A clue, a line that comes to one of its corners, and its two edges that do not end there. */
interface LineInto {
  readonly clue: 2 | 3;
  readonly cell: Place;
  readonly line: number;
  readonly others: readonly number[];
}

/** A line that comes to the corner of a 3 settles the two edges beyond, and of a 2 one of them. */
export const lineInto: Kind<EdgeState, LineInto, With<EdgeState> | Some<EdgeState>> = {
  kind: 'line-into',
  atAGlance: true,
  name: ({ at: { line, cell }, sites }) => `${placeName(sites.place(line))}-${placeName(cell)}`,
  where: ({ at: { line, cell }, sites }) => [sites.place(line), cell],
  sentence: ({ at: { clue, cell, line, others }, sites }) => {
    const places = sites.places(others);
    const [and, e] = clue === 3 ? [' and ', ' e d'] : [' or ', ' ou d'];
    const from = sites.place(line);
    return {
      en: phrase`if ${from} is on the loop, the ${clue} at ${cell} needs ${listed(places, and)}`,
      pt: phrase`se ${from} faz parte do circuito, o ${clue} em ${cell} precisa d${listed(places, e)}`,
    };
  },
  tells: ({ at: { clue, cell, line }, sites }, _, mood) => {
    const is = mood === 'is';
    const from = sites.place(line);
    return {
      en: phrase`with ${from} on the loop, the ${clue} at ${cell} ${is ? 'has' : 'would have'} too few lines`,
      pt: phrase`com ${from} no circuito, o ${clue} em ${cell} ${is ? 'fica' : 'ficaria'} com linhas a menos`,
    };
  },
};

type TwoClues = readonly [Place, Place];

const threes = (kind: string, en: string, pt: string): Kind<EdgeState, TwoClues, Count<EdgeState>> => ({
  kind,
  atAGlance: true,
  name: ({ at }) => at.map(placeName).join('-'),
  where: ({ at }) => at,
  sentence: ({ at: [one, other], relation, sites }) => {
    const places = sites.places(relation.sites);
    return {
      en: phrase`of ${en} at ${one} and ${other}, ${listed(places, ' and ')} are on the loop`,
      pt: phrase`d${pt} em ${one} e ${other}, ${listed(places, ' e ')} fazem parte do circuito`,
    };
  },
  tells: ({ at: [one, other] }, { need, have }, mood) => {
    const [can, podem] = mood === 'is' ? ['can', 'podem'] : ['could', 'poderiam'];
    return {
      en: phrase`${en} at ${one} and ${other} need ${need} lines and ${can} have only ${have}`,
      pt: phrase`${pt} em ${one} e ${other} precisam de ${need} linhas e só ${podem} ter ${have}`,
    };
  },
});

/** The lines that two 3s settle that touch at a corner. */
export const diagonalThrees = threes(
  'diagonal-threes',
  'the two 3s corner to corner',
  'os dois 3 canto com canto',
);

/** The lines that two 3s settle that are side by side. */
export const neighbouringThrees = threes(
  'neighbouring-threes',
  'the two 3s side by side',
  'os dois 3 lado a lado',
);
