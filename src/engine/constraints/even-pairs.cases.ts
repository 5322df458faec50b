import { type ConstraintCase, someBools } from '../../../test/contract/constraint-case.ts';
import { evenPairs } from './even-pairs.ts';

export const cases: readonly ConstraintCase[] = [
  {
    name: 'evenPairs',
    consistency: 'domain',
    make: (s, r) => {
      const bools = someBools(s, r, 2 * r.below(4));
      return evenPairs(bools.flatMap((one, at) => (at % 2 === 0 ? [[one, bools[at + 1]] as const] : [])));
    },
  },
];
