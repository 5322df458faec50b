import {
  type ConstraintCase,
  gridEdges,
  plainBools,
  someBools,
  someEdges,
} from '../../../test/contract/constraint-case.ts';
import { connected } from './connected.ts';

export const cases: readonly ConstraintCase[] = [
  {
    name: 'connected',
    consistency: 'domain',
    make: (s, r) => {
      const size = r.below(7);
      return connected(r.below(3) === 0 ? someBools(s, r, size) : plainBools(s, size), someEdges(r, size));
    },
  },
  {
    name: 'connected on a grid',
    consistency: 'domain',
    make: (s, r) =>
      connected(
        plainBools(s, 9),
        gridEdges(9, 3).filter(() => r.below(8) > 0),
      ),
  },
];
