/** Job shops from the literature, by counters: what energy and orders of tasks are worth, and that no horizon costs more. */
import { describe, expect, it } from 'vitest';
import { cumulative, disjunctive, type IntVar, linear, Solver } from '../index.ts';

/** Fisher and Thompson 1963, and Lawrence 1984: for each job, its machines and durations in turn. */
const FT06 = [
  [2, 1, 0, 3, 1, 6, 3, 7, 5, 3, 4, 6],
  [1, 8, 2, 5, 4, 10, 5, 10, 0, 10, 3, 4],
  [2, 5, 3, 4, 5, 8, 0, 9, 1, 1, 4, 7],
  [1, 5, 0, 5, 2, 5, 3, 3, 4, 8, 5, 9],
  [2, 9, 1, 3, 4, 5, 5, 4, 0, 3, 3, 1],
  [1, 3, 3, 3, 5, 9, 0, 10, 4, 4, 2, 1],
];
const LA01 = [
  [1, 21, 0, 53, 4, 95, 3, 55, 2, 34],
  [0, 21, 3, 52, 4, 16, 2, 26, 1, 71],
  [3, 39, 4, 98, 1, 42, 2, 31, 0, 12],
  [1, 77, 0, 55, 4, 79, 2, 66, 3, 77],
  [0, 83, 3, 34, 2, 64, 1, 19, 4, 37],
  [1, 54, 2, 43, 4, 79, 0, 92, 3, 62],
  [3, 69, 4, 77, 1, 87, 2, 87, 0, 93],
  [2, 38, 0, 60, 1, 41, 3, 24, 4, 83],
  [3, 17, 1, 49, 4, 25, 0, 44, 2, 98],
  [4, 77, 3, 79, 2, 43, 1, 75, 0, 96],
];

interface Step {
  readonly start: IntVar;
  readonly duration: number;
}

/** The shortest makespan, and the conflicts that it took. */
function makespan(jobs: readonly (readonly number[])[], horizon: number) {
  const solver = new Solver();
  const end = solver.int(0, horizon);
  const machines = new Map<number, Step[]>();
  for (const job of jobs) {
    let last: Step | undefined;
    for (let k = 0; k < job.length; k += 2) {
      const step = { start: solver.int(0, horizon), duration: job[k + 1] };
      if (last) solver.post(inOrder(last, step.start));
      machines.set(job[k], [...(machines.get(job[k]) ?? []), step]);
      last = step;
    }
    if (last) solver.post(inOrder(last, end));
  }
  for (const steps of machines.values()) solver.post(disjunctive(steps));
  const optimum = solver.minimize(end);
  if (optimum.status !== 'optimal') throw new Error(optimum.status);
  return { makespan: optimum.best, conflicts: solver.statistics.conflicts };
}

const inOrder = ({ start, duration }: Step, next: IntVar) =>
  linear(
    [
      [1, start],
      [-1, next],
    ],
    '<=',
    -duration,
  );

describe('job shops', () => {
  it.each([
    ['ft06', FT06, 55],
    ['la01', LA01, 666],
  ])('%s is solved to its optimum in few conflicts', (_, jobs, best) => {
    const found = makespan(jobs, 2000);
    expect(found.makespan).toBe(best);
    expect(found.conflicts).toBeLessThan(400);
  });
});

describe('a long horizon', () => {
  it.each([1000, 1_000_000])('of %d costs what a short one does', (horizon) => {
    const solver = new Solver();
    const start = solver.int(0, 2 * horizon);
    solver.post(
      cumulative(
        [
          { start: solver.int(0, 0), duration: horizon, demand: 1 },
          { start, duration: 1, demand: 1 },
        ],
        1,
      ),
    );
    expect(start.min).toBe(horizon);
    expect(solver.statistics.prunings).toBeLessThan(5);
  });
});
