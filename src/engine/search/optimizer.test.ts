import { describe, expect, it, vi } from 'vitest';
import { Random, seed } from '../../../test/random.ts';
import {
  absolute,
  allDifferent,
  clause,
  type Incumbent,
  type IntVar,
  linear,
  type Optimum,
  product,
  Solver,
  sum,
  type Term,
} from '../index.ts';
import { CoreGuided } from './core-guided.ts';
import { Neighbourhoods } from './neighbourhoods.ts';

const best = (optimum: Optimum) => (optimum.status === 'optimal' ? optimum.best : optimum.status);

describe('minimize and maximize', () => {
  it(`agree between learning, labeling and enumeration (seed ${seed})`, () => {
    const random = new Random(seed);
    const answers = new Set<unknown>();
    for (let round = 0; round < 60; round++) {
      const coefficients = [0, 0, 0].map(() => random.below(9) - 4);
      const weights = [0, 0, 0].map(() => random.below(5) - 1);
      const capacity = random.below(12) - 2;
      const rows: number[] = [];
      for (let a = 0; a <= 4; a++)
        for (let b = 0; b <= 4; b++)
          for (let c = 0; c <= 4; c++) {
            const values = [a, b, c];
            const weight = values.reduce((total, v, i) => total + v * weights[i], 0);
            if (a !== b && weight <= capacity)
              rows.push(values.reduce((total, v, i) => total + v * coefficients[i], 0));
          }
      const solver = new Solver();
      const xs = coefficients.map(() => solver.int(0, 4));
      const objective = solver.int(-100, 100, 'objective');
      solver.post(allDifferent(xs.slice(0, 2)));
      solver.post(linear([...xs.map((x, i) => [weights[i], x] as const)], '<=', capacity));
      solver.post(linear([...xs.map((x, i) => [coefficients[i], x] as const), [-1, objective]], '=', 0));
      const labeling = { variables: xs, select: 'first-fail', branch: 'bisect' } as const;
      const least = rows.length === 0 ? 'unsat' : Math.min(...rows);
      const most = rows.length === 0 ? 'unsat' : Math.max(...rows);
      const rarely = { follow: labeling, followed: 'rarely' } as const;
      for (const options of [{}, { labeling }, { follow: labeling }, rarely]) {
        expect(best(solver.minimize(objective, options))).toBe(least);
        expect(best(solver.maximize(objective, options))).toBe(most);
      }
      answers.add(least);
    }
    expect(answers).toContain('unsat');
    expect(answers.size).toBeGreaterThan(5);
  });

  it('follow a labeling at first, or only later', () => {
    const asked = (followed?: 'mostly' | 'rarely'): number => {
      const solver = new Solver();
      const xs = [solver.int(0, 9), solver.int(0, 9)];
      const worth = solver.int(0, 99);
      solver.post(
        linear(
          [
            [2, xs[0]],
            [3, xs[1]],
            [-1, worth],
          ],
          '=',
          0,
        ),
      );
      solver.post(sum(xs, '<=', 11));
      let calls = 0;
      const choose = () => {
        calls++;
        return null;
      };
      const options = { follow: { variables: xs, choose }, ...(followed ? { followed } : {}) };
      expect(best(solver.maximize(worth, options))).toBe(31);
      return calls;
    };
    expect(asked()).toBeGreaterThan(0);
    expect(asked('mostly')).toBeGreaterThan(0);
    expect(asked('rarely')).toBe(0);
  });

  it('find the best even where the objective is not labelled', () => {
    const solver = new Solver();
    const [free, x] = [solver.bool(), solver.int(0, 9)];
    solver.post(sum([x], '<=', 7));
    expect(best(solver.maximize(x, { labeling: { variables: [free] } }))).toBe(7);
    expect(best(solver.minimize(x, { labeling: { variables: [free] } }))).toBe(0);
  });

  it('hold under assumptions, and only for this call', () => {
    const solver = new Solver();
    const [x, y] = [solver.int(0, 9), solver.int(0, 9)];
    solver.post(sum([x, y], '<=', 9));
    for (const options of [{}, { labeling: { variables: [x, y] } }]) {
      expect(best(solver.maximize(x, { ...options, assumptions: [y.ge(4)] }))).toBe(5);
      expect(best(solver.maximize(x, options))).toBe(9);
      expect(best(solver.maximize(x, { ...options, assumptions: [y.ge(4), x.ge(6)] }))).toBe('unsat');
    }
  });

  it('take a 0/1 variable for an objective', () => {
    const solver = new Solver();
    const [p, q] = [solver.bool(), solver.bool()];
    solver.post(clause([p.not(), q.not()]));
    for (const options of [{}, { labeling: { variables: [q, p] } }]) {
      expect(best(solver.maximize(p, options))).toBe(1);
      expect(best(solver.maximize(p, { ...options, assumptions: [q] }))).toBe(0);
    }
  });

  it('reach both ends of what a variable can hold', () => {
    const solver = new Solver();
    const MOST = 2 ** 31 - 1;
    const x = solver.int([-MOST, 0, MOST]);
    for (const options of [{}, { labeling: { variables: [x] } }]) {
      expect(best(solver.maximize(x, options))).toBe(MOST);
      expect(best(solver.minimize(x, options))).toBe(-MOST);
    }
  });

  it('look through the sums within an objective', () => {
    const solver = new Solver();
    const cost = solver.int(0, 10_000);
    const [first, second] = [solver.int(0, 5000), solver.int(0, 5000)];
    const sumsTo = (terms: readonly Term[], x: IntVar) => solver.post(linear([...terms, [-1, x]], '=', 0));
    // Of each three at least two: a bound that only cores find.
    for (const part of [first, second]) {
      const bools = Array.from({ length: 24 }, () => solver.bool());
      for (let i = 0; i < bools.length; i += 3)
        for (let k = 0; k < 3; k++) solver.post(clause([bools[i + k]!, bools[i + ((k + 1) % 3)]!]));
      sumsTo(
        bools.map((b) => [100, b]),
        part,
      );
    }
    sumsTo(
      [
        [1, first],
        [1, second],
      ],
      cost,
    );
    expect(solver.minimize(cost, { conflictLimit: 3000 })).toMatchObject({ status: 'optimal', best: 3200 });
  });

  it('give the best so far when a limit ends the search', () => {
    const solver = new Solver();
    const xs = Array.from({ length: 6 }, () => solver.int(0, 20));
    const [square, spread, z] = [solver.int(0, 400), solver.int(-60, 60), solver.int(0, 60)];
    solver.post(allDifferent(xs, { consistency: 'value' }));
    solver.post(product(square, xs[0], xs[1]));
    solver.post(
      linear(
        [
          [1, xs[2]],
          [1, xs[3]],
          [-1, xs[4]],
          [-1, xs[5]],
          [-1, spread],
        ],
        '=',
        0,
      ),
    );
    solver.post(absolute(z, spread));
    const limited = solver.maximize(z, { labeling: { variables: xs }, conflictLimit: 3 });
    expect(limited.status).toBe('unknown');
    if (limited.status !== 'unknown' || !limited.solution) throw new Error('nothing was found in time');
    expect(limited.because).toBe('conflicts');
    expect(limited.solution.value(z)).toBe(limited.best);
    const stopped = solver.maximize(z, { signal: AbortSignal.abort() });
    expect(stopped).toEqual({ status: 'unknown', because: 'stopped' });
  });
});

describe('preferSolution', () => {
  it('learning tries the values of a solution first', () => {
    const solver = new Solver();
    const bits = Array.from({ length: 12 }, () => solver.bool());
    const x = solver.int(0, 50);
    const wanted = [1, 0, 0, 1, 1, 1, 0, 1, 0, 0, 1, 0];
    const asked = solver.solve({ assumptions: [...bits.map((b, i) => b.eq(wanted[i])), x.eq(37)] });
    if (asked.status !== 'sat') throw new Error(asked.status);
    const other = solver.solve({ assumptions: [...bits.map((b, i) => b.eq(1 - wanted[i])), x.eq(3)] });
    expect(other.status).toBe('sat');
    solver.preferSolution(asked.solution);
    const again = solver.solve();
    if (again.status !== 'sat') throw new Error(again.status);
    expect(bits.map(again.value)).toEqual(wanted);
    expect(again.value(x)).toBe(37);
    expect(() => new Solver().preferSolution(asked.solution)).toThrow('foreign solution');
  });
});

it('a labeling that was left in the middle does not bound the best', () => {
  for (const direction of ['minimize', 'maximize'] as const) {
    const solver = new Solver();
    const x = solver.int(0, 9);
    const labeling = { variables: [x], order: direction === 'minimize' ? 'down' : 'up' } as const;
    const left = solver.solutions({ labeling });
    left.next();
    expect(solver[direction](x)).toMatchObject({ status: 'optimal', best: direction === 'minimize' ? 0 : 9 });
  }
});

describe('improve', () => {
  /** A knapsack with one or several limits, in which the value is a sum. */
  const knapsack = (items: number, seedOf: number, limits = 1) => {
    const random = new Random(seedOf);
    const solver = new Solver();
    const taken = Array.from({ length: items }, () => solver.bool());
    const value = solver.int(0, 100_000, 'value');
    const weights = taken.map(() => 20 + random.below(80));
    const limit = (own: readonly number[]): void =>
      solver.post(
        linear(
          taken.map((x, i) => [own[i], x] as const),
          '<=',
          Math.floor(own.reduce((sum, w) => sum + w) / 2),
        ),
      );
    limit(weights);
    solver.post(
      linear([...taken.map((x, i) => [weights[i] + random.below(9), x] as const), [-1, value]], '=', 0),
    );
    for (let more = 1; more < limits; more++) limit(taken.map(() => 20 + random.below(80)));
    return { solver, taken, value };
  };

  it('gives better and better solutions, each with a bound, and the best at last', async () => {
    const { solver, value } = knapsack(14, seed);
    const expected = best(
      solver.maximize(value, { labeling: { variables: [...solver.variables], order: 'down' } }),
    );
    const objectives: number[] = [];
    let last: Incumbent | undefined;
    for await (const incumbent of solver.improve(value, { goal: 'maximize' })) {
      expect(incumbent.value(value)).toBe(incumbent.objective);
      expect(incumbent.bound).toBeGreaterThanOrEqual(Number(expected));
      if (last) expect(incumbent.objective).toBeGreaterThanOrEqual(last.objective);
      objectives.push(incumbent.objective);
      last = incumbent;
    }
    expect([last?.objective, last?.bound]).toEqual([expected, expected]);
    expect(objectives.length).toBeGreaterThan(1);
    expect(best(await solver.maximizeAsync(value))).toBe(expected);
    expect(best(await solver.minimizeAsync(value))).toBe(0);
  });

  it('looks only for what is better than what is known, and says if there is nothing', async () => {
    const { solver, value } = knapsack(10, seed);
    const most = Number(best(solver.maximize(value)));
    expect(await solver.maximizeAsync(value, { known: () => most })).toEqual({ status: 'unsat' });
    expect(best(solver.maximize(value, { known: () => most - 1 }))).toBe(most);
  });

  it('uses cores and neighbourhoods where demands take long, within its limits', async () => {
    const { solver, value } = knapsack(100, seed, 8);
    const [parts, cores] = [
      vi.spyOn(Neighbourhoods.prototype, 'next'),
      vi.spyOn(CoreGuided.prototype, 'take'),
    ];
    const limited = solver.maximize(value, { conflictLimit: 5000 });
    expect(limited).toMatchObject({ status: 'unknown', because: 'conflicts' });
    expect(limited.status === 'unknown' && limited.bound! > limited.best!).toBe(true);
    expect(Math.min(parts.mock.calls.length, cores.mock.calls.length)).toBeGreaterThan(0);
    const stop = new AbortController();
    const improving = solver.improve(value, { goal: 'maximize', signal: stop.signal });
    expect((await improving.next()).done).toBe(false);
    stop.abort();
    expect(await improving.next()).toMatchObject({
      done: true,
      value: { status: 'unknown', because: 'stopped' },
    });
    vi.restoreAllMocks();
  });

  it('says so when the model is changed in the middle, and goes on when it is only used', async () => {
    const { solver, taken, value } = knapsack(12, seed);
    const improving = solver.improve(value, { goal: 'maximize' });
    const first = await improving.next();
    expect(first.done).toBe(false);
    expect(solver.solve().status).toBe('sat');
    solver.bool();
    const second = await improving.next();
    expect(second.done).toBe(false);
    solver.post(clause([taken[0]]));
    await expect(improving.next()).rejects.toThrow('the model was changed');
  });
});
