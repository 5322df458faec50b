import { type ConstraintCase, someBools } from '../../../test/contract/constraint-case.ts';
import { atLeast, atMost, exactly } from './cardinality.ts';

export const cases: readonly ConstraintCase[] = [
  {
    name: 'exactly',
    consistency: 'domain',
    make: (s, r) => exactly(r.below(5) - 1, someBools(s, r, r.below(6))),
  },
  {
    name: 'atMost',
    consistency: 'domain',
    make: (s, r) => atMost(r.below(5) - 1, someBools(s, r, r.below(6))),
  },
  {
    name: 'atLeast',
    consistency: 'domain',
    make: (s, r) => atLeast(r.below(5) - 1, someBools(s, r, r.below(6))),
  },
];
