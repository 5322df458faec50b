import { type Atom, not, type Weighted } from '../formula/index.ts';
import {
  against,
  bools,
  clauses,
  compared,
  conjunction,
  type Encoding,
  equal,
  ints,
  isValue,
  linear,
  MOST_PAIRS,
  numbers,
  sameValue,
  valuesOfAll,
  where,
} from './claim-parts.ts';
import { allDifferent, apart, circuit, ordered, regular, resource, subcircuit } from './global-claims.ts';
import { anyOf, type Claim, type Int, type ModelFormula, NotEncoded } from './model-formula.ts';

/**
 * z = f(x, y), value by value; where that is not defined, x and y do not have these values. `linear` may say it by sums.
 */
const functionOf = (
  f: (a: number, b: number) => number | undefined,
  linear?: (m: ModelFormula, x: Int, y: Int, z: Int) => Claim[] | undefined,
): Encoding => ({
  claims: (m, args) => {
    const [x, y, z] = args.map((e) => m.int(e)) as [Int, Int, Int];
    const isLong = m.isWide(x) || m.isWide(y) || m.valuesOf(x).length * m.valuesOf(y).length > MOST_PAIRS;
    if (isLong) {
      const sums = linear?.(m, x, y, z);
      if (sums) return sums;
      throw new NotEncoded('too many pairs of values');
    }
    const [as, bs] = [m.valuesOf(x), m.valuesOf(y)];
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

/** Multiples of an integer that are said one by one, at most. */
const MOST_MULTIPLES = 1000;

/** A product of an integer and one of few values: a multiple for each of those. */
function multiples(m: ModelFormula, x: Int, y: Int, z: Int): Claim[] | undefined {
  const size = (one: Int): number => m.mostOf(one) - m.leastOf(one);
  const [wide, other] = size(x) < size(y) ? [y, x] : [x, y];
  if (m.isWide(other) || m.valuesOf(other).length > MOST_MULTIPLES) return undefined;
  return m
    .valuesOf(other)
    .flatMap((v) => equal(m, [v, -1], [wide, z], 0).map((claim) => where(m.equals(other, v), claim)));
}

/** x is divided by a number: z times that, and a rest on the side of x. */
function quotient(m: ModelFormula, x: Int, y: Int, z: Int): Claim[] | undefined {
  if (typeof y !== 'number' || y <= 0) return undefined;
  return [
    where(m.atLeast(x, 0), m.sumAtLeast([1, -y], [x, z], 0)),
    where(m.atLeast(x, 0), m.sumAtMost([1, -y], [x, z], y - 1)),
    where(m.atMost(x, -1), m.sumAtLeast([1, -y], [x, z], 1 - y)),
    where(m.atMost(x, -1), m.sumAtMost([1, -y], [x, z], 0)),
  ];
}

/** z is the largest (direction 1) or the smallest of these. */
function extremum(m: ModelFormula, z: Int, xs: readonly Int[], direction: 1 | -1): Claim[] {
  if ([z, ...xs].some((x) => m.isWide(x)))
    return [
      ...xs.map((x) => m.sumAtLeast([direction, -direction], [z, x], 0)),
      anyOf(...xs.map((x) => m.reified('is_extreme', [m.sumAtLeast([direction, -direction], [x, z], 0)]))),
    ];
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
    const isWide = m.isWide(result) || items.some((item) => m.isWide(item));
    const supports = (isWide ? [] : m.valuesOf(result)).map((v) => {
      const at = possible.filter((k) => m.has(items[k - 1]!, v));
      return anyOf(not(m.equals(result, v)), ...at.map((k) => m.equals(index, k)));
    });
    return [
      ...places.flatMap((k) => {
        const here = m.equals(index, k);
        const item = items[k - 1];
        if (item === undefined) return [anyOf(not(here))];
        if (typeof item === 'number') return isValue(m, [here], result, item);
        if (isWide) return equal(m, [1, -1], [item, result], 0).map((claim) => where(here, claim));
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

const exactly = (m: ModelFormula, terms: readonly Weighted[], total: Int): Claim[] => [
  against(m, terms, '>=', total),
  against(m, terms, '<=', total),
];

const inRanges: Encoding = {
  claims: (m, [i, set]) => {
    const x = m.int(i);
    const value = set && m.resolve(set);
    if (value?.kind !== 'set') throw new NotEncoded('a set that is not given');
    const { ranges } = value;
    if (ranges.length === 0) return [anyOf()];
    const gaps = ranges.slice(1).map(([from], i) => anyOf(m.atMost(x, ranges[i]![1]), m.atLeast(x, from)));
    return [anyOf(m.atLeast(x, ranges[0]![0])), anyOf(m.atMost(x, ranges.at(-1)![1])), ...gaps];
  },
};

const table: Encoding = {
  claims: (m, [array, flat]) => {
    const xs = ints(m, array);
    const values = numbers(m, flat);
    const rows = Array.from({ length: values.length / Math.max(1, xs.length) }, (_, r) =>
      values.slice(r * xs.length, (r + 1) * xs.length),
    ).filter((row) => row.every((v, i) => m.has(xs[i]!, v)));
    const chosen = rows.map((row) => {
      const atom = m.newAtom('row');
      m.both(
        atom,
        row.map((v, i) => m.equals(xs[i]!, v)),
      );
      return atom;
    });
    const supports = xs.flatMap((x, i) =>
      (m.isWide(x) ? [] : m.valuesOf(x)).map((v) =>
        anyOf(not(m.equals(x, v)), ...chosen.filter((_, r) => rows[r]![i] === v)),
      ),
    );
    return [anyOf(...chosen), ...supports];
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
  int_times: functionOf((a, b) => a * b, multiples),
  int_div: functionOf((a, b) => (b === 0 ? undefined : truncated(a / b)), quotient),
  int_mod: functionOf((a, b) => (b === 0 ? undefined : (a % b) + 0)),
  int_pow: functionOf((a, b) => (b >= 0 ? a ** b : a === 0 ? undefined : truncated(1 / a ** -b))),
  int_abs: {
    claims: (m, [x, z]) => {
      const [from, to] = [m.int(x), m.int(z)];
      if (m.isWide(from))
        return [1, -1].flatMap((sign) =>
          equal(m, [sign, -1], [from, to], 0).map((claim) =>
            where(sign > 0 ? m.atLeast(from, 0) : m.atMost(from, -1), claim),
          ),
        );
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
  calcada_subcircuit: subcircuit,
  calcada_cumulative: {
    claims: (m, [s, d, r, b]) => {
      const capacity = m.int(b);
      return [
        ...(m.leastOf(capacity) < 0 ? [anyOf(m.atLeast(capacity, 0))] : []),
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
