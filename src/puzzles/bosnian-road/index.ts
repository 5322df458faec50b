/**
 * Bosnian Road. Here live its givens, the text and JSON in which they are written, its four kinds of rules (a
 * number counts road, a road cell has two road neighbours, the road does not touch itself, it is one loop) and its
 * picture. How a board is solved or proved is not decided here, nor how other tools write it.
 */
import { definePuzzle, type Puzzle } from '../puzzle.ts';
import { examples, worked } from './examples.ts';
import type { BosnianRoadGrid, Road } from './grid.ts';
import { interaction } from './interaction.ts';
import { rulebook } from './rules.ts';
import { scene } from './scene.ts';
import { setter } from './setter.ts';
import { techniques } from './techniques.ts';
import { written } from './text.ts';
import { values } from './values.ts';

export type { BosnianRoadCell, BosnianRoadGrid, Road } from './grid.ts';
export { paperModel } from './paper-model.ts';

/** Bosnian Road: one closed road around clues that count the road cells next to them. */
export const bosnianRoad: Puzzle<BosnianRoadGrid, Road, 'bosnian-road'> = definePuzzle({
  id: 'bosnian-road',
  title: { en: ['Bosnian Road'], pt: ['Bosnian Road'] },
  howTo: [
    {
      en: [
        'Build one closed road through free cells: it goes from cell to cell up, down, left or right, and comes back to where it began.',
      ],
      pt: [
        'Constrói uma estrada fechada por casas livres: vai de casa em casa para cima, para baixo, para a esquerda ou para a direita, e volta aonde começou.',
      ],
    },
    {
      en: ['The road never crosses, forks or touches itself, not even at a corner.'],
      pt: ['A estrada nunca se cruza, nunca se bifurca e nunca se toca, nem sequer num canto.'],
    },
    {
      en: [
        'A cell with a number is not road. The number says how many of the cells around it are, up to eight.',
      ],
      pt: ['Uma casa com número não é estrada. O número diz quantas das casas à sua volta o são, até oito.'],
    },
    {
      en: ['Blocked cells are not road either.'],
      pt: ['As casas bloqueadas também não são estrada.'],
    },
    {
      en: [
        'Four road cells never fill a square, so the smallest road has eight cells; puzz.link also allows a loop of just four, and we do not.',
      ],
      pt: [
        'Quatro casas de estrada nunca enchem um quadrado, por isso a menor estrada tem oito casas; o puzz.link também aceita um circuito de apenas quatro, e nós não.',
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
