import { type ConstraintCase, someInt, someInts } from '../../../test/contract/constraint-case.ts';
import { disjunctive } from './disjunctive.ts';

export const cases: readonly ConstraintCase[] = [
  {
    name: 'disjunctive',
    consistency: 'checking',
    make: (s, r) =>
      disjunctive(
        someInts(s, r, r.below(5), 0, 6).map((start) => ({
          start,
          duration: r.below(5) === 0 ? someInt(s, r, -1, 3) : r.below(4),
        })),
      ),
  },
  {
    name: 'disjunctive in little time',
    consistency: 'checking',
    make: (s, r) =>
      disjunctive(
        Array.from({ length: 3 + r.below(2) }, () => {
          const from = r.below(3);
          return { start: s.int(from, from + 3 + r.below(3)), duration: 1 + r.below(3) };
        }),
      ),
  },
];
