import { describe, expect, it } from 'vitest';
import { product, Solver } from '../index.ts';

describe('product', () => {
  it('its result may be one of its factors', () => {
    for (const labeled of [true, false]) {
      const solver = new Solver();
      const [x, y] = [solver.int(-3, 4, 'x'), solver.int(-2, 3, 'y')];
      solver.post(product(x, y, x));
      const variables = [x, y];
      const options = labeled ? { labeling: { variables } } : { variables };
      // x = 0 with any y, or y = 1 with any x.
      expect([...solver.solutions(options)]).toHaveLength(6 + 8 - 1);
    }
  });

  it('past 2^31 it is exact', () => {
    const solver = new Solver();
    const [x, y, z] = [solver.int(1, 90_000), solver.int(1, 90_000), solver.int(0, 2_147_483_647)];
    solver.post(product(z, x, y));
    const outcome = solver.solve({ assumptions: [z.eq(2_147_395_600), x.eq(46_340)] });
    expect(outcome.status === 'sat' && outcome.value(y)).toBe(46_340);
    expect(solver.solve({ assumptions: [x.ge(80_000), y.ge(80_000)] }).status).toBe('unsat');
  });

  it('past 2^53 it is exact', () => {
    const solver = new Solver();
    const max = 2 ** 31 - 1;
    const [x, y, z] = [solver.int(-max, max), solver.int(-max, max), solver.int(-max, max)];
    solver.post(product(z, x, y));
    expect(solver.solve({ assumptions: [x.ge(2 ** 30), y.ge(2 ** 30)] }).status).toBe('unsat');
    const outcome = solver.solve({ assumptions: [x.eq(-max), y.ne(0)] });
    expect(outcome.status === 'sat' && Math.abs(outcome.value(y))).toBe(1);
  });

  it('finds the bounds near a root without a literal for each step', () => {
    const solver = new Solver();
    const [x, y] = [solver.int(46_000, 2 ** 30), solver.int(46_000, 2 ** 30)];
    solver.post(product(solver.int(2_147_395_601, 2_147_395_601), x, y));
    // 2147395601 = 46340 * 46340 + 1, which is 13 * 165184277.
    expect(solver.solve().status).toBe('unsat');
    expect(solver.statistics.variables).toBeLessThan(50);
  });
});
