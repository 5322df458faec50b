import { type ConstraintCase, someInts } from '../../../test/contract/constraint-case.ts';
import { allDifferent } from './all-different.ts';
import { forbid } from './forbid.ts';

export const cases: readonly ConstraintCase[] = [
  {
    name: 'forbid',
    consistency: 'checking',
    make: (s, r) => forbid(allDifferent(someInts(s, r, r.below(4), -1, 2))),
  },
];
