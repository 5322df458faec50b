import type { Lesson } from '../lesson.ts';
import { techniqueBoards } from './technique-boards.ts';
import { lesson as es } from './words.es.ts';

/** How the puzzle is learned: two boards to play along, what each rule asks for, then a board for each technique. */
export const lesson: Lesson = {
  worked: [
    {
      text: 'mosaic\n4...\n..3.\n6.3.\n....\n',
      says: {
        en: ['A 4 in a corner and a 6 at the side need every cell they count. The 3s are then full.'],
        pt: [
          'Um 4 num canto e um 6 num lado precisam de todas as casas que contam. Os 3 ficam então completos.',
        ],
        es: [es.worked[0]],
      },
    },
    {
      text: 'mosaic\n.....\n.02.5\n.14..\n2..8.\n.....\n',
      says: {
        en: ['Begin with the 0: all around it stays blank. Then see which clues need all that is left.'],
        pt: [
          'Começa pelo 0: à sua volta fica tudo em branco. Depois vê que pistas precisam de tudo o que resta.',
        ],
        es: [es.worked[1]],
      },
    },
  ],
  kept: [
    {
      kind: 'clue',
      text: 'mosaic\n....\n.4..\n....\n...4\n',
      rows: ['*...', '.*..', '.***', '..**'],
      says: {
        en: ['Each number has that many painted cells in its square of nine, its own cell included.'],
        pt: ['Cada número tem esse número de casas pintadas no seu quadrado de nove, contando a sua.'],
        es: [es.kept],
      },
    },
  ],
  techniques: techniqueBoards,
};
