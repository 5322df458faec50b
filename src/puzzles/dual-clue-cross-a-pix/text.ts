import { readRegionText, sniffRegionText, writeRegionText } from '../kit/regions/region-text.ts';
import type { Parsed } from '../puzzle.ts';
import { dualClue } from './clue.ts';
import type { DualClueGrid } from './grid.ts';

/*
 * The text a person types:
 *
 *   dual-clue-cross-a-pix
 *   columns: 2/1 - 1/-
 *   rows: 2/2 -/1
 *   regions:
 *   aab
 *   acb
 *
 * A clue is painted cells, a slash, blocks: `columns:` from the left, `rows:` from the top; `-` stands for a number
 * that is missing, and alone for both. Cells with the same letter or digit are one region. A board of more regions
 * than there are letters and digits has blanks between the names: `12 12 13`. Lines that start with `%` are remarks.
 */

export const sniff = (text: string): number => sniffRegionText(text, dualClue);

export const parse = (text: string): Parsed<DualClueGrid> => readRegionText(text, dualClue);

export const format = (grid: DualClueGrid): string => writeRegionText(grid, dualClue);
