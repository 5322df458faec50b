import {
  type Digit,
  givensOption,
  LatinSketch,
  problemWithSides,
  type ShownSquare,
  shownDigits,
} from '../kit/index.ts';
import type { Setter } from '../setter.ts';
import {
  cellsSeen,
  cluesFrom,
  type SkyscrapersGrid,
  towersSeen,
  type Viewpoint,
  viewpoints,
} from './grid.ts';
import { rulebook } from './rules.ts';

const shows: ShownSquare<SkyscrapersGrid, Viewpoint> = {
  rulebook,
  usualGivens: 0,
  shareOfClues: 'views',
  clues: viewpoints,
  placeOf: (from) => ({ kind: 'outside', ...from }),
  grid: (size, square, cells, shown) => ({
    size,
    digits: shownDigits(square, cells),
    clues: cluesFrom(size, (from) => {
      const isShown = shown.some(({ side, line }) => side === from.side && line === from.line);
      return isShown ? towersSeen(cellsSeen(size, from).map((cell) => square[cell]!)) : 0;
    }),
  }),
};

/** A random square; every clue it has, and some of its heights, may be shown. */
export const setter: Setter<SkyscrapersGrid, Digit> = {
  options: [
    givensOption(shows.usualGivens),
    {
      name: 'views',
      kind: 'number',
      lowest: 0,
      highest: 1,
      usual: 1,
      about: {
        en: ['share of lines that may have a clue at each end (0 to 1)'],
        pt: ['proporção de linhas que podem ter uma pista em cada ponta (0 a 1)'],
      },
    },
  ],
  usualClues: 'minimal',
  looks: { normal: [3, 70], hard: [20, 130], extreme: [55, Number.POSITIVE_INFINITY] },
  takesPicture: false,
  problemWith: ({ rows, columns }) => problemWithSides(rows, columns),
  sketch: (wish, chance) => new LatinSketch(shows, wish, chance),
};
