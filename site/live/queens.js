// Queens that do not attack each other: one in each row,
// and columns and diagonals all different.
import { allDifferent, Solver } from 'calcada/engine';

const n = 8;
const solver = new Solver();
const columns = Array.from({ length: n }, (_, row) => solver.int(0, n - 1, `row ${row}`));

solver.post(allDifferent(columns));
solver.post(allDifferent(columns, { offsets: columns.map((_, row) => row) }));
solver.post(allDifferent(columns, { offsets: columns.map((_, row) => -row) }));

let count = 0;
for (const outcome of solver.solutions({ labeling: { variables: columns, select: 'first-fail' } })) {
  if (outcome.status !== 'sat') break;
  if (count++ > 0) continue;
  for (const column of columns.map(outcome.value)) {
    console.log(`${'. '.repeat(column)}Q ${'. '.repeat(n - 1 - column)}`);
  }
}
console.log(`${count} placements of ${n} queens`);
