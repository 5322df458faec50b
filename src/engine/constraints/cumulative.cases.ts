import { type ConstraintCase, someInt, someInts } from '../../../test/contract/constraint-case.ts';
import type { Random } from '../../../test/random.ts';
import type { Solver } from '../index.ts';
import type { Amount } from './amount.ts';
import { cumulative } from './cumulative.ts';

const someAmount = (s: Solver, r: Random, most: number): Amount =>
  r.below(5) === 0 ? someInt(s, r, -1, most) : r.below(most + 1);

export const cases: readonly ConstraintCase[] = [
  {
    name: 'cumulative',
    consistency: 'checking',
    make: (s, r) =>
      cumulative(
        someInts(s, r, r.below(5), 0, 7).map((start) => ({
          start,
          duration: someAmount(s, r, 3),
          demand: someAmount(s, r, 3),
        })),
        someAmount(s, r, 5),
      ),
  },
  {
    name: 'cumulative with constants',
    consistency: 'checking',
    make: (s, r) =>
      cumulative(
        someInts(s, r, 2 + r.below(3), 0, 7).map((start) => ({
          start,
          duration: 1 + r.below(4),
          demand: 1 + r.below(2),
        })),
        1 + r.below(3),
      ),
  },
  {
    name: 'cumulative with an open capacity',
    consistency: 'checking',
    make: (s, r) =>
      cumulative(
        Array.from({ length: 3 + r.below(2) }, () => ({
          start: s.int(r.below(2), 2 + r.below(3)),
          duration: 1 + r.below(4),
          demand: 1 + r.below(3),
        })),
        s.int(r.below(3), 3 + r.below(3)),
      ),
  },
  {
    name: 'cumulative of open tasks',
    consistency: 'checking',
    make: (s, r) =>
      cumulative(
        Array.from({ length: 2 }, () => ({
          start: s.int(0, 1 + r.below(3)),
          duration: s.int(r.below(2), 2 + r.below(2)),
          demand: s.int(r.below(2), 2 + r.below(2)),
        })),
        2 + r.below(2),
      ),
  },
  {
    name: 'cumulative in little time',
    consistency: 'checking',
    make: (s, r) =>
      cumulative(
        Array.from({ length: 4 + r.below(2) }, () => {
          const from = r.below(3);
          return {
            start: s.int(from, from + 2 + r.below(3)),
            duration: 2 + r.below(2),
            demand: 1 + r.below(2),
          };
        }),
        2 + r.below(2),
      ),
  },
  {
    name: 'cumulative with gaps',
    consistency: 'checking',
    make: (s, r) =>
      cumulative(
        Array.from({ length: 3 + r.below(2) }, () => ({
          start: s.int(Array.from({ length: 2 + r.below(3) }, () => r.below(12))),
          duration: 1 + r.below(5),
          demand: r.below(3),
        })),
        2 + r.below(2),
      ),
  },
];
