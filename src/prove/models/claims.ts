import type { Expression } from '../../flatzinc/index.ts';
import { type Atom, normalLine, not, type Weighted } from '../formula/index.ts';
import { anyOf, type Claim, type Int, type ModelFormula, NotEncoded } from './model-formula.ts';

/**
 * What a constraint of FlatZinc says, as lines. What helps to say it (an atom for "x = 3", a row of a table) is defined
 * for every value of the variables at once, so that a constraint may be true or false. `existential`: its own atoms are
 * guessed, and it can only be posted.
 */
export interface Encoding {
  readonly claims: (m: ModelFormula, args: readonly Expression[]) => readonly Claim[];
  readonly existential?: true;
}

/** Values of all parts together, for each of the parts, at most: where a constraint says something of each two. */
const MOST_PARTS = 2_000_000;

/** Pairs of values that are gone through one by one, at most. */
const MOST_PAIRS = 60_000;

const ints = (m: ModelFormula, e: Expression | undefined): Int[] => m.items(e).map((item) => m.int(item));
const bools = (m: ModelFormula, e: Expression | undefined): Atom[] => m.items(e).map((item) => m.bool(item));
const numbers = (m: ModelFormula, e: Expression | undefined): number[] =>
  m.items(e).map((item) => m.number(item));

const equal = (m: ModelFormula, factors: readonly number[], xs: readonly Int[], sum: number): Claim[] => [
  m.sumAtLeast(factors, xs, sum),
  m.sumAtMost(factors, xs, sum),
];

const linear = (of: (m: ModelFormula, factors: number[], xs: Int[], sum: number) => Claim[]): Encoding => ({
  claims: (m, [factors, xs, sum]) => {
    const total = m.int(sum);
    return of(m, [...numbers(m, factors), -1], [...ints(m, xs), total], 0);
  },
});

const compared = (of: (m: ModelFormula, x: Int, y: Int) => Claim[]): Encoding => ({
  claims: (m, [x, y]) => of(m, m.int(x), m.int(y)),
});

const clauses = (of: (...atoms: Atom[]) => readonly (readonly Atom[])[]): Encoding => ({
  claims: (m, args) => of(...args.map((e) => m.bool(e))).map((atoms) => anyOf(...atoms)),
});

/** r is true exactly if all of these are. */
const conjunction = (all: readonly Atom[], r: Atom): Claim[] => [
  ...all.map((atom) => anyOf(not(r), atom)),
  anyOf(r, ...all.map(not)),
];

/** Wherever these atoms are true, z is this number. */
const isValue = (m: ModelFormula, where: readonly Atom[], z: Int, v: number): Claim[] => [
  anyOf(...where.map(not), m.atLeast(z, v)),
  anyOf(...where.map(not), m.atMost(z, v)),
];

/** z = f(x, y), value by value; where that is not defined, x and y do not have these values. */
const functionOf = (f: (a: number, b: number) => number | undefined): Encoding => ({
  claims: (m, args) => {
    const [x, y, z] = args.map((e) => m.int(e)) as [Int, Int, Int];
    const [as, bs] = [m.valuesOf(x), m.valuesOf(y)];
    if (as.length * bs.length > MOST_PAIRS) throw new NotEncoded('too many pairs of values');
    return as.flatMap((a) =>
      bs.flatMap((b) => {
        if (x === y && a !== b) return [];
        const where = [m.equals(x, a), m.equals(y, b)];
        const v = f(a, b);
        return v === undefined ? [anyOf(...where.map(not))] : isValue(m, where, z, v);
      }),
    );
  },
});

const valuesOfAll = (m: ModelFormula, xs: readonly Int[]): number[] => [
  ...new Set(xs.flatMap((x) => m.valuesOf(x))),
];

/** z is the largest (direction 1) or the smallest of these. */
function extremum(m: ModelFormula, z: Int, xs: readonly Int[], direction: 1 | -1): Claim[] {
  const beyond = (x: Int, v: number): Atom => (direction > 0 ? m.atLeast(x, v) : m.atMost(x, v));
  return valuesOfAll(m, [z, ...xs]).flatMap((v) => [
    ...xs.map((x) => anyOf(not(beyond(x, v)), beyond(z, v))),
    anyOf(not(beyond(z, v)), ...xs.map((x) => beyond(x, v))),
  ]);
}

const extremes = (direction: 1 | -1): Encoding => ({
  claims: (m, [z, xs]) => extremum(m, m.int(z), ints(m, xs), direction),
});

const extremesOfTwo = (direction: 1 | -1): Encoding => ({
  claims: (m, [x, y, z]) => extremum(m, m.int(z), [m.int(x), m.int(y)], direction),
});

const intElement: Encoding = {
  claims: (m, [i, array, z]) => {
    const [index, items, result] = [m.int(i), ints(m, array), m.int(z)];
    const places = m.valuesOf(index);
    const possible = places.filter((k) => k >= 1 && k <= items.length);
    const supports = m.valuesOf(result).map((v) => {
      const at = possible.filter((k) => m.valuesOf(items[k - 1]!).includes(v));
      return anyOf(not(m.equals(result, v)), ...at.map((k) => m.equals(index, k)));
    });
    return [
      ...places.flatMap((k) => {
        const here = m.equals(index, k);
        const item = items[k - 1];
        if (item === undefined) return [anyOf(not(here))];
        if (typeof item === 'number') return isValue(m, [here], result, item);
        return valuesOfAll(m, [item, result]).flatMap((v) => [
          anyOf(not(here), not(m.atLeast(item, v)), m.atLeast(result, v)),
          anyOf(not(here), m.atLeast(item, v), not(m.atLeast(result, v))),
        ]);
      }),
      ...supports,
    ];
  },
};

const boolElement: Encoding = {
  claims: (m, [i, array, z]) => {
    const [index, items, result] = [m.int(i), bools(m, array), m.bool(z)];
    return m.valuesOf(index).flatMap((k) => {
      const here = m.equals(index, k);
      const item = items[k - 1];
      if (item === undefined) return [anyOf(not(here))];
      return [anyOf(not(here), not(item), result), anyOf(not(here), item, not(result))];
    });
  },
};

/** How many of the variables have the value, against a number or a variable. */
const counted = (of: (m: ModelFormula, terms: Weighted[], total: Int) => Claim[]): Encoding => ({
  claims: (m, [array, value, total]) => {
    const y = m.int(value);
    const same = ints(m, array).map((x) => (typeof y === 'number' ? m.equals(x, y) : sameValue(m, x, y)));
    return of(
      m,
      same.map((atom): Weighted => [1, atom]),
      m.int(total),
    );
  },
});

/** An atom that is true exactly if two integers are equal. */
function sameValue(m: ModelFormula, x: Int, y: Int): Atom {
  const same = m.newAtom('same');
  for (const v of valuesOfAll(m, [x, y])) {
    const [here, there] = [m.equals(x, v), m.equals(y, v)];
    m.formula.clause([not(here), not(there), same]);
    m.formula.clause([not(same), not(here), there]);
  }
  return same;
}

/** The terms reach, or do not exceed, the integer and a number. */
function against(
  m: ModelFormula,
  terms: readonly Weighted[],
  sign: '<=' | '>=',
  total: Int,
  more = 0,
): Claim {
  const direction = sign === '>=' ? 1 : -1;
  const { terms: others, constant } = m.terms(-direction, total);
  return {
    terms: [...terms.map(([weight, atom]): Weighted => [direction * weight, atom]), ...others],
    bound: direction * more - constant,
  };
}

const exactly = (m: ModelFormula, terms: readonly Weighted[], total: Int): Claim[] => [
  against(m, terms, '>=', total),
  against(m, terms, '<=', total),
];

const inRanges: Encoding = {
  claims: (m, [i, set]) => {
    const x = m.int(i);
    const value = set && m.resolve(set);
    if (value?.kind !== 'set') throw new NotEncoded('a set that is not given');
    const isIn = (v: number): boolean => value.ranges.some(([lower, upper]) => v >= lower && v <= upper);
    const wrong = m.valuesOf(x).filter((v) => !isIn(v));
    return wrong.map((v) => anyOf(not(m.equals(x, v))));
  },
};

const allDifferent: Encoding = {
  claims: (m, [array]) => {
    const xs = ints(m, array);
    return valuesOfAll(m, xs).flatMap((v) => {
      const having = xs.filter((x) => m.valuesOf(x).includes(v));
      const terms = having.map((x): Weighted => [1, not(m.equals(x, v))]);
      return having.length < 2 ? [] : [{ terms, bound: having.length - 1 }];
    });
  },
};

const table: Encoding = {
  claims: (m, [array, flat]) => {
    const xs = ints(m, array);
    const values = numbers(m, flat);
    const rows = Array.from({ length: values.length / Math.max(1, xs.length) }, (_, r) =>
      values.slice(r * xs.length, (r + 1) * xs.length),
    ).filter((row) => row.every((v, i) => m.valuesOf(xs[i]!).includes(v)));
    const chosen = rows.map((row) => {
      const atom = m.newAtom('row');
      m.both(
        atom,
        row.map((v, i) => m.equals(xs[i]!, v)),
      );
      return atom;
    });
    const supports = xs.flatMap((x, i) =>
      m.valuesOf(x).map((v) => anyOf(not(m.equals(x, v)), ...chosen.filter((_, r) => rows[r]![i] === v))),
    );
    return [anyOf(...chosen), ...supports];
  },
};

/** Tasks: at every possible start, those that run fit into the capacity. */
function resource(
  m: ModelFormula,
  starts: readonly Int[],
  durations: readonly Int[],
  demands: readonly Int[],
  capacity: Int,
): Claim[] {
  const times = valuesOfAll(m, starts);
  for (const amount of [...durations, ...demands])
    if (typeof amount !== 'number' && m.valuesOf(amount)[0]! < 0)
      throw new NotEncoded('a duration or a demand below 0');
  const steps = demands.reduce((sum: number, demand) => sum + m.valuesOf(demand).length, 0);
  if (times.length * steps > MOST_PARTS) throw new NotEncoded('too many times and demands');
  const ends = starts.map((start, i) =>
    typeof durations[i] === 'number' ? 0 : endOf(m, start, durations[i]!),
  );
  return times.map((time) => {
    const running = starts.flatMap((start, i): Weighted[] => {
      const duration = durations[i]!;
      const demand = demands[i]!;
      if (isNothing(duration) || isNothing(demand)) return [];
      const begun = m.atMost(start, time);
      const over = typeof duration === 'number' ? m.atMost(start, time - duration) : m.atMost(ends[i]!, time);
      if (begun === m.no || over === m.yes) return [];
      const atom = m.newAtom(`runs_at_${time}`);
      m.both(atom, [begun, not(over)]);
      if (typeof demand === 'number') return [[demand, atom]];
      const { terms, constant } = m.terms(1, demand);
      return [
        [constant, atom],
        ...terms.map(([weight, more]): Weighted => {
          const used = m.newAtom(`uses_at_${time}`);
          m.both(used, [atom, more]);
          return [weight, used];
        }),
      ];
    });
    return against(m, running, '<=', capacity);
  });
}

const isNothing = (amount: Int): boolean => typeof amount === 'number' && amount <= 0;

/** Where a task ends whose duration is not known. */
function endOf(m: ModelFormula, start: Int, duration: Int): Int {
  const [starts, durations] = [m.valuesOf(start), m.valuesOf(duration)];
  const end = m.newInt('end', starts[0]! + durations[0]!, starts.at(-1)! + durations.at(-1)!);
  for (const claim of equal(m, [1, 1, -1], [start, duration, end], 0)) m.post(claim);
  return end;
}

/** The line must hold only where the atom is true. */
function where(atom: Atom, { terms, bound }: Claim): Claim {
  const needed = normalLine(terms, bound).bound;
  return needed <= 0 ? { terms: [], bound: 0 } : { terms: [...terms, [needed, not(atom)]], bound };
}

/** As long as two rows are alike, the next of the first is no more than that of the second. */
const ordered = (strict: boolean): Encoding => ({
  existential: true,
  claims: (m, [first, second]) => {
    const [xs, ys] = [ints(m, first), ints(m, second)];
    const length = Math.min(xs.length, ys.length);
    // A row that ends first comes first.
    const mustDiffer = xs.length === ys.length ? strict : xs.length > ys.length;
    const claims: Claim[] = [];
    let alike = m.yes;
    for (let i = 0; i < length; i++) {
      const [less, still] = [m.newAtom('less'), m.newAtom('alike')];
      const pair = [ys[i]!, xs[i]!];
      claims.push(
        where(alike, m.sumAtLeast([1, -1], pair, 0)),
        where(less, m.sumAtLeast([1, -1], pair, 1)),
        anyOf(not(alike), less, still),
      );
      alike = still;
    }
    return mustDiffer ? [...claims, anyOf(not(alike))] : claims;
  },
});

/** Of each two rectangles one is beside or above the other; or, where that is said, has no width or no height. */
const apart: Encoding = {
  existential: true,
  claims: (m, [x, y, dx, dy, ignoreEmpty]) => {
    const axes = [
      { at: ints(m, x), size: ints(m, dx) },
      { at: ints(m, y), size: ints(m, dy) },
    ];
    const count = axes[0]!.at.length;
    const values = axes.flatMap(({ at, size }) => [...at, ...size]).map((each) => m.valuesOf(each));
    if (count * values.reduce((sum, each) => sum + each.length, 0) > MOST_PARTS)
      throw new NotEncoded('too many rectangles');
    if (axes.some(({ size }) => size.some((each) => m.valuesOf(each)[0]! < 0)))
      throw new NotEncoded('a size below 0');
    const claims: Claim[] = [];
    for (let i = 0; i < count; i++) {
      for (let j = i + 1; j < count; j++) {
        const orders = axes.flatMap(({ at, size }) =>
          [
            [i, j],
            [j, i],
          ].map(([before, after]) => {
            const order = m.newAtom('before');
            const sum = m.sumAtLeast([1, -1, -1], [at[after!]!, at[before!]!, size[before!]!], 0);
            claims.push(where(order, sum));
            return order;
          }),
        );
        const empty = axes.flatMap(({ size }) => [m.atMost(size[i]!, 0), m.atMost(size[j]!, 0)]);
        claims.push(anyOf(...orders, ...(m.number(ignoreEmpty) === 1 ? empty : [])));
      }
    }
    return claims;
  },
};

const regular: Encoding = {
  existential: true,
  claims: (m, [array, states, symbols, table, start, accepting]) => {
    const xs = ints(m, array);
    const [count, width] = [m.number(states), m.number(symbols)];
    const next = numbers(m, table);
    const goals = accepting && m.resolve(accepting);
    if (goals?.kind !== 'set') throw new NotEncoded('a set that is not given');
    const isGoal = (q: number): boolean => goals.ranges.some(([lower, upper]) => q >= lower && q <= upper);
    let now = new Map([[m.number(start), m.yes]]);
    const claims: Claim[] = [];
    for (const x of xs) {
      const then = new Map<number, Atom>();
      const ways = new Map<number, Atom[]>();
      for (const [q, here] of now) {
        for (const v of m.valuesOf(x)) {
          const to = v >= 1 && v <= width && q <= count ? (next[(q - 1) * width + v - 1] ?? 0) : 0;
          const taken = m.equals(x, v);
          if (to <= 0) claims.push(anyOf(not(here), not(taken)));
          else {
            const there = then.get(to) ?? m.newAtom(`state_${to}`);
            then.set(to, there);
            const way = m.newAtom('way');
            m.both(way, [here, taken]);
            ways.set(to, [...(ways.get(to) ?? []), way]);
            claims.push(anyOf(not(way), there));
          }
        }
      }
      for (const [to, there] of then) claims.push(anyOf(not(there), ...(ways.get(to) ?? [])));
      now = then;
    }
    for (const [q, here] of now) if (!isGoal(q)) claims.push(anyOf(not(here)));
    claims.push(anyOf(...now.values()));
    return claims;
  },
};

/** Each place has a number, one more than that of the place before it, but for the first place. */
const circuit: Encoding = {
  existential: true,
  claims: (m, [array, firstIndex]) => {
    const [xs, first] = [ints(m, array), m.number(firstIndex)];
    const numbers = xs.map((_, i) => (i === 0 ? 0 : m.newInt('place', 1, xs.length - 1)));
    const claims = [...allDifferent.claims(m, [array!])];
    xs.forEach((x, i) => {
      for (const v of m.valuesOf(x)) {
        const here = m.equals(x, v);
        const j = v - first;
        if (j < 0 || j >= xs.length || (j === i && xs.length > 1)) claims.push(anyOf(not(here)));
        else if (j > 0) {
          for (let k = 0; k < xs.length; k++) {
            claims.push(anyOf(not(here), not(m.atLeast(numbers[i]!, k)), m.atLeast(numbers[j]!, k + 1)));
            claims.push(anyOf(not(here), m.atLeast(numbers[i]!, k + 1), m.atMost(numbers[j]!, k + 1)));
          }
        } else claims.push(anyOf(not(here), m.atLeast(numbers[i]!, xs.length - 1)));
      }
    });
    return claims;
  },
};

const truncated = (v: number): number => Math.trunc(v) + 0;

export const encodings: Readonly<Record<string, Encoding>> = {
  int_eq: compared((m, x, y) => equal(m, [1, -1], [x, y], 0)),
  int_le: compared((m, x, y) => [m.sumAtMost([1, -1], [x, y], 0)]),
  int_lt: compared((m, x, y) => [m.sumAtMost([1, -1], [x, y], -1)]),
  int_lin_eq: linear(equal),
  int_lin_le: linear((m, factors, xs, sum) => [m.sumAtMost(factors, xs, sum)]),
  bool_lin_eq: linear(equal),
  bool_lin_le: linear((m, factors, xs, sum) => [m.sumAtMost(factors, xs, sum)]),
  int_plus: {
    claims: (m, args) =>
      equal(
        m,
        [1, 1, -1],
        args.map((e) => m.int(e)),
        0,
      ),
  },
  int_times: functionOf((a, b) => a * b),
  int_div: functionOf((a, b) => (b === 0 ? undefined : truncated(a / b))),
  int_mod: functionOf((a, b) => (b === 0 ? undefined : (a % b) + 0)),
  int_pow: functionOf((a, b) => (b >= 0 ? a ** b : a === 0 ? undefined : truncated(1 / a ** -b))),
  int_abs: {
    claims: (m, [x, z]) => {
      const [from, to] = [m.int(x), m.int(z)];
      return m.valuesOf(from).flatMap((v) => isValue(m, [m.equals(from, v)], to, Math.abs(v)));
    },
  },
  int_max: extremesOfTwo(1),
  int_min: extremesOfTwo(-1),
  array_int_maximum: extremes(1),
  array_int_minimum: extremes(-1),
  array_int_element: intElement,
  array_var_int_element: intElement,
  array_bool_element: boolElement,
  array_var_bool_element: boolElement,
  set_in: inRanges,
  bool2int: {
    claims: (m, [b, i]) => {
      const [truth, x] = [m.bool(b), m.int(i)];
      return [...isValue(m, [truth], x, 1), ...isValue(m, [not(truth)], x, 0)];
    },
  },
  bool_eq: clauses((a, b) => [
    [not(a!), b!],
    [a!, not(b!)],
  ]),
  bool_not: clauses((a, b) => [
    [a!, b!],
    [not(a!), not(b!)],
  ]),
  bool_le: clauses((a, b) => [[not(a!), b!]]),
  bool_lt: clauses((a, b) => [[not(a!)], [b!]]),
  bool_and: { claims: (m, [a, b, r]) => conjunction([m.bool(a), m.bool(b)], m.bool(r)) },
  bool_or: { claims: (m, [a, b, r]) => conjunction([not(m.bool(a)), not(m.bool(b))], not(m.bool(r))) },
  bool_xor: clauses((a, b, r) =>
    r === undefined
      ? [
          [a!, b!],
          [not(a!), not(b!)],
        ]
      : [
          [not(r), a!, b!],
          [not(r), not(a!), not(b!)],
          [r, not(a!), b!],
          [r, a!, not(b!)],
        ],
  ),
  bool_clause: { claims: (m, [yes, no]) => [anyOf(...bools(m, yes), ...bools(m, no).map(not))] },
  array_bool_and: { claims: (m, [all, r]) => conjunction(bools(m, all), m.bool(r)) },
  array_bool_or: { claims: (m, [some, r]) => conjunction(bools(m, some).map(not), not(m.bool(r))) },
  array_bool_xor: {
    claims: (m, [all]) => {
      let odd = m.no;
      for (const atom of bools(m, all)) {
        const next = m.newAtom('odd');
        for (const clause of [
          [not(next), odd, atom],
          [not(next), not(odd), not(atom)],
          [next, not(odd), atom],
          [next, odd, not(atom)],
        ])
          m.formula.clause(clause);
        odd = next;
      }
      return [anyOf(odd)];
    },
  },
  calcada_all_different: allDifferent,
  calcada_table: table,
  calcada_regular: regular,
  calcada_circuit: circuit,
  calcada_cumulative: {
    claims: (m, [s, d, r, b]) => {
      const capacity = m.int(b);
      return [
        ...(m.valuesOf(capacity).some((v) => v < 0) ? [anyOf(m.atLeast(capacity, 0))] : []),
        ...resource(m, ints(m, s), ints(m, d), ints(m, r), capacity),
      ];
    },
  },
  calcada_disjunctive: {
    claims: (m, [s, d]) => {
      const durations = ints(m, d);
      return resource(
        m,
        ints(m, s),
        durations,
        durations.map(() => 1),
        1,
      );
    },
  },
  calcada_bin_packing_load: {
    claims: (m, [loads, bins, sizes, firstBin]) => {
      const [xs, weights, first] = [ints(m, bins), numbers(m, sizes), m.number(firstBin)];
      const known = ints(m, loads);
      return [
        ...xs.flatMap((x) => [anyOf(m.atLeast(x, first)), anyOf(m.atMost(x, first + known.length - 1))]),
        ...known.flatMap((load, b) =>
          exactly(
            m,
            xs.map((x, i): Weighted => [weights[i]!, m.equals(x, first + b)]),
            load,
          ),
        ),
      ];
    },
  },
  calcada_global_cardinality: {
    claims: (m, [array, values, counts, closed]) => {
      const [xs, known, totals] = [ints(m, array), numbers(m, values), ints(m, counts)];
      const of = (v: number): Weighted[] => xs.map((x): Weighted => [1, m.equals(x, v)]);
      const others = m.number(closed) === 1 ? valuesOfAll(m, xs).filter((v) => !known.includes(v)) : [];
      return [
        ...known.flatMap((v, i) => exactly(m, of(v), totals[i]!)),
        ...others.flatMap((v) => xs.map((x) => anyOf(not(m.equals(x, v))))),
      ];
    },
  },
  calcada_nvalue: {
    claims: (m, [total, array]) => {
      const xs = ints(m, array);
      const used = valuesOfAll(m, xs).map((v): Weighted => {
        const atom = m.newAtom('used');
        m.both(
          not(atom),
          xs.map((x) => not(m.equals(x, v))),
        );
        return [1, atom];
      });
      return exactly(m, used, m.int(total));
    },
  },
  calcada_inverse: {
    claims: (m, [f, g, firstOfF, firstOfG]) => {
      const [xs, ys] = [ints(m, f), ints(m, g)];
      const [fromF, fromG] = [m.number(firstOfF), m.number(firstOfG)];
      return [
        ...xs.flatMap((x) => [anyOf(m.atLeast(x, fromG)), anyOf(m.atMost(x, fromG + ys.length - 1))]),
        ...ys.flatMap((y) => [anyOf(m.atLeast(y, fromF)), anyOf(m.atMost(y, fromF + xs.length - 1))]),
        ...xs.flatMap((x, i) =>
          ys.flatMap((y, j) => {
            const [here, there] = [m.equals(x, fromG + j), m.equals(y, fromF + i)];
            return [anyOf(not(here), there), anyOf(here, not(there))];
          }),
        ),
      ];
    },
  },
  calcada_lex_less: ordered(true),
  calcada_lex_lesseq: ordered(false),
  calcada_diffn: apart,
  calcada_count_eq: counted(exactly),
  calcada_count_leq: counted((m, terms, total) => [against(m, terms, '>=', total)]),
  calcada_count_lt: counted((m, terms, total) => [against(m, terms, '>=', total, 1)]),
  calcada_count_geq: counted((m, terms, total) => [against(m, terms, '<=', total)]),
  calcada_count_gt: counted((m, terms, total) => [against(m, terms, '<=', total, -1)]),
};

/** Constraints that say the opposite of others. */
export const opposites: Readonly<Record<string, string>> = {
  int_ne: 'int_eq',
  int_lin_ne: 'int_lin_eq',
  bool_lin_ne: 'bool_lin_eq',
  bool_ne: 'bool_eq',
  calcada_count_neq: 'calcada_count_eq',
};
