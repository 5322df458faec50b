/**
 * Skyscrapers, also called Towers: a square in which every row and column holds each height once, and clues outside tell
 * how many towers are seen from there. Here live its givens, the text and JSON in which they are written, its rules and
 * their words, its picture and its setter. How a board is solved is not decided here, nor how other tools write it.
 */
import { type Digit, digitValues, givenDigit } from '../kit/index.ts';
import { definePuzzle, type Puzzle } from '../puzzle.ts';
import { examples, worked } from './examples.ts';
import type { SkyscrapersGrid } from './grid.ts';
import { interaction } from './interaction.ts';
import { layout } from './layout.ts';
import { rulebook } from './rules.ts';
import { scene } from './scene.ts';
import { setter } from './setter.ts';
import { techniques } from './techniques.ts';
import { format, fromJson, parse, sniff, toJson } from './text.ts';

/** Skyscrapers, also called Towers: a Latin square of heights; clues outside count the towers that are seen. */
export const skyscrapers: Puzzle<SkyscrapersGrid, Digit, 'skyscrapers'> = definePuzzle({
  id: 'skyscrapers',
  title: { en: ['Skyscrapers'], pt: ['Arranha-céus'] },
  howTo: [
    {
      en: ['Write the height of a tower in every cell, from 1 up to the number of rows.'],
      pt: ['Escreve em cada casa a altura de uma torre, de 1 até ao número de linhas.'],
    },
    {
      en: ['Every row and every column holds each height once.'],
      pt: ['Cada linha e cada coluna têm cada altura uma só vez.'],
    },
    {
      en: [
        'A clue beside the board tells how many towers are seen from there: a tower hides all lower ones behind it.',
      ],
      pt: [
        'Uma pista ao lado do tabuleiro diz quantas torres se veem dali: uma torre esconde todas as mais baixas atrás de si.',
      ],
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
