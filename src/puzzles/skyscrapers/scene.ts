import type { Board, Scene, Side } from '../../board/index.ts';
import { type Digit, digitMarks } from '../kit/index.ts';
import type { Emphasis } from '../puzzle.ts';
import type { SkyscrapersGrid } from './grid.ts';

/** The heights, and the clues on all four sides. */
export function scene(grid: SkyscrapersGrid, board?: Board<Digit>, emphasis?: Emphasis): Scene {
  const { size, clues } = grid;
  const beside = (side: Side) => clues[side].map((clue) => [clue === 0 ? null : clue]);
  return {
    rows: size,
    columns: size,
    title: 'Skyscrapers',
    rowClues: beside('left'),
    columnClues: beside('above'),
    rightClues: beside('right'),
    bottomClues: beside('below'),
    marks: digitMarks(grid, board, emphasis),
  };
}
