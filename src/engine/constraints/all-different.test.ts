import { describe, expect, it } from 'vitest';
import { allDifferent, linear, Solver } from '../index.ts';

describe('allDifferent', () => {
  it('of 2,000 variables over 2,000 values is posted in little space', () => {
    const solver = new Solver();
    const xs = Array.from({ length: 2000 }, () => solver.int(0, 1999));
    const { bytes } = solver.statistics;
    solver.post(allDifferent(xs));
    expect(solver.statistics.variables).toBeLessThan(10_000);
    expect(solver.statistics.bytes - bytes).toBeLessThan(2_000_000);
  });

  it.each(['labeling', 'follow'] as const)('of many variables is solved by %s', (how) => {
    const solver = new Solver();
    const xs = Array.from({ length: 400 }, () => solver.int(0, 399));
    solver.post(allDifferent(xs));
    const outcome = solver.solve({ [how]: { variables: xs } });
    expect(outcome.status === 'sat' && new Set(xs.map(outcome.value)).size).toBe(400);
  });

  it('of more variables than values has no solution, however many they are', () => {
    for (const [count, width] of [
      [5, 4],
      [100, 99],
      [3000, 2999],
    ] as const) {
      const solver = new Solver();
      const xs = Array.from({ length: count }, () => solver.int(1, width));
      solver.post(allDifferent(xs));
      expect(solver.solve()).toEqual({ status: 'unsat', core: [] });
    }
  });

  it('of seventy queens learns from short explanations', () => {
    const solver = new Solver();
    const queens = Array.from({ length: 70 }, () => solver.int(0, 69));
    const rows = queens.map((_, row) => row);
    const lines = [rows.map(() => 0), rows, rows.map((row) => -row)];
    for (const offsets of lines) solver.post(allDifferent(queens, { offsets }));
    const outcome = solver.solve({ conflictLimit: 10_000 });
    if (outcome.status !== 'sat') throw new Error(`expected a solution, got ${outcome.status}`);
    for (const offsets of lines)
      expect(new Set(queens.map((queen, row) => outcome.value(queen) + offsets[row])).size).toBe(70);
    // A matching gave clauses of 2600 literals for a hundred queens.
    const { learnedLiterals, learned } = solver.statistics;
    expect(learnedLiterals).toBeLessThan(500 * (learned + 1));
  });

  it('of far more values than variables learns from short explanations: a ruler of seven marks', () => {
    const solver = new Solver();
    const marks = Array.from({ length: 7 }, (_, i) => solver.int(i === 0 ? 0 : 1, i === 0 ? 0 : 64));
    const distances = marks.flatMap((to, i) =>
      marks.slice(0, i).map((from) => {
        const distance = solver.int(1, 64);
        solver.post(
          linear(
            [
              [1, to],
              [-1, from],
              [-1, distance],
            ],
            '=',
            0,
          ),
        );
        return distance;
      }),
    );
    solver.post(allDifferent(distances));
    const outcome = solver.minimize(marks[6]);
    if (outcome.status !== 'optimal') throw new Error(`expected the shortest ruler, got ${outcome.status}`);
    expect(outcome.best).toBe(25);
    // A matching gave clauses of 65 literals; Hall intervals give ten.
    const { learnedLiterals, learned } = solver.statistics;
    expect(learnedLiterals / learned).toBeLessThan(30);
  });

  it('among many variables bounds move past values that are taken', () => {
    const solver = new Solver();
    const xs = Array.from({ length: 400 }, (_, i) => solver.int(0, i < 399 ? 399 : 5000));
    const offsets = xs.map((_, i) => (i === 0 ? 1 : 0));
    solver.post(allDifferent(xs, { offsets }));
    const outcome = solver.solve({ assumptions: [xs[0].eq(0), xs[1].eq(0), xs[2].eq(2), xs[3].le(2)] });
    expect(outcome.status).toBe('unsat');
    expect(outcome.status === 'unsat' && outcome.core).toHaveLength(4);
  });
});
