import type { Lesson } from '../lesson.ts';
import { techniqueBoards } from './technique-boards.ts';

/** How the puzzle is learned: two boards to play along, what each rule asks for, then a board for each technique. */
export const lesson: Lesson = {
  worked: [
    {
      text: 'slitherlink\n....\n3..3\n2.03\n.33.\n',
      says: {
        en: ['Cross out the edges of the 0. Each 3 beside it then needs all the edges it has left.'],
        pt: ['Risca as arestas do 0. Cada 3 ao lado precisa então de todas as arestas que lhe restam.'],
      },
    },
    {
      text: 'slitherlink\n2..2.\n2.32.\n10203\n.1..3\n.2.2.\n',
      says: {
        en: ['Follow the loop from its ends: where only one edge is left at a point, it goes on there.'],
        pt: ['Segue o circuito pelas pontas: onde só resta uma aresta num ponto, é por aí que continua.'],
      },
    },
  ],
  kept: [
    {
      kind: 'clue',
      text: 'slitherlink\n3.\n.3\n',
      rows: ['+*+*+', '* x *', '+*+x+', 'x * *', '+x+*+'],
      says: {
        en: ['Each number has that many lines around it.'],
        pt: ['Cada número tem esse número de linhas à sua volta.'],
      },
    },
    {
      kind: 'corner',
      text: 'slitherlink\n..\n..\n',
      rows: ['+?+?+', '? * ?', '+x+*+', '? x ?', '+?+?+'],
      says: {
        en: ['At each point the loop comes in and goes out, or it stays away.'],
        pt: ['Em cada ponto o circuito entra e sai, ou fica longe dele.'],
      },
    },
    {
      kind: 'loop',
      text: 'slitherlink\n3.3\n',
      rows: ['+*+*+*+', '* x x *', '+*+*+*+'],
      says: {
        en: ['All lines are on one loop.'],
        pt: ['Todas as linhas estão no mesmo circuito.'],
      },
    },
  ],
  techniques: techniqueBoards,
};
