import {
  type ConstraintCase,
  fixedBool,
  plainBools,
  someBools,
} from '../../../test/contract/constraint-case.ts';
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
  {
    name: 'a line of wide stretches',
    consistency: 'checking',
    make: (s, r) => {
      const stretches = plainBools(s, 2 + r.below(5)).map((cell) => ({ cell, width: 1 + r.below(70) }));
      const cells = stretches.flatMap(({ cell, width }) => Array.from({ length: width }, () => cell));
      const painted = stretches.reduce((sum, { width }) => sum + (r.below(2) === 0 ? width : 0), 0);
      return line(cells, { painted, runs: r.below(4) });
    },
  },
  {
    name: 'a long line',
    consistency: 'checking',
    make: (s, r) => {
      const size = 36 + r.below(8);
      const open = new Set(Array.from({ length: 8 }, () => r.below(size)));
      const cells = Array.from({ length: size }, (_, i) =>
        open.has(i) ? s.bool() : fixedBool(s, r.below(3) > 0),
      );
      const fixed = cells.filter((_, i) => !open.has(i)).map((cell) => cell.min);
      const runs = cells.filter((cell, i) => cell.min === 1 && (i === 0 || cells[i - 1].max === 0)).length;
      return line(cells, {
        painted: fixed.filter((v) => v === 1).length + r.below(open.size + 1),
        runs: runs + r.below(4),
      });
    },
  },
];
