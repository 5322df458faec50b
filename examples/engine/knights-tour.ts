/** A knight visits every square of a board once and returns to where it began. */
import { fileURLToPath } from 'node:url';
import { circuit, clause, Solver } from '../../src/engine/index.ts';

const JUMPS = [
  [-2, -1],
  [-2, 1],
  [-1, -2],
  [-1, 2],
  [1, -2],
  [1, 2],
  [2, -1],
  [2, 1],
] as const;

/** The squares a knight may go to; square s lies in row s / side, column s % side. */
export function knightMoves(side: number, square: number): number[] {
  const row = Math.floor(square / side);
  const column = square % side;
  const inside = (at: number) => at >= 0 && at < side;
  return JUMPS.filter(([down, right]) => inside(row + down) && inside(column + right)).map(
    ([down, right]) => (row + down) * side + column + right,
  );
}

function model(side: number) {
  const solver = new Solver();
  const squares = Array.from({ length: side * side }, (_, square) => square);
  // The square after each square: all of them on one cycle.
  const next = squares.map((square) => solver.int(knightMoves(side, square), `after ${square}`));
  solver.post(circuit(next));
  return { solver, next };
}

/** The squares in the order of one closed tour, from the first corner; null if the board has none. */
export function knightsTour(side: number): number[] | null {
  const { solver, next } = model(side);
  const outcome = solver.solve();
  if (outcome.status !== 'sat') return null;
  const tour = [0];
  for (let at = outcome.value(next[0]); at !== 0; at = outcome.value(next[at])) tour.push(at);
  return tour;
}

/** How many closed tours there are, whichever way they are walked. */
export function countKnightsTours(side: number): number {
  const { solver, next } = model(side);
  // A corner has two moves and a tour uses both: leaving by the first leaves one direction of each tour.
  solver.post(clause([next[0].eq(knightMoves(side, 0)[0])]));
  const labeling = { variables: next, select: 'first-fail', branch: 'enum' } as const;
  let count = 0;
  for (const outcome of solver.solutions({ labeling })) if (outcome.status === 'sat') count++;
  return count;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const side = 6;
  const tour = knightsTour(side) ?? [];
  const step = new Map(tour.map((square, i) => [square, i + 1]));
  console.log('One closed tour of the 6x6 board:\n');
  for (let row = 0; row < side; row++) {
    const cells = Array.from({ length: side }, (_, column) => step.get(row * side + column));
    console.log(cells.map((cell) => String(cell).padStart(3)).join(''));
  }
}
