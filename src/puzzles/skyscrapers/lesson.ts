import type { Lesson } from '../lesson.ts';
import { worked } from './examples.ts';
import { techniqueBoards } from './technique-boards.ts';

const text = 'skyscrapers\n+..3+\n.....\n1....\n.....\n+...+\n';

/** How the puzzle is learned: two boards to play along, what each rule asks for, then a board for each technique. */
export const lesson: Lesson = {
  worked: [
    {
      text,
      says: {
        en: [
          'A small one: a 3 beside a line of three sees the towers rise one by one. A 1 sees only the tallest.',
        ],
        pt: [
          'Um pequeno: um 3 ao lado de uma linha de três vê as torres subir uma a uma. Um 1 só vê a mais alta.',
        ],
      },
    },
    {
      text: worked,
      says: {
        en: ['The more towers a clue sees, the lower the first ones must be. Cross out what is too high.'],
        pt: [
          'Quantas mais torres uma pista vê, mais baixas têm de ser as primeiras. Risca o que é alto demais.',
        ],
      },
    },
  ],
  kept: [
    {
      kind: 'clue',
      text,
      rows: ['231', '312', '123'],
      says: {
        en: ['Each clue counts the towers that are higher than all towers before them.'],
        pt: ['Cada pista conta as torres que são mais altas do que todas as que estão antes delas.'],
      },
    },
    {
      kind: 'line',
      text,
      rows: ['231', '312', '123'],
      says: {
        en: ['Every row and every column has each height once.'],
        pt: ['Cada linha e cada coluna têm cada altura uma só vez.'],
      },
    },
  ],
  techniques: techniqueBoards,
};
