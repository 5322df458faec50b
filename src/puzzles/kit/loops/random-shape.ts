import { around, beside, type Shape } from '../../../board/index.ts';
import type { Chance } from '../../setter.ts';

/** How readily a cell is taken in, by how many cells beside it are inside: thin shapes have long borders. */
const READINESS = [0, 1, 0.3, 0.1, 0];
/** Often enough for a shape to have grown wherever it can. */
const PASSES = 6;

/** Cells that hang together and have no holes: their border is one loop, which never touches itself. */
export function randomShape(shape: Shape, chance: Chance): Uint8Array {
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
