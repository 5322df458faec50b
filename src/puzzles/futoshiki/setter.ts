import { edgeAt } from '../../board/index.ts';
import { latinSetter } from '../kit/index.ts';
import { less } from '../relations/index.ts';
import { acrossEdge, type FutoshikiGrid, type Order, signsOf } from './grid.ts';
import { interaction } from './interaction.ts';
import { rulebook } from './rules.ts';

const { drawing } = interaction;

/** The board on which the first of every two neighbours is less. */
const ground = (size: number): FutoshikiGrid => {
  const grid = drawing.blank(size, size);
  const signs = (side: 'right' | 'below') =>
    grid.digits.map((_, cell): Order => (acrossEdge(size, cell, side) === undefined ? 'free' : 'less'));
  return { ...grid, right: signs('right'), below: signs('below') };
};

/** A random square; every sign it can have, and some of its digits, may be shown. */
export const setter = latinSetter({
  rulebook,
  drawing,
  clues: (size) =>
    signsOf(ground(size)).map(({ cell, side }) => edgeAt(Math.floor(cell / size), cell % size, side)),
  ground,
  // Neighbours share a line, so they are never equal.
  otherwise: ({ sites: [one, other] }) => less(other!, one!),
  share: {
    name: 'signs',
    about: {
      en: ['share of neighbouring cells that may have a sign between them (0 to 1)'],
      pt: ['proporção de casas vizinhas que podem ter um sinal entre si (0 a 1)'],
    },
  },
  usualGivens: 0.15,
});
