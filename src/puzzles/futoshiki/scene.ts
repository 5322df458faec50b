import { type Board, CHEVRONS, type Mark, type Scene } from '../../board/index.ts';
import { type Digit, digitMarks } from '../kit/index.ts';
import type { Emphasis } from '../puzzle.ts';
import { type FutoshikiGrid, signsOf } from './grid.ts';

/** The digits, and the signs between them. */
export function scene(grid: FutoshikiGrid, board?: Board<Digit>, emphasis?: Emphasis): Scene {
  const { size } = grid;
  const signs = signsOf(grid).map(({ less, cell, side }): Mark => {
    const [first, second] = side === 'right' ? (['left', 'right'] as const) : (['up', 'down'] as const);
    const glyph = CHEVRONS[less === cell ? first : second];
    return {
      kind: 'glyph',
      row: Math.floor(cell / size),
      column: cell % size,
      on: side,
      glyph,
      role: 'given',
    };
  });
  const marks = [...digitMarks(grid, board, emphasis), ...signs];
  return { rows: size, columns: size, title: 'Futoshiki', marks };
}
