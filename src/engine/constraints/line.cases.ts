import { type ConstraintCase, plainBools, someBools } from '../../../test/contract/constraint-case.ts';
import { line } from './line.ts';

export const cases: readonly ConstraintCase[] = [
  {
    name: 'line',
    consistency: 'domain',
    make: (s, r) => {
      const size = r.below(8);
      return line(plainBools(s, size), { painted: r.below(size + 2), runs: r.below(4) });
    },
  },
  {
    name: 'line with ties',
    consistency: 'checking',
    make: (s, r) => {
      const bools = someBools(s, r, 1 + r.below(4));
      const cells = Array.from({ length: r.below(9) }, () => r.pick(bools));
      return line(cells, {
        ...(r.below(3) === 0 ? {} : { painted: r.below(cells.length + 2) }),
        ...(r.below(4) === 0 ? {} : { runs: r.below(4) }),
      });
    },
  },
];
