import {
  type ConstraintCase,
  RELATIONS,
  someBools,
  someInt,
  someInts,
} from '../../../test/contract/constraint-case.ts';
import { linear, sum } from './linear.ts';

export const cases: readonly ConstraintCase[] = [
  {
    name: 'linear over integers',
    consistency: 'checking',
    make: (s, r) =>
      linear(
        someInts(s, r, r.below(4)).map((x) => [r.below(7) - 3, x] as const),
        r.pick(RELATIONS),
        r.below(13) - 6,
      ),
  },
  {
    name: 'linear <= over integers',
    consistency: 'bounds',
    make: (s, r) =>
      linear(
        someInts(s, r, 1 + r.below(4)).map((x) => [r.below(7) - 3, x] as const),
        r.pick(['<=', '>=']),
        r.below(13) - 6,
      ),
  },
  {
    name: 'linear over 0/1',
    consistency: 'checking',
    make: (s, r) =>
      linear(
        someBools(s, r, r.below(6)).map((x) => [r.below(9) - 4, x] as const),
        r.pick(RELATIONS),
        r.below(13) - 6,
      ),
  },
  {
    name: 'linear over both',
    consistency: 'checking',
    make: (s, r) =>
      linear(
        [...someInts(s, r, 1 + r.below(2)), ...someBools(s, r, r.below(3))].map(
          (x) => [r.below(7) - 3, x] as const,
        ),
        r.pick(RELATIONS),
        r.below(13) - 6,
      ),
  },
  {
    name: 'sum',
    consistency: 'checking',
    make: (s, r) =>
      sum(someInts(s, r, r.below(4)), r.pick(RELATIONS), r.below(2) === 0 ? r.below(9) - 4 : someInt(s, r)),
  },
];
