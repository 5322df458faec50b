import { type ConstraintCase, farInt, someInts } from '../../../test/contract/constraint-case.ts';
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
  {
    name: 'allDifferent over wide domains',
    consistency: 'checking',
    make: (s, r) => {
      const xs = Array.from({ length: 2 + r.below(4) }, () => farInt(s, r, [0, 1, 2, 5000, 5001]));
      return allDifferent(xs, r.below(2) === 0 ? {} : { offsets: xs.map(() => r.below(3) - 1) });
    },
  },
  {
    name: 'allDifferent of many',
    consistency: 'checking',
    make: (s, r) => {
      // Enough that no literal is made for each value: 0 to 252 are taken, and some beside them are free.
      const taken = Array.from({ length: 253 }, (_, k) => s.int(k, k));
      const open = Array.from({ length: 5 }, () => {
        const first = r.pick([-3, 0, 250, 251]);
        return s.int(Array.from({ length: 3 }, () => first + r.below(5)));
      });
      return allDifferent([...taken, ...open, s.int(5000, 5000)]);
    },
  },
  {
    name: 'allDifferent with Hall intervals',
    consistency: 'bounds',
    make: (s, r) => {
      const near = Array.from({ length: 3 + r.below(3) }, () => {
        const from = r.below(3);
        return s.int(from, from + r.below(4));
      });
      return allDifferent([...near, s.int(5000, 5000)]);
    },
  },
  {
    name: 'allDifferent with Hall sets',
    consistency: 'domain',
    make: (s, r) => {
      const count = 3 + r.below(3);
      return allDifferent(Array.from({ length: count }, () => s.int(r.below(2), count - r.below(2))));
    },
  },
];
