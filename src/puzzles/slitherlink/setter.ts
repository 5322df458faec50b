import { around, Board, beside, edgeSites, type Shape } from '../../board/index.ts';
import { ClueSketch } from '../kit/index.ts';
import type { Chance, Setter } from '../setter.ts';
import type { Line, SlitherlinkGrid } from './grid.ts';
import { interaction } from './interaction.ts';
import { rulebook } from './rules.ts';

/** The border of a random shape, and a clue in every cell to begin with. */
export const setter: Setter<SlitherlinkGrid, Line> = {
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
function borderOf(shape: Shape, inside: Uint8Array): Board<Line> {
  const edges = edgeSites(shape);
  const isLine = (edge: number): boolean => edges.cells(edge).filter((cell) => inside[cell]).length === 1;
  return Board.on(
    edges,
    Array.from({ length: edges.count }, (_, edge) => (isLine(edge) ? 'line' : 'none')),
  );
}

/** How readily a cell is taken in, by how many cells beside it are inside: thin shapes have long borders. */
const READINESS = [0, 1, 0.3, 0.1, 0];
/** Often enough for a shape to have grown wherever it can. */
const PASSES = 6;

/** Cells that hang together and have no holes: their border is one loop, which never touches itself. */
function randomShape(shape: Shape, chance: Chance): Uint8Array {
  const cells = Array.from({ length: shape.rows * shape.columns }, (_, cell) => cell);
  const inside = new Uint8Array(cells.length);
  inside[chance.pick(cells)] = 1;
  for (let pass = 0; pass < PASSES; pass++) {
    for (const cell of chance.shuffle([...cells])) {
      const near = beside(shape, cell, (other) => inside[other] === 1).length;
      if (inside[cell] || chance.fraction() >= READINESS[near]! || !growsBy(shape, inside, cell)) continue;
      inside[cell] = 1;
    }
  }
  return inside;
}

/** Whether a shape stays one piece without holes, and touches itself nowhere, if this cell is taken in. */
function growsBy(shape: Shape, inside: Uint8Array, cell: number): boolean {
  const { columns } = shape;
  const near = new Set(around(shape, cell));
  // Once around the cell; what lies beyond the board is outside.
  const ring = [-columns - 1, -columns, 1 - columns, 1, columns + 1, columns, columns - 1, -1].map(
    (step) => near.has(cell + step) && inside[cell + step] === 1,
  );
  return ring.filter((isInside, at) => isInside !== ring[(at + 1) % ring.length]).length === 2;
}
