import { type ConstraintCase, someInts } from '../../../test/contract/constraint-case.ts';
import { inverse } from './inverse.ts';

export const cases: readonly ConstraintCase[] = [
  {
    name: 'inverse',
    consistency: 'domain',
    make: (s, r) => {
      const length = r.below(4);
      const first = r.below(2);
      const f = someInts(s, r, length, 0, 3);
      const g = someInts(s, r, r.below(6) === 0 ? r.below(4) : length, 0, 3);
      return inverse(f, g, { first: [first, 1 - first] });
    },
  },
];
