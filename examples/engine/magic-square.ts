/** The numbers 1 to n² in a square, every row, column and diagonal with the same sum. */
import { fileURLToPath } from 'node:url';
import { allDifferent, type IntVar, Solver, sum } from '../../src/engine/index.ts';

/** Each magic square of the given order, row by row; turned and mirrored ones count. */
export function* magicSquares(order: number): Generator<number[][]> {
  const solver = new Solver();
  const places = Array.from({ length: order }, (_, i) => i);
  const square = places.map(() => places.map(() => solver.int(1, order * order)));
  const total = (order * (order * order + 1)) / 2;

  solver.post(allDifferent(square.flat()));
  const lines: IntVar[][] = [
    ...square,
    ...places.map((column) => square.map((row) => row[column])),
    places.map((i) => square[i][i]),
    places.map((i) => square[i][order - 1 - i]),
  ];
  for (const line of lines) solver.post(sum(line, '=', total));

  for (const outcome of solver.solutions({ variables: square.flat() })) {
    if (outcome.status === 'sat') yield square.map((row) => row.map(outcome.value));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const squares = [...magicSquares(3)];
  console.log(`Order 3 has ${squares.length} magic squares. One of them:\n`);
  for (const row of squares[0]) console.log(row.join(' '));
}
