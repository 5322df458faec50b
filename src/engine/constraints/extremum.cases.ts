import { type ConstraintCase, someInt, someInts } from '../../../test/contract/constraint-case.ts';
import { maximum, minimum } from './extremum.ts';

export const cases: readonly ConstraintCase[] = [
  {
    name: 'minimum',
    consistency: 'bounds',
    make: (s, r) => minimum(someInt(s, r), someInts(s, r, 1 + r.below(3))),
  },
  {
    name: 'maximum',
    consistency: 'bounds',
    make: (s, r) => maximum(someInt(s, r), someInts(s, r, 1 + r.below(3))),
  },
];
