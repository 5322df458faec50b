import { inEach } from '../../board/index.ts';
import { cellText, paintWords } from '../kit/index.ts';
import { type MosaicCell, squareOf } from './grid.ts';
import { words } from './words.ts';

/** `.` a cell without a clue, `0` to `9` a clue. */
export const written = cellText<MosaicCell>({
  id: 'mosaic',
  ground: 'none',
  largest: 9,
  room: (grid, cell) => squareOf(grid, cell).length,
  counts: inEach({ cells: paintWords }, ({ cells: [, many] }) => many),
  what: inEach({ own: words }, ({ own }) => own.board),
  legend: inEach({ own: words }, ({ own }) => own.legend),
});
