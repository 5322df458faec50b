// A morning in a bakery: each loaf passes through machines in an order
// of its own. When is everything done, at the earliest?
import { disjunctive, linear, Solver } from 'calcada/engine';

const jobs = [
  [['mixer', 3], ['oven', 6], ['table', 2]],
  [['mixer', 2], ['table', 4], ['oven', 3]],
  [['table', 3], ['oven', 4], ['mixer', 2]],
];
const horizon = jobs.flat().reduce((total, [, duration]) => total + duration, 0);

const solver = new Solver();
const end = solver.int(0, horizon, 'end');
const starts = jobs.map((job) => job.map(() => solver.int(0, horizon)));

// Within a job, one after the other.
jobs.forEach((job, j) => {
  job.forEach(([, duration], i) => {
    const next = starts[j][i + 1] ?? end;
    solver.post(linear([[1, next], [-1, starts[j][i]]], '>=', duration));
  });
});
// On a machine, one at a time.
for (const machine of new Set(jobs.flat().map(([name]) => name))) {
  const tasks = jobs.flatMap((job, j) =>
    job.flatMap(([name, duration], i) => (name === machine ? [{ start: starts[j][i], duration }] : [])),
  );
  solver.post(disjunctive(tasks));
}

const optimum = solver.minimize(end);
if (optimum.status !== 'optimal') throw new Error(`no best schedule: ${optimum.status}`);
jobs.forEach((job, j) => {
  const line = Array.from({ length: optimum.best }, () => '.');
  job.forEach(([name, duration], i) => {
    line.fill(name[0], optimum.solution.value(starts[j][i]), optimum.solution.value(starts[j][i]) + duration);
  });
  console.log(`loaf ${j + 1}  ${line.join('')}`);
});
console.log(`all done at ${optimum.best} (m mixer, o oven, t table)`);
