import {
  type ConstraintCase,
  farInt,
  RELATIONS,
  someBools,
  someInt,
  someInts,
} from '../../../test/contract/constraint-case.ts';
import { linear, sum } from './linear.ts';

/** Sums of these meet, pass 2^31, and leave gaps that no table of literals spans. */
const POOL = [-2_000_000_000, -5000, -1, 0, 3, 700, 5000, 2_000_000_000];

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
    name: 'linear over 0/1, large coefficients',
    consistency: 'checking',
    make: (s, r) =>
      linear(
        someBools(s, r, 1 + r.below(6)).map((x) => [r.below(81) - 40, x] as const),
        r.pick(RELATIONS),
        r.below(81) - 40,
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
  {
    name: 'linear over wide domains',
    consistency: 'checking',
    make: (s, r) =>
      linear(
        Array.from({ length: 1 + r.below(4) }, () => [r.below(7) - 3, farInt(s, r, POOL)] as const),
        r.pick(RELATIONS),
        r.pick([...POOL, 0, 4300, -6000]),
      ),
  },
];
