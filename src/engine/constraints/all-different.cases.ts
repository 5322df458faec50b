import { type ConstraintCase, someInts } from '../../../test/contract/constraint-case.ts';
import { allDifferent } from './all-different.ts';

export const cases: readonly ConstraintCase[] = [
  {
    name: 'allDifferent',
    consistency: 'domain',
    make: (s, r) =>
      allDifferent(someInts(s, r, r.below(5), -1, 3), {
        offsets: undefined,
        ...(r.below(3) === 0 ? {} : {}),
      } as object),
  },
  {
    name: 'allDifferent by value',
    consistency: 'checking',
    make: (s, r) => {
      const xs = someInts(s, r, r.below(5), -1, 3);
      return allDifferent(xs, { consistency: 'value', offsets: xs.map(() => r.below(3) - 1) });
    },
  },
];
