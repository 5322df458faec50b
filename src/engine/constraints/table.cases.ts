import { type ConstraintCase, someInts } from '../../../test/contract/constraint-case.ts';
import { table } from './table.ts';

export const cases: readonly ConstraintCase[] = [
  {
    name: 'table',
    consistency: 'domain',
    make: (s, r) => {
      const xs = someInts(s, r, r.below(4), -1, 2);
      return table(
        xs,
        Array.from({ length: r.below(6) }, () => xs.map(() => r.below(4) - 1)),
      );
    },
  },
  {
    name: 'table of pairs',
    consistency: 'domain',
    make: (s, r) =>
      table(
        someInts(s, r, 2, -1, 2),
        Array.from({ length: r.below(8) }, () => [r.below(4) - 1, r.below(4) - 1]),
      ),
  },
];
