import { cellDrawing, type Paint } from '../kit/index.ts';
import type { Interaction } from '../puzzle.ts';
import { type MosaicCell, type MosaicGrid, squareOf } from './grid.ts';
import { said } from './words.ts';

/** Press or drag to paint; boards are drawn clue by clue, or from a picture. */
export const interaction: Interaction<MosaicGrid, Paint> = {
  drag: 'same',
  rulers: [],
  spoken: (grid, cell, board) => {
    const value = board.at(cell) ?? 'open';
    const clue = grid.cells[cell]!;
    return said(({ states, withClue }) => (clue === 'none' ? states[value] : withClue(states[value], clue)));
  },
  drawing: cellDrawing<MosaicCell, Paint>({
    ground: 'none',
    groundName: said(({ noClue }) => noClue),
    largest: 9,
    counted: squareOf,
    on: 'paint',
  }),
};
