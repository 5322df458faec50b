/** Who works when: jobs that pass through machines in an order of their own, done as early as possible. */
import { fileURLToPath } from 'node:url';
import { disjunctive, linear, Solver } from '../../src/engine/index.ts';

/** One piece of work: on which machine, and for how long. */
export interface Operation {
  readonly machine: string;
  readonly duration: number;
}

export interface Schedule {
  readonly end: number;
  /** When each operation of each job begins. */
  readonly starts: readonly (readonly number[])[];
}

/** The schedule that ends first; of each job, one operation after the other, and on each machine likewise. */
export function schedule(jobs: readonly (readonly Operation[])[]): Schedule {
  const solver = new Solver();
  const horizon = jobs.flat().reduce((total, { duration }) => total + duration, 0);
  const end = solver.int(0, horizon, 'end');
  const starts = jobs.map((job) => job.map(() => solver.int(0, horizon)));

  for (const [j, job] of jobs.entries()) {
    for (const [i, { duration }] of job.entries()) {
      const next = starts[j][i + 1] ?? end;
      solver.post(
        linear(
          [
            [1, next],
            [-1, starts[j][i]],
          ],
          '>=',
          duration,
        ),
      );
    }
  }
  for (const machine of new Set(jobs.flat().map((operation) => operation.machine))) {
    const tasks = jobs.flatMap((job, j) =>
      job.flatMap((operation, i) =>
        operation.machine === machine ? [{ start: starts[j][i], duration: operation.duration }] : [],
      ),
    );
    solver.post(disjunctive(tasks));
  }

  const optimum = solver.minimize(end);
  if (optimum.status !== 'optimal') throw new Error(`no best schedule: ${optimum.status}`);
  return { end: optimum.best, starts: starts.map((job) => job.map(optimum.solution.value)) };
}

/** A morning in a bakery. */
export const bakery: readonly (readonly Operation[])[] = [
  [
    { machine: 'mixer', duration: 3 },
    { machine: 'oven', duration: 6 },
    { machine: 'table', duration: 2 },
  ],
  [
    { machine: 'mixer', duration: 2 },
    { machine: 'table', duration: 4 },
    { machine: 'oven', duration: 3 },
  ],
  [
    { machine: 'table', duration: 3 },
    { machine: 'oven', duration: 4 },
    { machine: 'mixer', duration: 2 },
  ],
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { end, starts } = schedule(bakery);
  for (const [j, job] of bakery.entries()) {
    console.log(job.map(({ machine }, i) => `${machine} at ${starts[j][i]}`).join(', '));
  }
  console.log(`all done at ${end}`);
}
