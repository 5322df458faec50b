import { cellText } from '../kit/index.ts';
import { type MosaicCell, squareOf } from './grid.ts';

/** `.` a cell without a clue, `0` to `9` a clue. */
export const written = cellText<MosaicCell>({
  id: 'mosaic',
  ground: 'none',
  largest: 9,
  room: (grid, cell) => squareOf(grid, cell).length,
  counts: { en: 'painted cells', pt: 'casas pintadas' },
  what: { en: 'a Mosaic board', pt: 'um tabuleiro de Mosaic' },
  legend: {
    en: 'write . for a cell without a clue, 0 to 9 for a clue',
    pt: 'escreve . para uma casa sem pista, 0 a 9 para uma pista',
  },
});
