/**
 * Futoshiki, also called Unequal: a square in which every row and column holds each digit once, and signs between
 * neighbours tell which is larger. Here live its givens, the text and JSON in which they are written, its two kinds of
 * rules and its picture. How a board is solved or proved is not decided here, nor how other tools write it.
 */
import { type Digit, digitValues, givenDigit } from '../kit/index.ts';
import { definePuzzle, type Puzzle } from '../puzzle.ts';
import { examples, worked } from './examples.ts';
import type { FutoshikiGrid } from './grid.ts';
import { interaction } from './interaction.ts';
import { fromJson, toJson } from './json.ts';
import { layout } from './layout.ts';
import { rulebook } from './rules.ts';
import { scene } from './scene.ts';
import { setter } from './setter.ts';
import { techniques } from './techniques.ts';
import { format, parse, sniff } from './text.ts';

/** Futoshiki, also called Unequal: a Latin square with signs that say which of two neighbours is greater. */
export const futoshiki: Puzzle<FutoshikiGrid, Digit, 'futoshiki'> = definePuzzle({
  id: 'futoshiki',
  title: { en: ['Futoshiki'], pt: ['Futoshiki'] },
  howTo: [
    {
      en: ['Write a digit in every cell, from 1 up to the number of rows; after 9 come A, B and so on.'],
      pt: [
        'Escreve um algarismo em cada casa, de 1 até ao número de linhas; depois de 9 vêm A, B e assim por diante.',
      ],
    },
    {
      en: ['Every row and every column holds each digit once.'],
      pt: ['Cada linha e cada coluna têm cada algarismo uma só vez.'],
    },
    {
      en: ['A sign between two cells points at the smaller digit and opens towards the larger one.'],
      pt: ['Um sinal entre duas casas aponta para o algarismo menor e abre para o maior.'],
    },
  ],
  values: ({ size }) => digitValues(size),
  sniff,
  parse,
  format,
  fromJson,
  toJson,
  size: ({ size }) => ({ rows: size, columns: size }),
  given: (grid, cell) => givenDigit(grid, cell),
  rulebook,
  scene,
  layout,
  setter,
  interaction,
  techniques,
  examples,
  worked,
  lesson: async () => (await import('./lesson.ts')).lesson,
});
