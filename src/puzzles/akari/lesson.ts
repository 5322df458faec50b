import type { Lesson } from '../lesson.ts';
import { techniqueBoards } from './technique-boards.ts';

/** How the puzzle is learned: two boards to play along, what each rule asks for, then a board for each technique. */
export const lesson: Lesson = {
  worked: [
    {
      text: 'akari\n#.#1\n....\n....\n1#.#\n',
      says: {
        en: [
          'Two clues in the corners have one neighbour each: begin there, and follow where the lights shine.',
        ],
        pt: ['Duas pistas nos cantos têm uma só vizinha cada: começa por aí, e segue até onde chega a luz.'],
      },
    },
    {
      text: 'akari\n#...2\n.....\n2...#\n.....\n#...#\n',
      says: {
        en: ['A larger one: a 2 in a corner needs both its neighbours. Dots mark where no light can stand.'],
        pt: ['Um maior: um 2 num canto precisa das duas vizinhas. Os pontos marcam onde não pode haver luz.'],
      },
    },
  ],
  kept: [
    {
      kind: 'clue',
      text: 'akari\n...\n.2.\n...\n',
      rows: ['.*.', '*2.', '..*'],
      says: {
        en: ['A 2 with exactly two lights beside it. The one at the corner does not count.'],
        pt: ['Um 2 com exatamente duas luzes ao lado. A que está no canto não conta.'],
      },
    },
    {
      kind: 'sight',
      text: 'akari\n...#\n.##.\n',
      rows: ['*..#', '.##*'],
      says: {
        en: ['No light shines on another: black cells stand between them.'],
        pt: ['Nenhuma luz ilumina outra: há casas pretas entre elas.'],
      },
    },
    {
      kind: 'lit',
      text: 'akari\n..#\n.#.\n#..\n',
      rows: ['*.#', '.#.', '#.*'],
      says: {
        en: ['Every white cell has a light or sees one.'],
        pt: ['Todas as casas brancas têm uma luz ou veem uma.'],
      },
    },
  ],
  techniques: techniqueBoards,
};
