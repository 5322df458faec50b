import { describe, expect, it } from 'vitest';
import {
  allDifferent,
  and,
  type Constraint,
  circuit,
  clause,
  iff,
  implies,
  inverse,
  linear,
  ModelError,
  or,
  Solver,
} from './index.ts';

const MAX = 2 ** 31 - 1;

describe('a post that throws posts nothing', () => {
  const posts: Record<string, (solver: Solver) => Constraint> = {
    'a sum that overflows': (s) =>
      linear(
        [
          [MAX, s.int(-MAX, MAX)],
          [MAX, s.int(-MAX, MAX)],
        ],
        '<=',
        0,
      ),
    'a first index that overflows': (s) =>
      inverse([s.bool(), s.bool()], [s.bool(), s.bool()], { first: [MAX, 0] }),
    'a foreign variable': () => clause([new Solver().bool()]),
    'a constraint that throws': (s) => ({
      kind: 'thrower',
      scope: [s.bool()],
      holds: () => true,
      install: () => {
        throw new RangeError('thrown on purpose');
      },
    }),
  };
  const around: Record<
    string,
    (solver: Solver, b: ReturnType<Solver['bool']>, bad: Constraint) => Constraint
  > = {
    and: (_, b, bad) => and(b, bad),
    'and, behind integers': (s, b, bad) =>
      and(b, circuit([s.int(0, 1), s.int(0, 1)]), allDifferent([s.int(0, 3)]), bad),
    or: (_, b, bad) => and(b, or(bad)),
    iff: (_, b, bad) => and(b, iff(b, bad)),
    implies: (_, b, bad) => and(b, implies(bad, b)),
  };

  for (const [what, bad] of Object.entries(posts)) {
    for (const [shape, wrap] of Object.entries(around)) {
      it(`${what} inside ${shape}: posted, half-reified and reified`, () => {
        for (const how of ['post', 'when', 'reify'] as const) {
          const solver = new Solver();
          const b = solver.bool('b');
          const when = solver.bool('when');
          const constraint = wrap(solver, b, bad(solver));
          const { constraints } = solver.statistics;
          const post = {
            post: () => solver.post(constraint),
            when: () => solver.post(constraint, { when }),
            reify: () => solver.reify(constraint),
          };
          expect(post[how], how).toThrow();
          expect(solver.statistics.constraints, how).toBe(constraints);
          for (const value of [0, 1] as const) {
            const outcome = solver.solve({ assumptions: [b.eq(value), when] });
            expect(outcome.status, `${how} with b = ${value}`).toBe('sat');
          }
        }
      });
    }
  }

  it('and the solver can go on', () => {
    const solver = new Solver();
    const [x, y] = [solver.int(0, 9), solver.int(0, 9)];
    expect(() => solver.post(and(x.eq(3), clause([new Solver().bool()])))).toThrow(ModelError);
    solver.post(
      linear(
        [
          [1, x],
          [1, y],
        ],
        '=',
        17,
      ),
    );
    solver.post(allDifferent([x, y]));
    const values = [...solver.solutions()].map((outcome) => outcome.status === 'sat' && outcome.value(x));
    expect(values.sort()).toEqual([8, 9]);
  });
});
