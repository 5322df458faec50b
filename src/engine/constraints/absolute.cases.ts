import { type ConstraintCase, someInt } from '../../../test/contract/constraint-case.ts';
import { absolute } from './absolute.ts';

export const cases: readonly ConstraintCase[] = [
  { name: 'absolute', consistency: 'checking', make: (s, r) => absolute(someInt(s, r), someInt(s, r)) },
];
