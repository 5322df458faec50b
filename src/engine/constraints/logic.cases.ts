import {
  type ConstraintCase,
  RELATIONS,
  someBools,
  someInts,
} from '../../../test/contract/constraint-case.ts';
import { allDifferent } from './all-different.ts';
import { exactly } from './cardinality.ts';
import { linear } from './linear.ts';
import { and, clause, iff, implies, not, or, xor } from './logic.ts';

export const cases: readonly ConstraintCase[] = [
  { name: 'clause', consistency: 'domain', make: (s, r) => clause(someBools(s, r, r.below(5))) },
  {
    name: 'or of constraints',
    consistency: 'checking',
    make: (s, r) => {
      const [x, y] = someInts(s, r, 2);
      return or(
        linear(
          [
            [1, x],
            [1, y],
          ],
          '<=',
          r.below(5) - 2,
        ),
        linear(
          [
            [1, x],
            [-1, y],
          ],
          '=',
          r.below(5) - 2,
        ),
        ...someBools(s, r, r.below(2)),
      );
    },
  },
  {
    name: 'and of constraints',
    consistency: 'checking',
    make: (s, r) => {
      const [x, y] = someInts(s, r, 2);
      return and(
        linear(
          [
            [1, x],
            [1, y],
          ],
          '<=',
          r.below(5),
        ),
        not(
          linear(
            [
              [1, x],
              [-1, y],
            ],
            '=',
            r.below(3),
          ),
        ),
        ...someBools(s, r, r.below(2)),
      );
    },
  },
  {
    name: 'not',
    consistency: 'checking',
    make: (s, r) => not(exactly(r.below(3), someBools(s, r, r.below(4)))),
  },
  {
    name: 'implies',
    consistency: 'checking',
    make: (s, r) => {
      const [x, y] = someInts(s, r, 2);
      return implies(
        someBools(s, r, 1)[0],
        linear(
          [
            [1, x],
            [2, y],
          ],
          r.pick(RELATIONS),
          r.below(5),
        ),
      );
    },
  },
  {
    name: 'iff',
    consistency: 'checking',
    make: (s, r) => {
      const [x, y] = someInts(s, r, 2);
      return iff(allDifferent([x, y]), linear([[1, x]], r.pick(RELATIONS), r.below(5) - 2));
    },
  },
  { name: 'xor', consistency: 'checking', make: (s, r) => xor(...someBools(s, r, r.below(5))) },
  {
    name: 'a long clause',
    consistency: 'checking',
    make: (s, r) => {
      const xs = [s.int(0, 15), s.int(0, 15)];
      return clause(Array.from({ length: 26 }, () => r.pick(xs).eq(r.below(16))));
    },
  },
];
