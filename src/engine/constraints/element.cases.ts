import { type ConstraintCase, farInt, someInt, someInts } from '../../../test/contract/constraint-case.ts';
import { element } from './element.ts';

export const cases: readonly ConstraintCase[] = [
  {
    name: 'element of constants',
    consistency: 'domain',
    make: (s, r) =>
      element(
        someInt(s, r, -1, 4),
        Array.from({ length: 1 + r.below(5) }, () => r.below(6) - 2),
        someInt(s, r),
      ),
  },
  {
    name: 'element of variables',
    consistency: 'checking',
    make: (s, r) => {
      const [index, result, ...rest] = [
        someInt(s, r, -1, 3),
        someInt(s, r),
        ...someInts(s, r, 1 + r.below(3)),
      ];
      return element(index, [...rest, ...(r.below(2) === 0 ? [r.below(4)] : [])], result);
    },
  },
  {
    name: 'element of constants and variables',
    consistency: 'checking',
    make: (s, r) =>
      element(
        s.int(0, 2 + r.below(2)),
        Array.from({ length: 4 }, () => (r.below(2) === 0 ? r.below(5) : s.int(r.below(3), 2 + r.below(3)))),
        s.int(0, 4),
      ),
  },
  {
    name: 'element of far constants',
    consistency: 'checking',
    make: (s, r) =>
      element(
        someInt(s, r, -1, 4),
        Array.from({ length: 2 + r.below(5) }, () => r.pick([0, 1, 5000, 5001])),
        farInt(s, r, [0, 1, 2, 5000, 5001]),
      ),
  },
];
