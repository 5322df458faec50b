import type { Lesson } from '../lesson.ts';
import { techniqueBoards } from './technique-boards.ts';

/** How the puzzle is learned: two boards to play along, what each rule asks for, then a board for each technique. */
export const lesson: Lesson = {
  worked: [
    {
      text: 'dual-clue-cross-a-pix\ncolumns: - - - -\nrows: 1/1 - 2/- 4/1\nregions:\nabbc\nabbc\ndecc\ndeee\n',
      says: {
        en: ['The last row needs all its cells, in one block. Go on with the lines that this fills.'],
        pt: [
          'A última linha precisa de todas as casas, num só bloco. Continua pelas linhas que isso preenche.',
        ],
      },
    },
    {
      text: 'dual-clue-cross-a-pix\ncolumns: - - - 1/1\nrows: 1/1 1/1 2/1 -\nregions:\nabcc\nabcd\naedd\neeee\n',
      says: {
        en: ['The second number counts blocks: cells that follow one another without a gap.'],
        pt: ['O segundo número conta blocos: casas seguidas, sem intervalo.'],
      },
    },
  ],
  kept: [
    {
      kind: 'line',
      text: 'dual-clue-cross-a-pix\ncolumns: 2/1 - -\nrows: 2/1 -\nregions:\nabc\nadc\n',
      rows: ['**.', '*..'],
      says: {
        en: ['The first row has two painted cells, and they form one block.'],
        pt: ['A primeira linha tem duas casas pintadas, e formam um só bloco.'],
      },
    },
    {
      kind: 'painted',
      text: 'dual-clue-cross-a-pix\ncolumns: - - -\nrows: 2/- -/1\nregions:\nabc\nadc\n',
      rows: ['**.', '*..'],
      says: {
        en: ['Where only the first number is given, the cells may form any number of blocks.'],
        pt: ['Onde só há o primeiro número, as casas podem formar qualquer número de blocos.'],
      },
    },
    {
      kind: 'blocks',
      text: 'dual-clue-cross-a-pix\ncolumns: - - -\nrows: 2/- -/1\nregions:\nabc\nadc\n',
      rows: ['.**', '..*'],
      says: {
        en: ['Where only the second number is given, a block may have any length.'],
        pt: ['Onde só há o segundo número, um bloco pode ter qualquer comprimento.'],
      },
    },
    {
      kind: 'region',
      text: 'dual-clue-cross-a-pix\ncolumns: - - -\nrows: 2/- -/1\nregions:\nabc\nadc\n',
      rows: ['**.', '*..'],
      says: {
        en: ['Each region is painted completely or not at all.'],
        pt: ['Cada região está toda pintada ou toda em branco.'],
      },
    },
  ],
  techniques: techniqueBoards,
};
