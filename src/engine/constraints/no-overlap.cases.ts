import { type ConstraintCase, someInt, someInts } from '../../../test/contract/constraint-case.ts';
import type { Random } from '../../../test/random.ts';
import type { Solver } from '../index.ts';
import type { Amount } from './amount.ts';
import { noOverlap, type Rectangle } from './no-overlap.ts';

const someSize = (s: Solver, r: Random): Amount => (r.below(6) === 0 ? someInt(s, r, -1, 3) : r.below(4));

export const cases: readonly ConstraintCase[] = [
  {
    name: 'noOverlap',
    consistency: 'checking',
    make: (s, r) => {
      const count = r.below(4);
      const [xs, ys] = [someInts(s, r, count, 0, 4), someInts(s, r, count, 0, 3)];
      const rectangles = xs.map(
        (x, i): Rectangle => ({
          x,
          y: ys[i],
          width: someSize(s, r),
          height: someSize(s, r),
        }),
      );
      return noOverlap(rectangles, { ignoreEmpty: r.below(2) === 0 });
    },
  },
  {
    name: 'noOverlap of many',
    consistency: 'checking',
    make: (s, r) => {
      // Most stand in a row of their own, so that few are open.
      const fixed = Array.from({ length: 24 }, (_, i): Rectangle => {
        return { x: s.int(2 * i, 2 * i), y: s.int(10, 10), width: 2, height: 1 };
      });
      const open = Array.from({ length: 3 }, (): Rectangle => {
        const [x, y] = [r.below(4), 7 + r.below(3)];
        return {
          x: s.int(x, x + r.below(3)),
          y: s.int(y, y + r.below(3)),
          width: r.below(4) === 0 ? s.int(0, 2) : 1 + r.below(3),
          height: 1 + r.below(3),
        };
      });
      return noOverlap([...open, ...fixed]);
    },
  },
];
