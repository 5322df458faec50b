/**
 * Every constraint over the largest numbers there are: it is refused with a ModelError when it is made or posted, or it
 * answers like its definition in integers without an end. Never an InvariantError, never a wrong answer.
 */
import {
  absolute,
  allDifferent,
  atLeast,
  atMost,
  binPacking,
  type Constraint,
  circuit,
  count,
  cumulative,
  disjunctive,
  division,
  element,
  exactly,
  forbid,
  globalCardinality,
  type IntVar,
  inverse,
  lexLess,
  lexLessOrEqual,
  linear,
  ModelError,
  maximum,
  minimum,
  noOverlap,
  numberOfValues,
  power,
  product,
  regular,
  remainder,
  Solver,
  subcircuit,
  sum,
  table,
} from '../../src/engine/index.ts';
import { Random } from '../random.ts';
import { RELATIONS } from './constraint-case.ts';

const MAX = 2 ** 31 - 1;
const NUMBERS = [
  -MAX,
  1 - MAX,
  -(2 ** 30),
  -46_341,
  -46_340,
  -65_536,
  -1290,
  -3,
  -2,
  -1,
  0,
  1,
  2,
  3,
  5,
  1290,
  1291,
  46_340,
  46_341,
  65_536,
  2 ** 30,
  MAX - 1,
  MAX,
];

type Value = (x: IntVar) => bigint;

/** Draws what an instance is made of: variables and numbers at the ends of what there is. */
export class Draw {
  readonly solver = new Solver();
  readonly random: Random;
  /** With the values that an assignment tries. */
  readonly variables = new Map<IntVar, readonly number[]>();
  readonly #isWide: boolean;

  constructor(random: Random, isWide: boolean) {
    this.random = random;
    this.#isWide = isWide;
  }

  number(): number {
    return this.random.pick(NUMBERS);
  }

  amount(): number {
    return Math.abs(this.number());
  }

  int(): IntVar {
    const { random } = this;
    const known = [...this.variables.keys()];
    if (known.length > 0 && random.below(10) === 0) return random.pick(known);
    const few = random.shuffle(NUMBERS).slice(0, 1 + random.below(3));
    const [lower, upper] = [Math.min(...few), Math.max(...few)];
    const x = this.#isWide ? this.solver.int(lower, upper) : this.solver.int(few);
    // Between the ends there is more to try.
    const extra = this.#isWide
      ? [lower + 1, upper - 1, ...NUMBERS].filter((v) => v > lower && v < upper)
      : [];
    this.variables.set(x, [...new Set([...few, ...random.shuffle(extra).slice(0, 2)])]);
    return x;
  }

  ints(count: number): IntVar[] {
    return Array.from({ length: count }, () => this.int());
  }

  /** A number or a variable. */
  amountOrInt(): number | IntVar {
    return this.random.below(3) === 0 ? this.int() : this.amount();
  }
}

const big = (x: number | IntVar, value: Value): bigint => (typeof x === 'number' ? BigInt(x) : value(x));
const isRelated = (a: bigint, relation: string, b: bigint): boolean =>
  ({ '=': a === b, '!=': a !== b, '<=': a <= b, '>=': a >= b, '<': a < b, '>': a > b })[relation] ?? false;
const total = (numbers: readonly bigint[]): bigint => numbers.reduce((a, b) => a + b, 0n);

interface Made {
  readonly constraint: Constraint;
  /** The definition, in integers without an end. */
  readonly means: (value: Value) => boolean;
}

export const extremeCases: Readonly<Record<string, (d: Draw) => Made>> = {
  absolute: (d) => {
    const [z, x] = d.ints(2);
    return {
      constraint: absolute(z, x),
      means: (v) => v(z) === (v(x) < 0n ? -v(x) : v(x)),
    };
  },
  allDifferent: (d) => {
    const xs = d.ints(2 + d.random.below(3));
    const offsets = xs.map(() => (d.random.below(2) === 0 ? d.number() : 0));
    const consistency = d.random.pick(['domain', 'value'] as const);
    return {
      constraint: allDifferent(xs, { offsets, consistency }),
      means: (v) => new Set(xs.map((x, i) => v(x) + BigInt(offsets[i]))).size === xs.length,
    };
  },
  binPacking: (d) => {
    const items = d.ints(1 + d.random.below(3)).map((bin) => ({ bin, size: d.amount() }));
    const loads = Array.from({ length: 1 + d.random.below(3) }, () => d.amountOrInt());
    const first = d.random.pick([0, -1, MAX - 3, 1 - MAX]);
    return {
      constraint: binPacking(items, loads, { first }),
      means: (v) =>
        items.every(({ bin }) => v(bin) >= BigInt(first) && v(bin) < BigInt(first + loads.length)) &&
        loads.every(
          (load, b) =>
            big(load, v) ===
            total(items.filter(({ bin }) => v(bin) === BigInt(first + b)).map(({ size }) => BigInt(size))),
        ),
    };
  },
  cardinality: (d) => {
    const bools = d.ints(2).map((x) => x.ge(Math.max(-MAX, Math.min(MAX, d.number()))));
    const k = d.number();
    const kind = d.random.below(3);
    return {
      constraint: [atLeast, atMost, exactly][kind](k, bools),
      means: (v) => {
        const n = bools.filter((bool) => v(bool.variable) >= BigInt(bool.bound)).length;
        return [n >= k, n <= k, n === k][kind];
      },
    };
  },
  circuit: (d) => {
    const next = d.ints(1 + d.random.below(3));
    const all = d.random.below(2) === 0;
    return {
      constraint: (all ? circuit : subcircuit)(next),
      means: (v) => {
        const to = next.map((x) => Number(v(x)));
        if (to.some((j) => j < 0 || j >= to.length) || new Set(to).size < to.length) return false;
        const on = to.flatMap((j, i) => (all || i !== j ? [i] : []));
        const visited = new Set<number>();
        for (let i = on[0]; i !== undefined && !visited.has(i); i = to[i]) visited.add(i);
        return visited.size === on.length;
      },
    };
  },
  count: (d) => {
    const xs = d.ints(1 + d.random.below(3));
    const [value, relation] = [d.number(), d.random.pick(RELATIONS)];
    const amount = d.random.below(2) === 0 ? d.number() : d.int();
    return {
      constraint: count(value, xs, relation, amount),
      means: (v) =>
        isRelated(BigInt(xs.filter((x) => v(x) === BigInt(value)).length), relation, big(amount, v)),
    };
  },
  cumulative: (d) => {
    const tasks = d.ints(1 + d.random.below(3)).map((start) => ({
      start,
      duration: d.amountOrInt(),
      demand: d.amountOrInt(),
    }));
    const capacity = d.amountOrInt();
    return {
      constraint: cumulative(tasks, capacity),
      means: (v) =>
        big(capacity, v) >= 0n &&
        tasks.every(({ duration, demand }) => big(duration, v) >= 0n && big(demand, v) >= 0n) &&
        tasks.every(
          ({ start }) =>
            total(
              tasks
                .filter((t) => v(t.start) <= v(start) && v(start) < v(t.start) + big(t.duration, v))
                .map((t) => big(t.demand, v)),
            ) <= big(capacity, v),
        ),
    };
  },
  disjunctive: (d) => {
    const tasks = d.ints(2 + d.random.below(2)).map((start) => ({ start, duration: d.amountOrInt() }));
    return {
      constraint: disjunctive(tasks),
      means: (v) => {
        if (tasks.some(({ duration }) => big(duration, v) < 0n)) return false;
        const real = tasks.filter(({ duration }) => big(duration, v) > 0n);
        const before = (a: (typeof tasks)[0], b: (typeof tasks)[0]) =>
          v(a.start) + big(a.duration, v) <= v(b.start);
        return real.every((a, i) => real.every((b, j) => j <= i || before(a, b) || before(b, a)));
      },
    };
  },
  division: (d) => {
    const [z, x, y] = d.ints(3);
    return {
      constraint: division(z, x, y),
      means: (v) => v(y) !== 0n && v(z) === v(x) / v(y),
    };
  },
  remainder: (d) => {
    const [z, x, y] = d.ints(3);
    return {
      constraint: remainder(z, x, y),
      means: (v) => v(y) !== 0n && v(z) === v(x) % v(y),
    };
  },
  element: (d) => {
    const [index, result] = d.ints(2);
    const array = Array.from({ length: 1 + d.random.below(4) }, () =>
      d.random.below(2) === 0 ? d.number() : d.int(),
    );
    return {
      constraint: element(index, array, result),
      means: (v) => {
        const item = array[Number(v(index))];
        return item !== undefined && big(item, v) === v(result);
      },
    };
  },
  extremum: (d) => {
    const [z, ...xs] = d.ints(2 + d.random.below(3));
    const least = d.random.below(2) === 0;
    return {
      constraint: (least ? minimum : maximum)(z, xs),
      means: (v) => {
        const values = xs.map(v);
        return v(z) === values.reduce((a, b) => (a < b === least ? a : b));
      },
    };
  },
  forbid: (d) => {
    const [x, y] = d.ints(2);
    return { constraint: forbid(product(x, y, y)), means: (v) => v(x) !== v(y) * v(y) };
  },
  globalCardinality: (d) => {
    const xs = d.ints(1 + d.random.below(3));
    const occurrences = Array.from({ length: 1 + d.random.below(3) }, () => ({
      value: d.number(),
      count: d.random.below(2) === 0 ? d.random.pick([0, 1, d.number()]) : d.int(),
    }));
    const closed = d.random.below(2) === 0;
    return {
      constraint: globalCardinality(xs, occurrences, { closed }),
      means: (v) =>
        occurrences.every(
          ({ value, count }) => BigInt(xs.filter((x) => v(x) === BigInt(value)).length) === big(count, v),
        ) &&
        (!closed || xs.every((x) => occurrences.some(({ value }) => BigInt(value) === v(x)))),
    };
  },
  inverse: (d) => {
    const n = 1 + d.random.below(2);
    const [f, g] = [d.ints(n), d.ints(n)];
    const first: [number, number] = [d.random.pick([0, 1, MAX - 1]), d.random.pick([0, -MAX, MAX])];
    return {
      constraint: inverse(f, g, { first }),
      means: (v) => {
        const at = (xs: readonly IntVar[], from: number, place: bigint) => xs[Number(place - BigInt(from))];
        const isInverse = (a: IntVar[], fromA: number, b: IntVar[], fromB: number) =>
          a.every((x, i) => {
            const back = at(b, fromB, v(x));
            return back !== undefined && v(back) === BigInt(i + fromA);
          });
        return isInverse(f, first[0], g, first[1]) && isInverse(g, first[1], f, first[0]);
      },
    };
  },
  lexicographic: (d) => {
    const n = 1 + d.random.below(2);
    const [xs, ys] = [d.ints(n), d.ints(n)];
    const strict = d.random.below(2) === 0;
    return {
      constraint: (strict ? lexLess : lexLessOrEqual)(xs, ys),
      means: (v) => {
        const at = xs.findIndex((x, i) => v(x) !== v(ys[i]));
        return at < 0 ? !strict : v(xs[at]) < v(ys[at]);
      },
    };
  },
  linear: (d) => {
    const terms = d.ints(1 + d.random.below(3)).map((x) => [d.number(), x] as const);
    const [relation, rhs] = [d.random.pick(RELATIONS), d.number()];
    return {
      constraint: linear(terms, relation, rhs),
      means: (v) => isRelated(total(terms.map(([c, x]) => BigInt(c) * v(x))), relation, BigInt(rhs)),
    };
  },
  'linear over literals': (d) => {
    const terms = d.ints(1 + d.random.below(3)).map((x) => [d.number(), x.ge(d.number())] as const);
    const [relation, rhs] = [d.random.pick(RELATIONS), d.number()];
    return {
      constraint: linear(terms, relation, rhs),
      means: (v) =>
        isRelated(
          total(terms.map(([c, l]) => (v(l.variable) >= BigInt(l.bound) ? BigInt(c) : 0n))),
          relation,
          BigInt(rhs),
        ),
    };
  },
  noOverlap: (d) => {
    const rectangles = Array.from({ length: 2 + d.random.below(2) }, () => ({
      x: d.int(),
      y: d.int(),
      width: d.random.below(6) === 0 ? d.int() : d.amount(),
      height: d.random.below(6) === 0 ? d.int() : d.amount(),
    }));
    const ignoreEmpty = d.random.below(2) === 0;
    return {
      constraint: noOverlap(rectangles, { ignoreEmpty }),
      means: (v) => {
        type Box = (typeof rectangles)[0];
        const isEmpty = (a: Box) => big(a.width, v) === 0n || big(a.height, v) === 0n;
        const apart = (a: Box, b: Box) =>
          v(a.x) + big(a.width, v) <= v(b.x) || v(a.y) + big(a.height, v) <= v(b.y);
        return (
          rectangles.every((a) => big(a.width, v) >= 0n && big(a.height, v) >= 0n) &&
          rectangles.every((a, i) =>
            rectangles.every(
              (b, j) => j <= i || (ignoreEmpty && (isEmpty(a) || isEmpty(b))) || apart(a, b) || apart(b, a),
            ),
          )
        );
      },
    };
  },
  numberOfValues: (d) => {
    const [n, ...xs] = d.ints(2 + d.random.below(3));
    return {
      constraint: numberOfValues(n, xs),
      means: (v) => BigInt(new Set(xs.map(v)).size) === v(n),
    };
  },
  power: (d) => {
    const [z, x, y] = d.ints(3);
    return {
      constraint: power(z, x, y),
      means: (v) => {
        const [base, e] = [v(x), v(y)];
        if (e < 0n) return base !== 0n && v(z) === 1n / base ** (e % 2n === 0n ? 2n : 1n);
        // A larger exponent than this makes no number of ours, or changes nothing but a sign.
        const small =
          base >= -1n && base <= 1n ? (e === 0n ? 0n : 2n - (e % 2n)) : e > 64n ? 64n + (e % 2n) : e;
        return v(z) === base ** small;
      },
    };
  },
  product: (d) => {
    const [z, x, y] = d.ints(3);
    return { constraint: product(z, x, y), means: (v) => v(z) === v(x) * v(y) };
  },
  regular: (d) => {
    const xs = d.ints(1 + d.random.below(3));
    const transitions = Array.from(
      { length: 1 + d.random.below(6) },
      () => [d.random.below(2), d.number(), d.random.below(2)] as const,
    );
    const accepting = d.random.below(2);
    return {
      constraint: regular(xs, { states: 2, start: 0, accepting: [accepting], transitions }),
      means: (v) => {
        let states = [0];
        for (const x of xs)
          states = transitions.flatMap(([q, n, to]) =>
            states.includes(q) && v(x) === BigInt(n) ? [to] : [],
          );
        return states.includes(accepting);
      },
    };
  },
  sum: (d) => {
    const xs = d.ints(1 + d.random.below(3));
    const [relation, rhs] = [d.random.pick(RELATIONS), d.random.below(2) === 0 ? d.number() : d.int()];
    return {
      constraint: sum(xs, relation, rhs),
      means: (v) => isRelated(total(xs.map(v)), relation, big(rhs, v)),
    };
  },
  table: (d) => {
    const xs = d.ints(1 + d.random.below(3));
    const rows = Array.from({ length: d.random.below(4) }, () =>
      xs.map((x) => d.random.pick([...(d.variables.get(x) ?? []), d.number()])),
    );
    return {
      constraint: table(xs, rows),
      means: (v) => rows.some((row) => row.every((n, i) => v(xs[i]) === BigInt(n))),
    };
  },
};

/** `undefined` where the constraint was refused. */
function accepted<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof ModelError) return undefined;
    throw error;
  }
}

const tried = (d: Draw): number[][] => {
  let rows: number[][] = [[]];
  for (const values of d.variables.values()) rows = rows.flatMap((row) => values.map((v) => [...row, v]));
  return d.random.shuffle(rows).slice(0, 24);
};

function same<T>(actual: T, expected: T, what: string): void {
  if (actual !== expected) throw new Error(`${what}: expected ${expected}, got ${actual}`);
}

/** Compares the answers for some assignments with the definition. Returns how many, or undefined if it was refused. */
export function compareExtreme(
  make: (d: Draw) => Made,
  instance: number,
  isWide: boolean,
  isReified: boolean,
) {
  const d = new Draw(new Random(instance), isWide);
  const made = accepted(() => make(d));
  if (made === undefined) return undefined;
  const { constraint, means } = made;
  const limits = { timeLimit: 300 };
  const truth = accepted(() => {
    if (isReified) return d.solver.reify(constraint, limits);
    d.solver.post(constraint, limits);
    return null;
  });
  if (truth === undefined) return undefined;
  const variables = [...d.variables.keys()];
  const rows = tried(d);
  let answers = 0;
  for (const row of rows) {
    const value = (x: IntVar) => BigInt(row[variables.indexOf(x)]);
    const expected = means(value);
    same(
      constraint.holds((x) => Number(value(x))),
      expected,
      `holds of ${row}`,
    );
    const assumptions = [...variables.map((x, i) => x.eq(row[i])), ...(truth ? [truth] : [])];
    const { status } = d.solver.solve({ assumptions, ...limits });
    if (status === 'unknown') continue;
    same(status, expected ? 'sat' : 'unsat', `${row}`);
    answers++;
  }
  // And with nothing assumed: a solution is one, and there is one where one was found above.
  // Briefly: bounds that creep through a wide range for long have an explanation that no time limit interrupts.
  const free = d.solver.solve({
    ...(truth && { assumptions: [truth] }),
    conflictLimit: 20,
    timeLimit: 50,
  });
  if (free.status === 'sat')
    same(
      means((x) => BigInt(free.value(x))),
      true,
      `the solution ${variables.map(free.value)}`,
    );
  if (free.status === 'unsat') {
    const solution = rows.find((row) => means((x) => BigInt(row[variables.indexOf(x)])));
    same(solution, undefined, 'without a solution');
  }
  return answers;
}
