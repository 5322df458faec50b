/**
 * Slitherlink: one loop along the edges of cells; a number counts the edges of its cell that are on the loop. Edges are
 * what is decided here, not cells. Here live its clues, the text and JSON in which they are written, its rules and
 * their words, its picture and its setter. How a board is solved is not decided here, nor how other tools write it.
 */
import { edgeSites } from '../../board/index.ts';
import { definePuzzle, type Puzzle } from '../puzzle.ts';
import { examples, worked } from './examples.ts';
import type { EdgeState, SlitherlinkGrid } from './grid.ts';
import { interaction } from './interaction.ts';
import { rulebook } from './rules.ts';
import { scene } from './scene.ts';
import { setter } from './setter.ts';
import { techniques } from './techniques.ts';
import { written } from './text.ts';
import { values } from './words.ts';

export type { SlitherlinkGrid } from './grid.ts';

/** Slitherlink: one loop along edges; a clue counts the edges around it that are on the loop. */
export const slitherlink: Puzzle<SlitherlinkGrid, EdgeState, 'slitherlink'> = definePuzzle({
  id: 'slitherlink',
  title: { en: ['Slitherlink'], pt: ['Slitherlink'] },
  howTo: [
    {
      en: ['Draw lines between neighbouring points, so that all of them form one closed loop.'],
      pt: ['Traça linhas entre pontos vizinhos, de modo que todas formem um só circuito fechado.'],
    },
    {
      en: ['A number tells how many of the four edges around it are on the loop.'],
      pt: ['Um número diz quantas das quatro arestas à sua volta fazem parte do circuito.'],
    },
    {
      en: ['The loop neither crosses nor touches itself, and it has no loose ends.'],
      pt: ['O circuito não se cruza nem se toca, e não tem pontas soltas.'],
    },
    {
      en: ['Around a cell without a number, any number of edges can be on the loop.'],
      pt: ['À volta de uma casa sem número, qualquer número de arestas pode fazer parte do circuito.'],
    },
  ],
  values: () => values,
  ...written,
  sites: (grid) => edgeSites(grid),
  rulebook,
  scene,
  setter,
  interaction,
  techniques,
  examples,
  worked,
  lesson: async () => (await import('./lesson.ts')).lesson,
});
