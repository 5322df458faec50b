import { describe, expect, it } from 'vitest';
import { pigeonhole } from '../../test/pigeonhole.ts';
import {
  allDifferent,
  circuit,
  clause,
  disjunctive,
  element,
  type IntVar,
  inverse,
  LimitError,
  linear,
  regular,
  Solver,
  sum,
  table,
} from './index.ts';
import { Random } from './random.ts';

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
    // The crawl itself takes no memory: what is there already is too much.
    for (let i = 0; i < 20_000; i++) solver.bool();
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

describe('limits act while a constraint is posted', () => {
  const n = 150;
  const many = (solver: Solver, upper = n - 1) => Array.from({ length: n }, () => solver.int(0, upper));
  const large: Record<string, (solver: Solver) => Parameters<Solver['post']>[0]> = {
    allDifferent: (s) => allDifferent(many(s)),
    circuit: (s) => circuit(many(s)),
    inverse: (s) => inverse(many(s), many(s)),
    table: (s) =>
      table(
        [s.int(0, 9999), s.int(0, 9999)],
        Array.from({ length: 5000 }, (_, i) => [i, (i * 7) % 9999]),
      ),
    element: (s) =>
      element(
        s.int(0, 9999),
        Array.from({ length: 5000 }, (_, i) => i % 77),
        s.int(0, 99),
      ),
    regular: (s) =>
      regular(many(s), {
        states: 9,
        start: 0,
        accepting: [0],
        transitions: Array.from({ length: 9 * n }, (_, i) => [i % 9, Math.floor(i / 9), (i * 5) % 9]),
      }),
    sum: (s) => sum(Array.from({ length: 8 }, () => many(s)).flat(), '<=', 5),
  };
  it.each(Object.entries(large))('%s: nothing of it is there, and it can be posted again', (_, make) => {
    const solver = new Solver();
    const b = solver.bool();
    const constraint = make(solver);
    for (const limit of [{ timeLimit: 0 }, { signal: AbortSignal.abort() }]) {
      const posts = [
        () => solver.post(constraint, limit),
        () => solver.post(constraint, { ...limit, when: b }),
        () => solver.postAll([constraint], limit),
        () => solver.reify(constraint, limit),
      ];
      for (const post of posts) expect(post).toThrow(LimitError);
    }
    expect(solver.statistics.constraints).toBe(0);
    expect(solver.solve().status).toBe('sat');
    solver.post(constraint, { timeLimit: 1_000_000 });
    expect(solver.statistics.constraints).toBeGreaterThan(0);
    expect(solver.solve({ conflictLimit: 1000 }).status).not.toBe('unsat');
  });

  it('many small ones: those before are there', () => {
    const solver = new Solver();
    const xs = many(solver);
    const post = () =>
      solver.postAll(
        xs.slice(1).map((x, i) => clause([xs[i].le(3), x.ge(4)])),
        { signal: AbortSignal.abort() },
      );
    expect(post).toThrow(expect.objectContaining({ name: 'LimitError', because: 'stopped' }));
    expect(solver.statistics.constraints).toBeGreaterThan(0);
    expect(solver.statistics.constraints).toBeLessThan(n - 1);
    expect(solver.solve().status).toBe('sat');
  });
});

describe('an abort is heard', () => {
  /** A job shop of random durations: machines in random order. */
  function shop(jobs: number, machines: number) {
    const random = new Random(7);
    const solver = new Solver();
    const tasks = Array.from({ length: jobs }, () =>
      random.shuffled(Array.from({ length: machines }, (_, m) => m)).map((machine) => ({
        machine,
        duration: 1 + random.below(20),
        start: solver.int(0, 20 * jobs * machines),
      })),
    );
    const end = solver.int(0, 20 * jobs * machines);
    for (const job of tasks) {
      job.forEach((task, k) => {
        const after = job[k + 1]?.start ?? end;
        solver.post(
          linear(
            [
              [1, task.start],
              [-1, after],
            ],
            '<=',
            -task.duration,
          ),
        );
      });
    }
    for (let m = 0; m < machines; m++)
      solver.post(disjunctive(tasks.flat().filter(({ machine }) => machine === m)));
    return { solver, end };
  }

  // The bound is generous: what is measured stands in docs/engine.md.
  const SOON = 2000;

  it.each(['improve', 'minimizeAsync', 'solveAsync'] as const)('by %s', async (call) => {
    const { solver, end } = shop(12, 6);
    const stop = new AbortController();
    let at = 0;
    setTimeout(() => {
      at = performance.now();
      stop.abort();
    }, 60);
    const options = { signal: stop.signal };
    let because: unknown;
    if (call === 'improve') {
      const incumbents = solver.improve(end, options);
      let step = await incumbents.next();
      while (!step.done) step = await incumbents.next();
      because = step.value.status === 'unknown' && step.value.because;
    } else if (call === 'minimizeAsync') {
      const optimum = await solver.minimizeAsync(end, options);
      because = optimum.status === 'unknown' && optimum.because;
    } else {
      const hard = new Solver();
      pigeonhole(hard, 20);
      const outcome = await hard.solveAsync(options);
      because = outcome.status === 'unknown' && outcome.because;
    }
    expect(because).toBe('stopped');
    expect(performance.now() - at).toBeLessThan(SOON);
  });
});
