/**
 * Akari, also called Light Up. Here live its givens, the text and JSON in which they are written, its three kinds
 * of rules (a number counts lights, lights do not see one another, every white cell is lit) and its picture. How a
 * board is solved or proved is not decided here, nor how other tools write it.
 */
import { definePuzzle, type Puzzle } from '../puzzle.ts';
import { examples, worked } from './examples.ts';
import type { AkariGrid, Light } from './grid.ts';
import { interaction } from './interaction.ts';
import { rulebook } from './rules.ts';
import { scene } from './scene.ts';
import { setter } from './setter.ts';
import { techniques } from './techniques.ts';
import { written } from './text.ts';
import { values } from './values.ts';

export type { AkariGrid, Light } from './grid.ts';

/** Akari, also called Light Up: lights on white cells, none of which sees another. */
export const akari: Puzzle<AkariGrid, Light, 'akari'> = definePuzzle({
  id: 'akari',
  title: { en: ['Akari'], pt: ['Akari'] },
  howTo: [
    {
      en: ['Place lights on white cells until every white cell is lit.'],
      pt: ['Coloca luzes em casas brancas até todas as casas brancas ficarem iluminadas.'],
    },
    {
      en: [
        'A light shines along its row and its column, both ways, until a black cell or the edge stops it.',
      ],
      pt: [
        'Uma luz ilumina a sua linha e a sua coluna, nos dois sentidos, até uma casa preta ou a borda a travar.',
      ],
    },
    {
      en: ['No light may shine on another light.'],
      pt: ['Nenhuma luz pode iluminar outra luz.'],
    },
    {
      en: ['A number on a black cell says how many lights are next to it: above, below, left and right.'],
      pt: [
        'Um número numa casa preta diz quantas luzes há ao seu lado: acima, abaixo, à esquerda e à direita.',
      ],
    },
    {
      en: ['Diagonal neighbours do not count. A black cell without a number may have any number of lights.'],
      pt: [
        'As vizinhas na diagonal não contam. Uma casa preta sem número pode ter qualquer número de luzes.',
      ],
    },
  ],
  values: () => values,
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
