import type { Lesson } from '../lesson.ts';
import { techniqueBoards } from './technique-boards.ts';

/** How the puzzle is learned: two boards to play along, what each rule asks for, then a board for each technique. */
export const lesson: Lesson = {
  worked: [
    {
      text: 'futoshiki\n. < .   .\n\n.   3   .\n        ^\n.   .   .\n',
      says: {
        en: [
          'A small one: the sign in the first row leaves little choice. Cross out what cannot be, then fill in what is left.',
        ],
        pt: [
          'Um pequeno: o sinal da primeira linha deixa pouca escolha. Risca o que não pode ser e preenche o que resta.',
        ],
      },
    },
    {
      text: 'futoshiki\n. > . > . > .\n.   .   . > .\nv\n.   .   .   .\nv\n.   .   .   .\n',
      says: {
        en: ['Three signs in a row put four digits in order at once.'],
        pt: ['Três sinais seguidos põem quatro algarismos por ordem de uma só vez.'],
      },
    },
  ],
  kept: [
    {
      kind: 'sign',
      text: 'futoshiki\n. < .   .\n\n.   3   .\n        ^\n.   .   .\n',
      rows: ['123', '231', '312'],
      says: {
        en: ['Each sign opens towards the larger digit.'],
        pt: ['Cada sinal abre para o algarismo maior.'],
      },
    },
    {
      kind: 'line',
      text: 'futoshiki\n. < .   .\n\n.   3   .\n        ^\n.   .   .\n',
      rows: ['123', '231', '312'],
      says: {
        en: ['Every row and every column has each digit once.'],
        pt: ['Cada linha e cada coluna têm cada algarismo uma só vez.'],
      },
    },
  ],
  techniques: techniqueBoards,
};
