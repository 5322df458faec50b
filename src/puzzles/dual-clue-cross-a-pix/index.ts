/**
 * Dual-Clue Cross-a-Pix: a board is cut into regions, each painted completely or not at all, and its rows and columns tell
 * how many of their cells are painted and in how many blocks. Here live its clue, its text and JSON, its rules and its
 * picture; all that it has in common with other puzzles of painted regions is in the kit.
 */
import { type Paint, paintValues } from '../kit/cells/paint.ts';
import { regionLayout } from '../kit/regions/region-layout.ts';
import { definePuzzle, type Puzzle } from '../puzzle.ts';
import { examples, worked } from './examples.ts';
import type { DualClueGrid } from './grid.ts';
import { interaction } from './interaction.ts';
import { fromJson, toJson } from './json.ts';
import { rulebook } from './rules.ts';
import { scene } from './scene.ts';
import { setter } from './setter.ts';
import { techniques } from './techniques.ts';
import { format, parse, sniff } from './text.ts';

export type { DualClueGrid } from './grid.ts';

/** Dual-Clue Cross-a-Pix, also called Campixu: regions painted whole, and two counts for each row and column. */
export const dualClueCrossAPix: Puzzle<DualClueGrid, Paint, 'dual-clue-cross-a-pix'> = definePuzzle({
  id: 'dual-clue-cross-a-pix',
  title: { en: ['Dual-Clue Cross-a-Pix'], pt: ['Dual-Clue Cross-a-Pix'] },
  howTo: [
    {
      en: ['The thick lines cut the board into regions. Each region is painted completely or not at all.'],
      pt: [
        'As linhas grossas dividem o tabuleiro em regiões. Cada região ou se pinta toda, ou não se pinta.',
      ],
    },
    {
      en: ['The first number of a row or column tells how many of its cells are painted.'],
      pt: ['O primeiro número de uma linha ou coluna diz quantas das suas casas são pintadas.'],
    },
    {
      en: [
        'The second number tells how many blocks they form: painted cells that follow one another without a gap are one block.',
      ],
      pt: [
        'O segundo número diz quantos blocos formam: casas pintadas seguidas, sem intervalo, são um só bloco.',
      ],
    },
    {
      en: ['Where there is no number, anything is allowed.'],
      pt: ['Onde falta um número, tudo é permitido.'],
    },
    {
      en: ['The puzzle is also known as Campixu.'],
      pt: ['Este passatempo também é conhecido por Campixu.'],
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
