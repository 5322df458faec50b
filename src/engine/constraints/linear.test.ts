import { describe, expect, it } from 'vitest';
import { Random, seed } from '../../../test/random.ts';
import { rounds } from '../../../test/rounds.ts';
import { linear, Solver, sum } from '../index.ts';

describe('linear', () => {
  it('sums past 2^31 are exact', () => {
    const solver = new Solver();
    const [x, y] = [solver.int(0, 2_000_000_000, 'x'), solver.int(0, 2_000_000_000, 'y')];
    solver.post(sum([x, y], '>=', 2_147_483_647));
    solver.post(
      linear(
        [
          [3, x],
          [-2, y],
        ],
        '=',
        1,
      ),
    );
    solver.post(
      linear(
        [
          [1, x],
          [1, y],
        ],
        '<=',
        2_147_483_647,
      ),
    );
    expect([x.min, x.max, y.min, y.max]).toEqual([858_993_459, 858_993_459, 1_288_490_188, 1_288_490_188]);
  });

  it('judges overflow by what is left of the domains', () => {
    const solver = new Solver();
    const xs = Array.from({ length: 4 }, () => solver.int(0, 2 ** 21));
    for (const x of xs) solver.post(linear([[1, x]], '<=', 7));
    solver.post(
      linear(
        xs.map((x) => [2 ** 30, x] as const),
        '>=',
        2 ** 31 - 1,
      ),
    );
    const total = solver.minimize(xs[0]);
    expect(total.status === 'optimal' && total.best).toBe(0);
    const none = solver.solve({ assumptions: xs.map((x, i) => x.le(i === 0 ? 1 : 0)) });
    expect(none.status).toBe('unsat');
  });

  it('0/1 variables with coefficients that together pass 2^31', () => {
    const solver = new Solver();
    const [a, b, c] = [solver.bool(), solver.bool(), solver.bool()];
    const large = 2 ** 31 - 1;
    solver.post(
      linear(
        [
          [large, a],
          [large, b],
          [-large, c],
        ],
        '=',
        large,
      ),
    );
    const found = [...solver.solutions()].map((o) => o.status === 'sat' && [a, b, c].map(o.value).join(''));
    expect(found.sort()).toEqual(['010', '100', '111']);
  });

  it(`one conflict that asks a sum for several terms learns nothing wrong (seed ${seed})`, () => {
    let [conflicts, solutions] = [0, 0];
    for (let round = 0; round < rounds(60); round++) {
      const random = new Random(seed + 31 * round);
      const solver = new Solver({ seed: round });
      const highest = Array.from({ length: 7 }, () => 1 + random.below(3));
      const xs = highest.map((most) => solver.int(0, most));
      const rows = Array.from({ length: 3 }, () => ({
        terms: xs.map(() => random.below(9) - 4 || 5),
        bound: random.below(5) - 2,
      }));
      for (const { terms, bound } of rows) {
        solver.post(
          linear(
            xs.map((x, i) => [terms[i]!, x] as const),
            '<=',
            bound,
          ),
        );
      }
      let expected = 0;
      const count = (at: number, sums: readonly number[]): void => {
        if (at === xs.length) expected += Number(sums.every((sum, r) => sum <= rows[r]!.bound));
        else {
          for (let value = 0; value <= highest[at]!; value++)
            count(
              at + 1,
              sums.map((sum, r) => sum + rows[r]!.terms[at]! * value),
            );
        }
      };
      count(
        0,
        rows.map(() => 0),
      );
      let found = 0;
      for (const outcome of solver.solutions()) if (outcome.status === 'sat') found++;
      expect(found, `round ${round}`).toBe(expected);
      solutions += found;
      conflicts += solver.statistics.conflicts;
    }
    expect(solutions).toBeGreaterThan(rounds(60) * 10);
    expect(conflicts).toBeGreaterThan(rounds(60) * 10);
  });

  it('a conflict in a sum of n terms costs about n, not n times n', () => {
    const width = 2000;
    const random = new Random(1);
    const solver = new Solver();
    const taken = Array.from({ length: width }, () => solver.bool());
    const weigh = () => taken.map((item) => [5 + random.below(96), item] as const);
    const [weights, values] = [weigh(), weigh()];
    solver.post(linear(weights, '<=', 17 * width));
    const cost = solver.int(-100 * width, 0);
    solver.post(linear([...values, [1, cost]], '=', 0));
    solver.post(linear([[1, cost]], '<=', -28 * width));
    const before = solver.atRoot((kernel) => kernel.work);
    solver.solve({ conflictLimit: 20 });
    const work = solver.atRoot((kernel) => kernel.work) - before;
    expect(solver.statistics.conflicts).toBeGreaterThanOrEqual(20);
    // What may be spent on shortening a clause, and a few walks over the sum.
    expect(work).toBeLessThan(20 * (2 ** 16 + 50 * width));
  });
});
