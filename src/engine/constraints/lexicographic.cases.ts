import { type ConstraintCase, someInts } from '../../../test/contract/constraint-case.ts';
import { lexLess, lexLessOrEqual } from './lexicographic.ts';

export const cases: readonly ConstraintCase[] = [
  {
    name: 'lexLess',
    consistency: 'bounds',
    make: (s, r) => {
      const size = r.below(4);
      const xs = someInts(s, r, 2 * size, 0, 2);
      return lexLess(xs.slice(0, size), xs.slice(size));
    },
  },
  {
    name: 'lexLessOrEqual',
    consistency: 'bounds',
    make: (s, r) => {
      const size = r.below(4);
      const xs = someInts(s, r, 2 * size, 0, 2);
      return lexLessOrEqual(xs.slice(0, size), xs.slice(size));
    },
  },
];
