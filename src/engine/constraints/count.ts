/** How many variables take a value, compared with a number or a variable. Kept by counters over `x = value`. */
import type { Constraint } from '../constraint.ts';
import { checkInteger, type IntVar } from '../variable.ts';
import { sum } from './linear.ts';
import { compare, OPPOSITE, type Relation } from './relation.ts';

/** The number of variables with this value, compared with `total`. */
export function count(
  value: number,
  xs: readonly IntVar[],
  relation: Relation,
  total: number | IntVar,
): Constraint {
  checkInteger(value, 'counted value');
  // Literals are made when the constraint is installed: building a constraint must not touch the solver.
  const build = () =>
    sum(
      xs.map((x) => x.eq(value)),
      relation,
      total,
    );
  const occurrences = (read: (x: IntVar) => number) => xs.filter((x) => read(x) === value).length;
  return {
    kind: 'count',
    scope: typeof total === 'number' ? xs : [...xs, total],
    holds: (read) => {
      const left = occurrences(read);
      const right = typeof total === 'number' ? total : read(total);
      return compare(left, relation, right);
    },
    install: (into) => into.post(build()),
    negation: () => count(value, xs, OPPOSITE[relation], total),
  };
}
