/** Large numbers answered exactly, and wide domains posted without a literal for each value. */
import { describe, expect, it } from 'vitest';
import {
  type Constraint,
  circuit,
  cumulative,
  disjunctive,
  element,
  type IntVar,
  inverse,
  noOverlap,
  numberOfValues,
  power,
  regular,
  Solver,
  table,
} from '../index.ts';

const MAX = 2 ** 31 - 1;

describe('the ends of what a number can be', () => {
  it('a task that ends past 2^31 still needs its resource', () => {
    const solver = new Solver();
    solver.post(cumulative([{ start: solver.int(2, 2), duration: MAX - 1, demand: 2 }], 1));
    expect(solver.solve().status).toBe('unsat');
  });

  it.each([2, 151])('%d tasks of which two end past 2^31 do not overlap', (count) => {
    const solver = new Solver();
    const long = [5, 7].map((start) => ({ start: solver.int(start, start), duration: MAX }));
    const rest = Array.from({ length: count - 2 }, (_, i) => ({ start: solver.int(-i, -i), duration: 0 }));
    solver.post(disjunctive([...long, ...rest]));
    expect(solver.solve().status).toBe('unsat');
  });

  it('a rectangle as wide as there are numbers may stand beside another', () => {
    const solver = new Solver();
    const at = (x: number, width: number) => ({ x: solver.int(x, x), y: solver.int(0, 0), width, height: 1 });
    solver.post(noOverlap([at(1, MAX), at(-4, 4)]));
    expect(solver.solve().status).toBe('sat');
  });

  it('a power is exact where floating point is not', () => {
    const solver = new Solver();
    const [z, x, y] = [solver.int(-MAX, MAX), solver.int(-2, 3), solver.int(-2, 3)];
    solver.post(power(z, x, y));
    expect([z.min, z.max]).toEqual([-8, 27]);
    // Zero has no power below 0; the other 34 pairs have one each.
    expect([...solver.solutions({ variables: [x, y] })]).toHaveLength(34);
  });
});

describe('a wide domain is posted without a literal for each value', () => {
  const wide = (solver: Solver): IntVar => solver.int(0, 10_000_000);
  const posts: Readonly<Record<string, (s: Solver) => Constraint>> = {
    table: (s) =>
      table(
        [wide(s), wide(s)],
        [
          [1, 999_999],
          [5_000_000, 3],
        ],
      ),
    element: (s) => element(wide(s), [7, 70_000, 9_000_000], wide(s)),
    regular: (s) =>
      regular([wide(s), wide(s)], {
        states: 2,
        start: 0,
        accepting: [1],
        transitions: [
          [0, 9_000_000, 1],
          [1, 4, 1],
        ],
      }),
    circuit: (s) => circuit([wide(s), wide(s), wide(s)]),
    inverse: (s) => inverse([wide(s), wide(s)], [wide(s), wide(s)]),
    numberOfValues: (s) => numberOfValues(s.int(2, 2), [wide(s), wide(s), wide(s)]),
    power: (s) => power(wide(s), s.int(2, 9), s.int(2, 5)),
  };

  it.each(Object.entries(posts))('%s', (_, make) => {
    const solver = new Solver();
    solver.post(make(solver));
    expect(solver.statistics.variables).toBeLessThan(300);
    expect(solver.solve().status).toBe('sat');
  });
});
