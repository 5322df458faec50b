import type { Lesson } from '../lesson.ts';
import { techniqueBoards } from './technique-boards.ts';
import { said } from './words.ts';

/** How the puzzle is learned: two boards to play along, what each rule asks for, then a board for each technique. */
export const lesson: Lesson = {
  worked: [
    {
      text: 'mosaic\n4...\n..3.\n6.3.\n....\n',
      says: said(({ worked: [corner] }) => corner),
    },
    {
      text: 'mosaic\n.....\n.02.5\n.14..\n2..8.\n.....\n',
      says: said(({ worked: [, zero] }) => zero),
    },
  ],
  kept: [
    {
      kind: 'clue',
      text: 'mosaic\n....\n.4..\n....\n...4\n',
      rows: ['*...', '.*..', '.***', '..**'],
      says: said(({ kept }) => kept),
    },
  ],
  techniques: techniqueBoards,
};
