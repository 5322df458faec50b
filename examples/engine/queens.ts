/** n queens on an n by n board, no two in a row, a column or a diagonal: all the ways to place them. */
import { fileURLToPath } from 'node:url';
import { allDifferent, Solver } from '../../src/engine/index.ts';

/** Each placement, as the column of the queen in each row. */
export function* queens(n: number): Generator<number[]> {
  const solver = new Solver();
  const columns = Array.from({ length: n }, (_, row) => solver.int(0, n - 1, `row ${row}`));
  const rows = columns.map((_, row) => row);

  solver.post(allDifferent(columns, { consistency: 'value' }));
  solver.post(allDifferent(columns, { consistency: 'value', offsets: rows }));
  solver.post(allDifferent(columns, { consistency: 'value', offsets: rows.map((row) => -row) }));

  const labeling = { variables: columns, select: 'first-fail', branch: 'enum' } as const;
  for (const outcome of solver.solutions({ labeling })) {
    if (outcome.status === 'sat') yield columns.map(outcome.value);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (let n = 4; n <= 10; n++) console.log(`${n} queens: ${[...queens(n)].length} placements`);
  for (const placement of queens(8)) {
    console.log('\nThe first of eight queens:');
    for (const column of placement) console.log([...'........'].with(column, 'Q').join(' '));
    break;
  }
}
