import { describe, expect, it } from 'vitest';
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
});
