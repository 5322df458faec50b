import { type ConstraintCase, RELATIONS, someInt, someInts } from '../../../test/contract/constraint-case.ts';
import { count } from './count.ts';

export const cases: readonly ConstraintCase[] = [
  {
    name: 'count',
    consistency: 'checking',
    make: (s, r) =>
      count(
        r.below(5) - 1,
        someInts(s, r, r.below(4), -1, 3),
        r.pick(RELATIONS),
        r.below(2) === 0 ? r.below(4) : someInt(s, r, 0, 3),
      ),
  },
];
