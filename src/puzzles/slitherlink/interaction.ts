import { edgeSites } from '../../board/index.ts';
import { cellDrawing } from '../kit/index.ts';
import type { Interaction } from '../puzzle.ts';
import type { EdgeState, SlitherlinkCell, SlitherlinkGrid } from './grid.ts';

const { pictured: _, ...drawing } = cellDrawing<SlitherlinkCell, EdgeState>({
  ground: 'none',
  groundName: { en: ['no clue'], pt: ['sem pista'] },
  largest: 4,
  counted: (grid, cell) => edgeSites(grid).around(cell),
  on: 'line',
});

/** Press or drag along edges to draw the loop; boards are drawn clue by clue. */
export const interaction: Interaction<SlitherlinkGrid, EdgeState> = {
  drag: 'same',
  rulers: [],
  spoken: (grid, edge, board) => {
    const value = board.at(edge);
    const [en, pt] =
      value === 'line'
        ? ['line', 'linha']
        : value === 'none'
          ? ['no line', 'sem linha']
          : ['open', 'em aberto'];
    const clues = edgeSites(grid)
      .cells(edge)
      .map((cell) => grid.cells[cell]!)
      .filter((clue) => clue !== 'none')
      .join(', ');
    return clues === ''
      ? { en: [en], pt: [pt] }
      : { en: [`${en}, beside ${clues}`], pt: [`${pt}, ao lado de ${clues}`] };
  },
  drawing,
};
