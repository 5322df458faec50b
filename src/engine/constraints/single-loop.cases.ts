import {
  type ConstraintCase,
  gridEdges,
  isGrid,
  plainBools,
  someBools,
  someEdges,
} from '../../../test/contract/constraint-case.ts';
import { singleLoop } from './single-loop.ts';

export const cases: readonly ConstraintCase[] = [
  {
    name: 'singleLoop',
    consistency: 'checking',
    make: (s, r) => {
      const size = r.below(8);
      return singleLoop(
        r.below(3) === 0 ? someBools(s, r, size) : plainBools(s, size),
        isGrid(r) ? gridEdges(size, 3) : someEdges(r, size),
      );
    },
  },
  {
    name: 'singleLoop on a grid',
    consistency: 'checking',
    make: (s, r) =>
      singleLoop(
        plainBools(s, 12),
        gridEdges(12, 4).filter(() => r.below(12) > 0),
      ),
  },
];
