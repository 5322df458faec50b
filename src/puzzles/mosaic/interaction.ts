import { cellDrawing, type Paint } from '../kit/index.ts';
import type { Interaction } from '../puzzle.ts';
import { type MosaicCell, type MosaicGrid, squareOf } from './grid.ts';

/** Press or drag to paint; boards are drawn clue by clue, or from a picture. */
export const interaction: Interaction<MosaicGrid, Paint> = {
  drag: 'same',
  rulers: [],
  spoken: (grid, cell, board) => {
    const value = board.at(cell);
    const [en, pt] =
      value === 'paint'
        ? ['painted', 'pintada']
        : value === 'blank'
          ? ['marked', 'marcada']
          : ['empty', 'vazia'];
    const clue = grid.cells[cell]!;
    return clue === 'none'
      ? { en: [en], pt: [pt] }
      : { en: [`${en}, clue ${clue}`], pt: [`${pt}, pista ${clue}`] };
  },
  drawing: cellDrawing<MosaicCell, Paint>({
    ground: 'none',
    groundName: { en: ['no clue'], pt: ['sem pista'] },
    largest: 9,
    counted: squareOf,
    on: 'paint',
  }),
};
