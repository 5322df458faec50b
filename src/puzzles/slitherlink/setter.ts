import { Board, edgeSites, type Shape } from '../../board/index.ts';
import { ClueSketch, randomShape } from '../kit/index.ts';
import type { Setter } from '../setter.ts';
import type { EdgeState, SlitherlinkGrid } from './grid.ts';
import { interaction } from './interaction.ts';
import { rulebook } from './rules.ts';

/** The border of a random shape, and a clue in every cell to begin with. */
export const setter: Setter<SlitherlinkGrid, EdgeState> = {
  options: [],
  usualClues: 'minimal',
  takesPicture: false,
  problemWith: () => undefined,
  sketch: (wish, chance) =>
    new ClueSketch(
      { rulebook, drawing: interaction.drawing },
      {
        solution: borderOf(wish, randomShape(wish, chance)),
        // Even all clues leave another loop: another shape is drawn.
        redraw: () => borderOf(wish, randomShape(wish, chance)),
      },
    ),
};

/** The lines between what is inside and what is not. */
function borderOf(shape: Shape, inside: Uint8Array): Board<EdgeState> {
  const edges = edgeSites(shape);
  const isLine = (edge: number): boolean => edges.cells(edge).filter((cell) => inside[cell]).length === 1;
  return Board.on(
    edges,
    Array.from({ length: edges.count }, (_, edge) => (isLine(edge) ? 'line' : 'none')),
  );
}
