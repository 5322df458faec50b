import { type ConstraintCase, someInt, someInts } from '../../../test/contract/constraint-case.ts';
import { product } from './product.ts';

export const cases: readonly ConstraintCase[] = [
  {
    name: 'product',
    consistency: 'checking',
    make: (s, r) => {
      const [x, y] = someInts(s, r, 2);
      return product(someInt(s, r, -6, 8), x, y);
    },
  },
];
