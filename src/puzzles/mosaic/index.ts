/**
 * Mosaic, also called Fill-a-Pix: numbers count the painted cells at and around them, and every cell is painted or
 * blank, those with a number too. Here live its clues, the text and JSON in which they are written, its one kind of
 * rule, its picture and its setter. How a board is solved is not decided here, nor how other tools write it.
 */
import { type Paint, paintValues } from '../kit/index.ts';
import { definePuzzle, type Puzzle } from '../puzzle.ts';
import { examples, worked } from './examples.ts';
import type { MosaicGrid } from './grid.ts';
import { interaction } from './interaction.ts';
import { rulebook } from './rules.ts';
import { scene } from './scene.ts';
import { setter } from './setter.ts';
import { techniques } from './techniques.ts';
import { written } from './text.ts';

export type { MosaicGrid } from './grid.ts';

/** Mosaic, also called Fill-a-Pix: a clue counts the painted cells of the 3x3 around it. */
export const mosaic: Puzzle<MosaicGrid, Paint, 'mosaic'> = definePuzzle({
  id: 'mosaic',
  title: { en: ['Mosaic'], pt: ['Mosaico'] },
  howTo: [
    {
      en: ['Paint some cells and leave the others blank.'],
      pt: ['Pinta algumas casas e deixa as outras em branco.'],
    },
    {
      en: [
        'A number tells how many cells are painted in the square of nine around it: its own cell counts too.',
      ],
      pt: [
        'Um número diz quantas casas estão pintadas no quadrado de nove à sua volta: a sua própria casa também conta.',
      ],
    },
    {
      en: ['At the edge, a number counts only the cells on the board: six along a side, four in a corner.'],
      pt: ['Na borda, um número conta só as casas do tabuleiro: seis ao longo de um lado, quatro num canto.'],
    },
    {
      en: ['A cell with a number is painted or blank like any other.'],
      pt: ['Uma casa com número fica pintada ou em branco, como qualquer outra.'],
    },
    {
      en: ['Begin with the 0s and the 9s. The puzzle is also known as Fill-a-Pix.'],
      pt: ['Começa pelos 0 e pelos 9. O puzzle também é conhecido por Fill-a-Pix.'],
    },
  ],
  values: () => paintValues,
  ...written,
  rulebook,
  scene,
  setter,
  interaction,
  techniques,
  examples,
  worked,
  lesson: async () => (await import('./lesson.ts')).lesson,
});
