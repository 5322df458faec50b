import { clueDifferences, type Paint, paintWords } from '../kit/index.ts';
import { decideCells, exactly, group, type Rulebook } from '../relations/index.ts';
import { type MosaicGrid, squareOf } from './grid.ts';
import { clue } from './words.ts';

/** Every cell is painted or blank; a number counts the painted cells at and around it. */
export const rulebook: Rulebook<MosaicGrid, Paint> = {
  sites: (grid) => decideCells(grid, ['blank', 'paint']),
  rules: (grid, state) =>
    grid.cells.flatMap((wanted, cell) =>
      wanted === 'none'
        ? []
        : [state.rule(clue, cell, exactly(wanted, group(squareOf(grid, cell), 'paint')))],
    ),
  lemmas: (_, clues, state) => clueDifferences(clues, paintWords, state),
  tryFirst: 0,
};
