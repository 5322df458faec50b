import type { Board, Scene } from '../../board/index.ts';
import type { Paint } from '../kit/cells/paint.ts';
import { regionScene } from '../kit/regions/region-scene.ts';
import type { Emphasis } from '../puzzle.ts';
import type { DualClueGrid } from './grid.ts';

/** Walls and paint, with two numbers at the edge of each line: painted cells outermost, then blocks. */
export function scene(grid: DualClueGrid, board?: Board<Paint>, emphasis?: Emphasis): Scene {
  const clues = {
    rowClues: grid.rowClues.map(({ painted, blocks }) => [painted, blocks]),
    columnClues: grid.columnClues.map(({ painted, blocks }) => [painted, blocks]),
  };
  return regionScene(grid, 'Dual-Clue Cross-a-Pix', clues, board, emphasis);
}
