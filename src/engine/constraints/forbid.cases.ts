import { type ConstraintCase, farInt, someInts } from '../../../test/contract/constraint-case.ts';
import { allDifferent } from './all-different.ts';
import { forbid } from './forbid.ts';

export const cases: readonly ConstraintCase[] = [
  {
    name: 'forbid',
    consistency: 'checking',
    make: (s, r) => forbid(allDifferent(someInts(s, r, r.below(4), -1, 2))),
  },
  {
    name: 'forbid over wide domains',
    consistency: 'checking',
    make: (s, r) =>
      forbid(allDifferent(Array.from({ length: 2 + r.below(2) }, () => farInt(s, r, [0, 1, 2, 5000, 5001])))),
  },
];
