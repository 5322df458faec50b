import { type ConstraintCase, someInts } from '../../../test/contract/constraint-case.ts';
import { regular } from './regular.ts';

export const cases: readonly ConstraintCase[] = [
  {
    name: 'regular',
    consistency: 'domain',
    make: (s, r) => {
      const states = 1 + r.below(3);
      return regular(someInts(s, r, r.below(5), 0, 2), {
        states,
        start: r.below(states),
        accepting: Array.from({ length: r.below(states + 1) }, () => r.below(states)),
        transitions: Array.from(
          { length: r.below(9) },
          () => [r.below(states), r.below(3), r.below(states)] as const,
        ),
      });
    },
  },
  {
    name: 'regular with many ways',
    consistency: 'domain',
    make: (s, r) => {
      const states = 3 + r.below(2);
      return regular(
        Array.from({ length: 4 + r.below(2) }, () => s.int(0, 1 + r.below(2))),
        {
          states,
          start: 0,
          accepting: [r.below(states), r.below(states)],
          transitions: Array.from(
            { length: 8 + r.below(8) },
            () => [r.below(states), r.below(3), r.below(states)] as const,
          ),
        },
      );
    },
  },
];
