import { edgeAt } from '../../board/index.ts';
import {
  type Digit,
  givensOption,
  LatinSketch,
  problemWithSides,
  type ShownSquare,
  shownDigits,
} from '../kit/index.ts';
import type { Setter } from '../setter.ts';
import { acrossEdge, type FutoshikiGrid, type Order, type Sign } from './grid.ts';
import { rulebook } from './rules.ts';

type Edge = Pick<Sign, 'cell' | 'side'>;

const shows: ShownSquare<FutoshikiGrid, Edge> = {
  rulebook,
  usualGivens: 0.15,
  shareOfClues: 'signs',
  clues: (size) =>
    Array.from({ length: size * size }, (_, cell) => cell).flatMap((cell) =>
      (['right', 'below'] as const).flatMap((side) =>
        acrossEdge(size, cell, side) === undefined ? [] : [{ cell, side }],
      ),
    ),
  placeOf: ({ cell, side }, size) => edgeAt(Math.floor(cell / size), cell % size, side),
  grid: (size, square, cells, edges) => {
    const orders = { right: square.map((): Order => 'free'), below: square.map((): Order => 'free') };
    for (const { cell, side } of edges) {
      const next = acrossEdge(size, cell, side)!;
      orders[side][cell] = square[cell]! < square[next]! ? 'less' : 'more';
    }
    return { size, digits: shownDigits(square, cells), ...orders };
  },
};

/** A random square; every sign it can have, and some of its digits, may be shown. */
export const setter: Setter<FutoshikiGrid, Digit> = {
  options: [
    givensOption(shows.usualGivens),
    {
      name: 'signs',
      kind: 'number',
      lowest: 0,
      highest: 1,
      usual: 1,
      about: {
        en: ['share of neighbouring cells that may have a sign between them (0 to 1)'],
        pt: ['proporção de casas vizinhas que podem ter um sinal entre si (0 a 1)'],
      },
    },
  ],
  usualClues: 'minimal',
  takesPicture: false,
  problemWith: ({ rows, columns }) => problemWithSides(rows, columns),
  sketch: (wish, chance) => new LatinSketch(shows, wish, chance),
};
