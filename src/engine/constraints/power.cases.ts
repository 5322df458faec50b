import { type ConstraintCase, farInt, someInt } from '../../../test/contract/constraint-case.ts';
import { power } from './power.ts';

export const cases: readonly ConstraintCase[] = [
  {
    name: 'power',
    consistency: 'checking',
    make: (s, r) => power(someInt(s, r, -9, 9), someInt(s, r, -3, 3), someInt(s, r, -2, 4)),
  },
  {
    name: 'power over wide domains',
    consistency: 'checking',
    make: (s, r) => {
      const base = farInt(s, r, [-500, -3, -2, -1, 0, 1, 2, 3, 700]);
      const exponent = farInt(s, r, [-400, -3, -1, 0, 1, 2, 3, 30, 600]);
      return power(farInt(s, r, [-343_000, -27, -8, -1, 0, 1, 4, 8, 9, 27, 1 << 30]), base, exponent);
    },
  },
  {
    name: 'power of a range',
    consistency: 'checking',
    make: (s, r) => {
      const pad = r.pick([-8, 8]);
      return power(
        s.int(r.below(30) - 10, 20 + r.below(20)),
        s.int(Math.min(2, pad), Math.max(3, pad)),
        s.int(1, 4),
      );
    },
  },
];
