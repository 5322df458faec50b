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
import { said, words } from './words.ts';

export type { MosaicGrid } from './grid.ts';

/** Mosaic, also called Fill-a-Pix: a clue counts the painted cells of the 3x3 around it. */
export const mosaic: Puzzle<MosaicGrid, Paint, 'mosaic'> = definePuzzle({
  id: 'mosaic',
  title: said(({ title }) => title),
  howTo: words.en.howTo.map((_, at) => said(({ howTo }) => howTo[at]!)),
  languages: { es: async () => (await import('./words.es.ts')).speak() },
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
