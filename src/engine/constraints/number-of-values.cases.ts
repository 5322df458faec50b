import { type ConstraintCase, someInt, someInts } from '../../../test/contract/constraint-case.ts';
import { numberOfValues } from './number-of-values.ts';

export const cases: readonly ConstraintCase[] = [
  {
    name: 'numberOfValues',
    consistency: 'checking',
    make: (s, r) => numberOfValues(someInt(s, r, -1, 4), someInts(s, r, r.below(5), -2, 3)),
  },
  {
    name: 'numberOfValues in few ranges',
    consistency: 'checking',
    make: (s, r) => {
      const xs = Array.from({ length: 3 + r.below(2) }, () => {
        const from = r.below(7);
        return s.int(from, from + r.below(4));
      });
      return numberOfValues(s.int(1, 1 + r.below(3)), xs);
    },
  },
];
