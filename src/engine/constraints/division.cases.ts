import { type ConstraintCase, someInts } from '../../../test/contract/constraint-case.ts';
import { division, remainder } from './division.ts';

export const cases: readonly ConstraintCase[] = [
  {
    name: 'division',
    consistency: 'checking',
    make: (s, r) => {
      const [z, x, y] = someInts(s, r, 3, -7, 9);
      return division(z, x, y);
    },
  },
  {
    name: 'remainder',
    consistency: 'checking',
    make: (s, r) => {
      const [z, x, y] = someInts(s, r, 3, -6, 9);
      return remainder(z, x, y);
    },
  },
];
