import { latinSetter } from '../kit/index.ts';
import { viewpoints } from './grid.ts';
import { interaction } from './interaction.ts';
import { rulebook } from './rules.ts';

/** A random square; every clue it has, and some of its heights, may be shown. */
export const setter = latinSetter(
  {
    rulebook,
    drawing: interaction.drawing,
    clues: (size) => viewpoints(size).map((from) => ({ kind: 'outside', ...from })),
    share: {
      name: 'views',
      about: {
        en: ['share of lines that may have a clue at each end (0 to 1)'],
        pt: ['proporção de linhas que podem ter uma pista em cada ponta (0 a 1)'],
      },
    },
    usualGivens: 0,
  },
  { normal: [3, 70], hard: [20, 130], extreme: [55, Number.POSITIVE_INFINITY] },
);
