/**
 * Generators of tiny constraints for the contract suite: one entry per factory. Scopes are small enough to enumerate;
 * constants, repetitions and empty scopes are wanted.
 */
import {
  absolute,
  allDifferent,
  and,
  atLeast,
  atMost,
  type Bool,
  type BoolVar,
  type Constraint,
  circuit,
  clause,
  connected,
  count,
  element,
  exactly,
  forbid,
  type IntVar,
  iff,
  implies,
  lexLess,
  lexLessOrEqual,
  line,
  linear,
  maximum,
  minimum,
  not,
  or,
  product,
  type Relation,
  regular,
  type Solver,
  singleLoop,
  subcircuit,
  sum,
  table,
  xor,
} from '../../src/engine/index.ts';
import type { Random } from '../random.ts';

/** What the file of the constraint declares, proved by the suite at the root on scopes without repetition. */
export type Consistency = 'domain' | 'bounds' | 'checking';

export interface ConstraintCase {
  readonly name: string;
  readonly consistency: Consistency;
  make(solver: Solver, random: Random): Constraint;
}

const RELATIONS: readonly Relation[] = ['=', '!=', '<=', '>=', '<', '>'];

function someInt(solver: Solver, random: Random, low = -3, high = 4): IntVar {
  if (random.below(5) === 0) {
    const values = Array.from({ length: 1 + random.below(3) }, () => low + random.below(high - low + 1));
    return solver.int(values);
  }
  const a = low + random.below(high - low + 1);
  return solver.int(a, Math.min(high, a + random.below(4)));
}

/** Mostly fresh variables, sometimes one again. */
function someInts(solver: Solver, random: Random, count: number, low = -3, high = 4): IntVar[] {
  const xs: IntVar[] = [];
  for (let i = 0; i < count; i++) {
    xs.push(i > 0 && random.below(8) === 0 ? xs[random.below(i)] : someInt(solver, random, low, high));
  }
  return xs;
}

function someBools(solver: Solver, random: Random, count: number): Bool[] {
  const bools: Bool[] = [];
  for (let i = 0; i < count; i++) {
    const kind = random.below(10);
    if (kind === 0 && i > 0) bools.push(bools[random.below(i)]);
    else if (kind === 1 && i > 0) bools.push(bools[random.below(i)].not());
    else if (kind === 2) bools.push(someInt(solver, random, 0, 3).ge(random.below(4)));
    else {
      const b = solver.bool();
      bools.push(random.below(3) === 0 ? b.not() : b);
    }
  }
  return bools;
}

const plainBools = (solver: Solver, count: number): BoolVar[] =>
  Array.from({ length: count }, () => solver.bool());

function someEdges(random: Random, size: number): [number, number][] {
  const edges: [number, number][] = [];
  for (let a = 0; a < size; a++)
    for (let b = a + 1; b < size; b++) if (random.below(2) === 0) edges.push([a, b]);
  return edges;
}

/** A grid of the given width, as loops live on. */
function gridEdges(size: number, width: number): [number, number][] {
  const edges: [number, number][] = [];
  for (let v = 0; v < size; v++) {
    if ((v + 1) % width !== 0 && v + 1 < size) edges.push([v, v + 1]);
    if (v + width < size) edges.push([v, v + width]);
  }
  return edges;
}

const isGrid = (random: Random) => random.below(2) === 0;

export const constraintCases: readonly ConstraintCase[] = [
  {
    name: 'linear over integers',
    consistency: 'checking',
    make: (s, r) =>
      linear(
        someInts(s, r, r.below(4)).map((x) => [r.below(7) - 3, x] as const),
        r.pick(RELATIONS),
        r.below(13) - 6,
      ),
  },
  {
    name: 'linear <= over integers',
    consistency: 'bounds',
    make: (s, r) =>
      linear(
        someInts(s, r, 1 + r.below(4)).map((x) => [r.below(7) - 3, x] as const),
        r.pick(['<=', '>=']),
        r.below(13) - 6,
      ),
  },
  {
    name: 'linear over 0/1',
    consistency: 'checking',
    make: (s, r) =>
      linear(
        someBools(s, r, r.below(6)).map((x) => [r.below(9) - 4, x] as const),
        r.pick(RELATIONS),
        r.below(13) - 6,
      ),
  },
  {
    name: 'linear over both',
    consistency: 'checking',
    make: (s, r) =>
      linear(
        [...someInts(s, r, 1 + r.below(2)), ...someBools(s, r, r.below(3))].map(
          (x) => [r.below(7) - 3, x] as const,
        ),
        r.pick(RELATIONS),
        r.below(13) - 6,
      ),
  },
  {
    name: 'sum',
    consistency: 'checking',
    make: (s, r) =>
      sum(someInts(s, r, r.below(4)), r.pick(RELATIONS), r.below(2) === 0 ? r.below(9) - 4 : someInt(s, r)),
  },
  {
    name: 'exactly',
    consistency: 'domain',
    make: (s, r) => exactly(r.below(5) - 1, someBools(s, r, r.below(6))),
  },
  {
    name: 'atMost',
    consistency: 'domain',
    make: (s, r) => atMost(r.below(5) - 1, someBools(s, r, r.below(6))),
  },
  {
    name: 'atLeast',
    consistency: 'domain',
    make: (s, r) => atLeast(r.below(5) - 1, someBools(s, r, r.below(6))),
  },
  {
    name: 'count',
    consistency: 'checking',
    make: (s, r) =>
      count(
        r.below(5) - 1,
        someInts(s, r, r.below(4), -1, 3),
        r.pick(RELATIONS),
        r.below(2) === 0 ? r.below(4) : someInt(s, r, 0, 3),
      ),
  },
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
    name: 'element of constants',
    consistency: 'domain',
    make: (s, r) =>
      element(
        someInt(s, r, -1, 4),
        Array.from({ length: 1 + r.below(5) }, () => r.below(6) - 2),
        someInt(s, r),
      ),
  },
  {
    name: 'element of variables',
    consistency: 'checking',
    make: (s, r) => {
      const [index, result, ...rest] = [
        someInt(s, r, -1, 3),
        someInt(s, r),
        ...someInts(s, r, 1 + r.below(3)),
      ];
      return element(index, [...rest, ...(r.below(2) === 0 ? [r.below(4)] : [])], result);
    },
  },
  {
    name: 'allDifferent',
    consistency: 'domain',
    make: (s, r) =>
      allDifferent(someInts(s, r, r.below(5), -1, 3), {
        offsets: undefined,
        ...(r.below(3) === 0 ? {} : {}),
      } as object),
  },
  {
    name: 'allDifferent by value',
    consistency: 'checking',
    make: (s, r) => {
      const xs = someInts(s, r, r.below(5), -1, 3);
      return allDifferent(xs, { consistency: 'value', offsets: xs.map(() => r.below(3) - 1) });
    },
  },
  {
    name: 'table',
    consistency: 'domain',
    make: (s, r) => {
      const xs = someInts(s, r, r.below(4), -1, 2);
      return table(
        xs,
        Array.from({ length: r.below(6) }, () => xs.map(() => r.below(4) - 1)),
      );
    },
  },
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
    name: 'minimum',
    consistency: 'bounds',
    make: (s, r) => minimum(someInt(s, r), someInts(s, r, 1 + r.below(3))),
  },
  {
    name: 'maximum',
    consistency: 'bounds',
    make: (s, r) => maximum(someInt(s, r), someInts(s, r, 1 + r.below(3))),
  },
  { name: 'absolute', consistency: 'checking', make: (s, r) => absolute(someInt(s, r), someInt(s, r)) },
  {
    name: 'product',
    consistency: 'checking',
    make: (s, r) => {
      const [x, y] = someInts(s, r, 2);
      return product(someInt(s, r, -6, 8), x, y);
    },
  },
  {
    name: 'lexLess',
    consistency: 'bounds',
    make: (s, r) => {
      const size = r.below(4);
      const xs = someInts(s, r, 2 * size, 0, 2);
      return lexLess(xs.slice(0, size), xs.slice(size));
    },
  },
  {
    name: 'lexLessOrEqual',
    consistency: 'bounds',
    make: (s, r) => {
      const size = r.below(4);
      const xs = someInts(s, r, 2 * size, 0, 2);
      return lexLessOrEqual(xs.slice(0, size), xs.slice(size));
    },
  },
  { name: 'circuit', consistency: 'checking', make: (s, r) => circuit(someInts(s, r, r.below(5), -1, 4)) },
  {
    name: 'subcircuit',
    consistency: 'checking',
    make: (s, r) => subcircuit(someInts(s, r, r.below(5), -1, 4)),
  },
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
    name: 'forbid',
    consistency: 'checking',
    make: (s, r) => forbid(allDifferent(someInts(s, r, r.below(4), -1, 2))),
  },
];
