/**
 * Crazy Pavement: a board is cut into regions, each painted completely or not at all, and some rows and columns tell how
 * many of their cells are painted. Here live its clue, its text and JSON, its rules and its picture; all that it has
 * in common with other puzzles of painted regions is in the kit.
 */
import { type Paint, paintValues } from '../kit/cells/paint.ts';
import { regionLayout } from '../kit/regions/region-layout.ts';
import { definePuzzle, type Puzzle } from '../puzzle.ts';
import { examples, worked } from './examples.ts';
import type { CrazyPavement } from './grid.ts';
import { interaction } from './interaction.ts';
import { fromJson, toJson } from './json.ts';
import { rulebook } from './rules.ts';
import { scene } from './scene.ts';
import { setter } from './setter.ts';
import { techniques } from './techniques.ts';
import { format, parse, sniff } from './text.ts';

export type { CrazyPavement } from './grid.ts';

/** Crazy Pavement, also called Tilepaint: regions painted whole, and a count for each row and column. */
export const crazyPavement: Puzzle<CrazyPavement, Paint, 'crazy-pavement'> = definePuzzle({
  id: 'crazy-pavement',
  title: { en: ['Crazy Pavement'], pt: ['Crazy Pavement'] },
  howTo: [
    {
      en: ['The thick lines cut the board into regions. Paint some of them and leave the others blank.'],
      pt: ['As linhas grossas dividem o tabuleiro em regiões. Pinta algumas e deixa as outras em branco.'],
    },
    {
      en: ['A region is painted completely or not at all.'],
      pt: ['Uma região ou se pinta toda, ou não se pinta.'],
    },
    {
      en: ['A number beside a row, or above a column, tells how many of its cells are painted.'],
      pt: [
        'O número ao lado de uma linha, ou por cima de uma coluna, diz quantas das suas casas são pintadas.',
      ],
    },
    {
      en: ['A row or column without a number may have any number of painted cells.'],
      pt: ['Uma linha ou coluna sem número pode ter qualquer número de casas pintadas.'],
    },
    {
      en: ['The puzzle is also known as Tilepaint.'],
      pt: ['Este passatempo também é conhecido por Tilepaint.'],
    },
  ],
  values: () => paintValues,
  sniff,
  parse,
  format,
  fromJson,
  toJson,
  size: ({ rows, columns }) => ({ rows, columns }),
  given: () => undefined,
  rulebook,
  scene,
  layout: regionLayout(),
  setter,
  interaction,
  techniques,
  examples,
  worked,
  lesson: async () => (await import('./lesson.ts')).lesson,
});
