import { type ConstraintCase, someInt, someInts } from '../../../test/contract/constraint-case.ts';
import { globalCardinality } from './global-cardinality.ts';

export const cases: readonly ConstraintCase[] = [
  {
    name: 'globalCardinality',
    consistency: 'checking',
    make: (s, r) => {
      const xs = someInts(s, r, r.below(5), -1, 2);
      const occurrences = Array.from({ length: r.below(4) }, () => ({
        value: r.below(4) - 1,
        count: r.below(2) === 0 ? r.below(3) : someInt(s, r, -1, 3),
      }));
      return globalCardinality(xs, occurrences, { closed: r.below(2) === 0 });
    },
  },
  {
    name: 'globalCardinality of numbers, closed',
    consistency: 'domain',
    make: (s, r) => {
      const xs = someInts(s, r, 2 + r.below(4), 0, 2);
      const counts = [0, 0, 0];
      for (let i = 0; i < xs.length; i++) counts[r.below(3)]++;
      return globalCardinality(
        xs,
        counts.map((count, value) => ({ value, count })),
        { closed: true },
      );
    },
  },
  {
    name: 'globalCardinality between bounds',
    consistency: 'checking',
    make: (s, r) => {
      const xs = Array.from({ length: 3 + r.below(3) }, () => s.int(r.below(2), 1 + r.below(3)));
      return globalCardinality(
        xs,
        Array.from({ length: 2 + r.below(2) }, (_, value) => {
          const least = r.below(2);
          return { value, count: s.int(least, least + r.below(2)) };
        }),
      );
    },
  },
  {
    name: 'globalCardinality without room',
    consistency: 'checking',
    make: (s, r) => {
      const xs = Array.from({ length: 5 + r.below(2) }, () => {
        const first = r.below(3);
        return s.int([first, first + 1, first + r.below(3)]);
      });
      return globalCardinality(
        xs,
        Array.from({ length: 5 }, (_, value) => ({
          value,
          count: r.below(2) === 0 ? 1 + r.below(2) : s.int(r.below(2), 2),
        })),
        { closed: r.below(2) === 0 },
      );
    },
  },
  {
    name: 'globalCardinality of values that need more than there is',
    consistency: 'checking',
    make: (s, r) => {
      const few = Array.from({ length: 2 + r.below(2) }, () => s.int(0, 2));
      const others = Array.from({ length: 2 + r.below(2) }, () => s.int(r.below(2) === 0 ? 2 : 3, 4));
      return globalCardinality(
        [...few, ...others],
        Array.from({ length: 5 }, (_, value) => ({
          value,
          count: value < 3 ? s.int(r.below(2), 2) : s.int(0, 2),
        })),
        { closed: r.below(2) === 0 },
      );
    },
  },
];
