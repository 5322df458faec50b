import type { Shades } from '../../src/board/index.ts';

type Point = readonly [x: number, y: number];

/** The parts of a caravel under sail, in units of the picture's side. */
const SAILS: readonly (readonly Point[])[] = [
  [
    [0.3, 0.1],
    [0.3, 0.62],
    [0.06, 0.62],
  ],
  [
    [0.36, 0.04],
    [0.78, 0.6],
    [0.36, 0.62],
  ],
  [
    [0.82, 0.3],
    [0.97, 0.6],
    [0.82, 0.62],
  ],
  [
    [0.02, 0.68],
    [0.98, 0.66],
    [0.88, 0.88],
    [0.14, 0.88],
  ],
];

/** A caravel in black on white: the picture of the gallery and of the bench, drawn from nothing but this file. */
export function caravel(side: number): Shades {
  const darkness = new Float32Array(side * side);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const at: Point = [(x + 0.5) / side, (y + 0.5) / side];
      const mast = Math.abs(at[0] - 0.33) < 0.012 && at[1] > 0.03 && at[1] < 0.68;
      const wave = at[1] > 0.91 && Math.sin(at[0] * 28) > 0.1;
      if (mast || wave || SAILS.some((sail) => inside(sail, at))) darkness[y * side + x] = 1;
    }
  }
  return { width: side, height: side, darkness };
}

function inside(corners: readonly Point[], [x, y]: Point): boolean {
  let within = false;
  for (const [at, [x1, y1]] of corners.entries()) {
    const [x0, y0] = corners.at(at - 1)!;
    if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) within = !within;
  }
  return within;
}
