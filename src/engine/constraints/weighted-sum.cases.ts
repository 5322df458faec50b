import { type ConstraintCase, RELATIONS, someBools } from '../../../test/contract/constraint-case.ts';
import { weightedSum } from './weighted-sum.ts';

export const cases: readonly ConstraintCase[] = [
  {
    name: 'weighted sum',
    consistency: 'checking',
    make: (s, r) =>
      weightedSum(
        someBools(s, r, r.below(6)).map((x) => [r.below(9) - 4, x] as const),
        r.pick(RELATIONS),
        r.below(13) - 6,
      ),
  },
];
