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
];
