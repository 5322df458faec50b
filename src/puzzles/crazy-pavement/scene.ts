import type { Board, Scene } from '../../board/index.ts';
import type { Paint } from '../kit/cells/paint.ts';
import { regionScene } from '../kit/regions/region-scene.ts';
import type { Emphasis } from '../puzzle.ts';
import type { CrazyPavement } from './grid.ts';

/** Walls and paint, with one number at the edge of each line that has a clue. */
export function scene(grid: CrazyPavement, board?: Board<Paint>, emphasis?: Emphasis): Scene {
  const clues = {
    rowClues: grid.rowClues.map((count) => [count]),
    columnClues: grid.columnClues.map((count) => [count]),
  };
  return regionScene(grid, 'Crazy Pavement', clues, board, emphasis);
}
