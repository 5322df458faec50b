import { describe, expect, it } from 'vitest';
import { type IntVar, linear, Solver } from './index.ts';

/** x < y and y < x: propagation alone refutes it, in as many steps as the domain has values. */
function crawl(upper = 2_000_000_000): { solver: Solver; x: IntVar; y: IntVar; less: () => void } {
  const solver = new Solver();
  const [x, y] = [solver.int(0, upper, 'x'), solver.int(0, upper, 'y')];
  solver.post(
    linear(
      [
        [1, x],
        [-1, y],
      ],
      '<',
      0,
    ),
  );
  return {
    solver,
    x,
    y,
    less: () =>
      solver.post(
        linear(
          [
            [1, y],
            [-1, x],
          ],
          '<',
          0,
        ),
        { signal: AbortSignal.abort() },
      ),
  };
}

const unknown = (because: string) => ({ status: 'unknown', because });

describe('limits act inside a propagation', () => {
  it('of post: what is left undone is left to the next question', () => {
    const { solver, x, y, less } = crawl();
    less();
    expect(x.min).toBeGreaterThan(0);
    expect(x.min).toBeLessThan(100_000);
    solver.post(linear([[1, x]], '>=', 0), { timeLimit: 1 });
    solver.postAll([linear([[1, x]], '>=', 0)], { timeLimit: 1 });
    solver.reify(linear([[1, y]], '>=', 5), { timeLimit: 1 });
    expect(solver.statistics.constraints).toBe(6);
    expect(solver.solve({ timeLimit: 5 })).toEqual(unknown('time'));
  });

  it.each([
    ['time', { timeLimit: 5 }],
    ['stopped', { signal: AbortSignal.abort() }],
    ['memory', { memoryLimit: 2_000_000 }],
  ] as const)('of every question: %s', (because, limit) => {
    const { solver, x, y, less } = crawl();
    less();
    const labeling = { variables: [x, y] };
    expect(solver.solve(limit)).toEqual(unknown(because));
    expect(solver.solve({ ...limit, labeling })).toEqual(unknown(because));
    expect(solver.solve({ ...limit, follow: labeling })).toEqual(unknown(because));
    expect([...solver.solutions(limit)]).toEqual([unknown(because)]);
    expect([...solver.solutions({ ...limit, labeling })]).toEqual([unknown(because)]);
    expect(solver.minimize(x, limit)).toEqual(unknown(because));
    expect(solver.maximize(x, { ...limit, labeling })).toEqual(unknown(because));
    expect(solver.backbone([x.ge(7)], limit)).toMatchObject(unknown(because));
  });

  it('below the root too, and the solver is sound afterwards', () => {
    const { solver, x, y } = crawl(2_000_000);
    const on = solver.bool('on');
    solver.post(
      linear(
        [
          [1, y],
          [-1, x],
        ],
        '<',
        0,
      ),
      { when: on },
    );
    const labeling = { variables: [x, y] };
    for (const question of [{}, { labeling }]) {
      const limit = { timeLimit: 1, memoryLimit: 1_000_000_000 };
      expect(solver.solve({ ...question, ...limit, assumptions: [on] })).toEqual(unknown('time'));
      const free = solver.solve({ ...question, assumptions: [on.not()] });
      expect(free.status === 'sat' && free.value(x) < free.value(y)).toBe(true);
    }
  });

  it('of an asynchronous question, while it runs', async () => {
    const { solver, less } = crawl();
    less();
    const controller = new AbortController();
    const asked = solver.solveAsync({ signal: controller.signal });
    setTimeout(() => controller.abort(), 20);
    expect(await asked).toEqual(unknown('stopped'));
  });

  it('and without one the refutation is found', () => {
    const { solver, less } = crawl(3000);
    less();
    expect(solver.solve()).toEqual({ status: 'unsat', core: [] });
  });
});
