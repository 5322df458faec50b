import type { Lesson } from '../lesson.ts';
import { techniqueBoards } from './technique-boards.ts';

/** How the puzzle is learned: two boards to play along, what each rule asks for, then a board for each technique. */
export const lesson: Lesson = {
  worked: [
    {
      text: 'crazy-pavement\ncolumns: - - - -\nrows: 1 - 2 4\nregions:\nabbc\nabbc\ndecc\ndeee\n',
      says: {
        en: ['The last row needs all its cells. What is painted there counts in the other rows too.'],
        pt: ['A última linha precisa de todas as casas. O que ali se pinta também conta nas outras linhas.'],
      },
    },
    {
      text: 'crazy-pavement\ncolumns: - - - 1\nrows: 1 1 2 -\nregions:\nabcc\nabcd\naedd\neeee\n',
      says: {
        en: ['A region with too many cells in a line cannot be painted: rule those out first.'],
        pt: ['Uma região com casas a mais numa linha não pode ser pintada: exclui primeiro essas.'],
      },
    },
  ],
  kept: [
    {
      kind: 'row',
      text: 'crazy-pavement\ncolumns: 1 - -\nrows: 1 - -\nregions:\naab\nacb\nccb\n',
      rows: ['..*', '.**', '***'],
      says: {
        en: ['The first row has exactly one painted cell.'],
        pt: ['A primeira linha tem exatamente uma casa pintada.'],
      },
    },
    {
      kind: 'column',
      text: 'crazy-pavement\ncolumns: 1 - -\nrows: 1 - -\nregions:\naab\nacb\nccb\n',
      rows: ['..*', '.**', '***'],
      says: {
        en: ['The first column has exactly one painted cell.'],
        pt: ['A primeira coluna tem exatamente uma casa pintada.'],
      },
    },
    {
      kind: 'region',
      text: 'crazy-pavement\ncolumns: 1 - -\nrows: 1 - -\nregions:\naab\nacb\nccb\n',
      rows: ['..*', '.**', '***'],
      says: {
        en: ['Each region is painted completely or not at all.'],
        pt: ['Cada região está toda pintada ou toda em branco.'],
      },
    },
  ],
  techniques: techniqueBoards,
};
