import { describe, expect, it } from 'vitest';
import { pigeonhole } from '../../test/pigeonhole.ts';
import {
  absolute,
  allDifferent,
  atMost,
  clause,
  exactly,
  type IntVar,
  InvariantError,
  linear,
  ModelError,
  maximum,
  type Outcome,
  Solver,
  sum,
} from './index.ts';

const value = (outcome: Outcome, x: IntVar) => (outcome.status === 'sat' ? outcome.value(x) : outcome.status);

describe('large domains', () => {
  const model = () => {
    const solver = new Solver();
    const [x, y, z] = ['x', 'y', 'z'].map((name) => solver.int(0, 100_000, name));
    solver.post(
      linear(
        [
          [1, x],
          [2, y],
          [-1, z],
        ],
        '=',
        50_000,
      ),
    );
    solver.post(
      linear(
        [
          [3, x],
          [-1, y],
        ],
        '<=',
        -7,
      ),
    );
    const larger = solver.int(0, 100_000);
    solver.post(maximum(larger, [x, z]));
    solver.post(absolute(solver.int(20_000, 30_000), y));
    return { solver, xs: [x, y, z] };
  };

  it('cost no literal per step of a bound at the root', () => {
    const solver = new Solver();
    const xs = Array.from({ length: 5 }, () => solver.int(0, 10_000));
    const below = (i: number, j: number, by: number) => {
      solver.post(
        linear(
          [
            [1, xs[i]],
            [-1, xs[j]],
          ],
          '<=',
          -by,
        ),
      );
    };
    for (let i = 0; i < 4; i++) below(i, i + 1, 0);
    const early = xs[2].ge(5000);
    below(4, 0, 1);
    expect(solver.solve().status).toBe('unsat');
    expect(solver.statistics.variables).toBeLessThan(5);
    expect(early.variable).toBe(xs[2]);
  });

  it('cost no literal per value, posted or solved, by either search', () => {
    const { solver, xs } = model();
    expect(solver.statistics.variables).toBeLessThan(60);
    const check = (outcome: Outcome) => {
      const [x, y, z] = xs.map((v) => Number(value(outcome, v)));
      expect(x + 2 * y - z).toBe(50_000);
      expect(3 * x - y).toBeLessThanOrEqual(-7);
      expect(y).toBeGreaterThanOrEqual(20_000);
    };
    check(solver.solve());
    check(solver.solve({ labeling: { variables: xs, branch: 'bisect' } }));
    check(solver.solve({ labeling: { variables: xs, select: 'max-regret', order: 'down' } }));
    expect(solver.statistics.variables).toBeLessThan(400);
  });

  it('take a few solutions without a literal per value', () => {
    const { solver, xs } = model();
    let left = 20;
    for (const outcome of solver.solutions({ variables: xs })) {
      expect(outcome.status).toBe('sat');
      if (--left === 0) break;
    }
    expect(left).toBe(0);
    expect(solver.statistics.variables).toBeLessThan(1000);
  });

  it('may be as wide as 32 bits', () => {
    const solver = new Solver();
    const x = solver.int(-(2 ** 31 - 1), 2 ** 31 - 1);
    const y = solver.int(0, 1000);
    solver.post(clause([x.ge(2 ** 30)]));
    expect([x.min, x.max]).toEqual([2 ** 30, 2 ** 31 - 1]);
    solver.post(linear([[1, y]], '>=', 999), { when: x.le(2 ** 30) });
    const outcome = solver.solve({ assumptions: [x.eq(2 ** 30)] });
    expect([value(outcome, x), Number(value(outcome, y)) >= 999]).toEqual([2 ** 30, true]);
  });
});

describe('domains', () => {
  it('are what the constraints posted so far leave', () => {
    const solver = new Solver();
    const x = solver.int([1, 3, 5, 8], 'x');
    expect(x.values()).toEqual([1, 3, 5, 8]);
    solver.post(linear([[1, x]], '!=', 3));
    solver.post(linear([[1, x]], '<', 8));
    expect([x.min, x.max, x.values()]).toEqual([1, 5, [1, 5]]);
  });

  it('of 0 and 1 are 0/1 variables, whichever way they are made', () => {
    const solver = new Solver();
    for (const x of [solver.bool(), solver.int(0, 1), solver.int([1, 0, 1])]) {
      expect(x.values()).toEqual([0, 1]);
      expect(x).toHaveProperty('not');
    }
    expect(solver.statistics.variables).toBe(3);
  });
});

describe('an asynchronous call', () => {
  it('hears an AbortSignal in the middle of hard work', async () => {
    const solver = new Solver();
    pigeonhole(solver, 11);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 30);
    const outcome = await solver.solveAsync({ signal: controller.signal, timeLimit: 20_000 });
    expect(outcome).toEqual({ status: 'unknown', because: 'stopped' });
    expect(solver.statistics.conflicts).toBeGreaterThan(0);
  });

  it('lets others have the thread', async () => {
    const solver = new Solver();
    pigeonhole(solver, 9);
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    await solver.solveAsync({ conflictLimit: 3000 });
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(1);
  });

  it('counts its conflicts over all its slices', async () => {
    const solver = new Solver();
    pigeonhole(solver, 9);
    const outcome = await solver.solveAsync({ conflictLimit: 3000, timeLimit: 20_000 });
    expect(outcome).toEqual({ status: 'unknown', because: 'conflicts' });
    // Asked when propagation rests: conflicts that follow on each other at once may exceed it a little.
    expect(solver.statistics.conflicts).toBeGreaterThanOrEqual(3000);
    expect(solver.statistics.conflicts).toBeLessThan(3050);
  });

  it('answers as the other call does', async () => {
    const solver = new Solver();
    const [p, q] = [solver.bool(), solver.bool()];
    solver.post(clause([p, q]));
    const good = await solver.solveAsync({ assumptions: [p.not()] });
    expect(value(good, q)).toBe(1);
    const bad = await solver.solveAsync({ assumptions: [p.not(), q.not()] });
    expect(bad.status === 'unsat' && bad.core.length).toBe(2);
  });
});

describe('limits', () => {
  it.each([
    [{ conflictLimit: 0 }, 'conflicts'],
    [{ timeLimit: 0 }, 'time'],
    [{ memoryLimit: 0 }, 'memory'],
    [{ signal: AbortSignal.abort() }, 'stopped'],
  ] as const)('%o end every kind of question with an unknown', (limit, because) => {
    const solver = new Solver();
    const xs = Array.from({ length: 6 }, () => solver.int(1, 6));
    solver.post(allDifferent(xs, { consistency: 'value' }));
    const unknown = { status: 'unknown', because };
    for (const search of [{}, { labeling: { variables: xs } }]) {
      expect(solver.solve({ ...limit, ...search })).toEqual(unknown);
      expect([...solver.solutions({ ...limit, ...search })]).toEqual([unknown]);
      expect(solver.minimize(xs[0], { ...limit, ...search })).toEqual(unknown);
      expect(solver.backbone([xs[0].eq(1)], { ...limit, ...search })).toEqual({ ...unknown, solves: 1 });
    }
    expect(solver.solve().status).toBe('sat');
  });

  it('on conflicts begin anew with each call', () => {
    const solver = new Solver();
    pigeonhole(solver, 9);
    for (let call = 1; call <= 3; call++) {
      expect(solver.solve({ conflictLimit: 100 })).toEqual({ status: 'unknown', because: 'conflicts' });
      expect(solver.statistics.conflicts).toBeGreaterThanOrEqual(100 * call);
    }
    expect(solver.statistics.conflicts).toBeLessThan(400);
  });

  it('on conflicts hold for all solutions of one iteration together', () => {
    const solver = new Solver();
    const xs = Array.from({ length: 8 }, () => solver.int(1, 8));
    solver.post(allDifferent(xs, { consistency: 'value' }));
    for (const sign of [1, -1])
      solver.post(allDifferent(xs, { consistency: 'value', offsets: xs.map((_, i) => sign * i) }));
    const outcomes = [...solver.solutions({ variables: xs, conflictLimit: 40 })];
    expect(outcomes.at(-1)).toEqual({ status: 'unknown', because: 'conflicts' });
    expect(solver.statistics.conflicts).toBeLessThan(60);
  });

  it('do not hide a contradiction that is already known', () => {
    const solver = new Solver();
    solver.post(clause([]));
    expect(solver.solve({ conflictLimit: 0, timeLimit: 0 })).toEqual({ status: 'unsat', core: [] });
  });
});

describe('assumptions', () => {
  it('hold for one call; the core names those to blame', () => {
    const solver = new Solver();
    const [x, y, z] = [solver.int(0, 9, 'x'), solver.int(0, 9, 'y'), solver.int(0, 9, 'z')];
    solver.post(sum([x, y], '<=', 9));
    const outcome = solver.solve({ assumptions: [z.ge(3), x.ge(5), z.le(8), y.ge(5)] });
    expect(outcome.status === 'unsat' && outcome.core.map(String)).toEqual(['x >= 5', 'y >= 5']);
    expect(solver.solve().status).toBe('sat');
  });

  it('that contradict each other are both to blame', () => {
    const solver = new Solver();
    const p = solver.bool('p');
    const outcome = solver.solve({ assumptions: [p, p.not()] });
    expect(outcome.status === 'unsat' && outcome.core.map(String).sort()).toEqual(['p = 0', 'p = 1']);
  });

  it('of a labeling are all to blame, because it keeps no reasons', () => {
    const solver = new Solver();
    const [p, q] = [solver.bool('p'), solver.bool('q')];
    solver.post(clause([p.not()]));
    const outcome = solver.solve({ assumptions: [q, p], labeling: { variables: [p, q] } });
    expect(outcome.status === 'unsat' && outcome.core.map(String)).toEqual(['q = 1', 'p = 1']);
  });
});

describe('solvers', () => {
  it('live side by side', () => {
    const [one, two] = [new Solver(), new Solver()];
    const xs = [one.int(0, 5, 'x'), two.int(0, 5, 'x')];
    one.post(linear([[1, xs[0]]], '>=', 5));
    two.post(linear([[1, xs[1]]], '<=', 0));
    const first = one.solutions({ labeling: { variables: [xs[0]] } });
    const second = two.solutions({ labeling: { variables: [xs[1]] } });
    const a = first.next();
    const b = second.next();
    expect(!a.done && value(a.value, xs[0])).toBe(5);
    expect(!b.done && value(b.value, xs[1])).toBe(0);
    expect(first.next().done && second.next().done).toBe(true);
    expect([one.statistics.constraints, two.statistics.constraints]).toEqual([1, 1]);
  });

  it('with one seed run alike, with another perhaps not, and all agree', () => {
    const run = (seed: number) => {
      const solver = new Solver({ seed });
      pigeonhole(solver, 5);
      const outcome = solver.solve();
      const { time, ...counts } = solver.statistics;
      expect(time.searching).toBeGreaterThanOrEqual(time.analysing + time.reducing);
      return { status: outcome.status, ...counts };
    };
    expect(run(7)).toEqual(run(7));
    expect(run(0)).toEqual(run(0));
    const conflicts = [1, 2, 3, 4].map((seed) => run(seed));
    expect(conflicts.every(({ status }) => status === 'unsat')).toBe(true);
    expect(new Set(conflicts.map(({ decisions }) => decisions)).size).toBeGreaterThan(1);
  });
});

describe('a session', () => {
  it('goes on: more variables, more constraints, blocked solutions', () => {
    const solver = new Solver();
    const bools = Array.from({ length: 4 }, () => solver.bool());
    solver.post(exactly(2, bools));
    const seen = new Set<string>();
    for (;;) {
      const outcome = solver.solve();
      if (outcome.status !== 'sat') break;
      seen.add(bools.map(outcome.value).join(''));
      solver.block(outcome.solution, bools);
    }
    expect([...seen].sort()).toEqual(['0011', '0101', '0110', '1001', '1010', '1100']);
    solver.bool();
    expect(solver.solve().status).toBe('unsat');
  });

  it('keeps its solutions readable after it has moved on', () => {
    const solver = new Solver();
    const x = solver.int(0, 9);
    const first = solver.solve({ assumptions: [x.eq(4)] });
    solver.post(linear([[1, x]], '=', 7));
    expect(solver.solve().status).toBe('sat');
    expect(value(first, x)).toBe(4);
  });

  it('frees what an abandoned iteration holds', () => {
    const solver = new Solver();
    const bools = Array.from({ length: 12 }, () => solver.bool());
    const begin = (count: number) => {
      const iteration = solver.solutions({ variables: bools });
      for (let i = 0; i < count; i++) iteration.next();
      return iteration;
    };
    for (let round = 0; round < 3; round++) begin(1000);
    for (let use = 0; use < 1001; use++) solver.solve({ conflictLimit: 0 });
    solver.solve();
    const { bytes } = solver.statistics;
    for (let round = 0; round < 20; round++) {
      begin(1000);
      for (let use = 0; use < 1001; use++) solver.solve({ conflictLimit: 0 });
      solver.solve();
    }
    expect(solver.statistics.bytes).toBeLessThan(1.5 * bytes);
  });

  it('an iteration that was passed over continues where it was', () => {
    const solver = new Solver();
    const bools = Array.from({ length: 5 }, () => solver.bool());
    const seen = new Set<string>();
    let found = 0;
    for (const outcome of solver.solutions({ variables: bools })) {
      if (outcome.status !== 'sat') throw new Error(outcome.status);
      found++;
      seen.add(bools.map(outcome.value).join(''));
      if (found % 8 === 0) for (let use = 0; use < 50; use++) expect(solver.solve().status).toBe('sat');
    }
    expect([found, seen.size]).toEqual([32, 32]);
  });

  it('prefers a value where it is free to', () => {
    for (const wish of [0, 1] as const) {
      const solver = new Solver();
      const bools = Array.from({ length: 5 }, () => solver.bool());
      for (const b of bools) solver.prefer(b, wish);
      const outcome = solver.solve();
      expect(bools.map((b) => value(outcome, b))).toEqual(bools.map(() => wish));
    }
  });

  it('decides first what it is told to', () => {
    for (const first of [0, 1, 2, 3]) {
      const solver = new Solver();
      const bools = Array.from({ length: 4 }, () => solver.bool());
      solver.post(atMost(1, bools));
      for (const b of bools) solver.prefer(b, 1);
      solver.decideFirst([bools[(first + 1) % 4]!]);
      solver.decideFirst([bools[first]!]);
      const outcome = solver.solve();
      expect(bools.map((b) => value(outcome, b))).toEqual(bools.map((_, at) => (at === first ? 1 : 0)));
    }
  });
});

describe('errors', () => {
  it('tell whose fault it is', () => {
    expect(new ModelError('m').name).toBe('ModelError');
    expect(new InvariantError('i')).toBeInstanceOf(Error);
    expect(new InvariantError('i')).not.toBeInstanceOf(ModelError);
  });
});
