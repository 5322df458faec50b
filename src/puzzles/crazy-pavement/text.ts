import { readRegionText, sniffRegionText, writeRegionText } from '../kit/regions/region-text.ts';
import type { Parsed } from '../puzzle.ts';
import { countClue } from './clue.ts';
import type { CrazyPavement } from './grid.ts';

/*
 * The text a person types:
 *
 *   crazy-pavement
 *   columns: 2 - 1
 *   rows: 1 2
 *   regions:
 *   aab
 *   acb
 *
 * `columns:` counts from the left, `rows:` from the top; `-` is a line without a clue. Cells with the same letter or
 * digit are one region. A board of more regions than there are letters and digits has blanks between the names:
 * `12 12 13`. Lines that start with `%` are remarks.
 */

export const sniff = (text: string): number => sniffRegionText(text, countClue);

export const parse = (text: string): Parsed<CrazyPavement> => readRegionText(text, countClue);

export const format = (grid: CrazyPavement): string => writeRegionText(grid, countClue);
