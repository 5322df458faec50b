import { type Atom, not, type Weighted } from '../formula/index.ts';
import {
  against,
  type Encoding,
  equal,
  ints,
  MOST_PARTS,
  numbers,
  valuesOfAll,
  where,
} from './claim-parts.ts';
import { anyOf, type Claim, type Int, type ModelFormula, NotEncoded } from './model-formula.ts';

/** Tasks: at every possible start, those that run fit into the capacity. */
export function resource(
  m: ModelFormula,
  starts: readonly Int[],
  durations: readonly Int[],
  demands: readonly Int[],
  capacity: Int,
): Claim[] {
  const times = valuesOfAll(m, starts);
  for (const amount of [...durations, ...demands])
    if (m.leastOf(amount) < 0) throw new NotEncoded('a duration or a demand below 0');
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

/** As long as two rows are alike, the next of the first is no more than that of the second. */
export const ordered = (strict: boolean): Encoding => ({
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
export const apart: Encoding = {
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
    if (axes.some(({ size }) => size.some((each) => m.leastOf(each) < 0)))
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

export const regular: Encoding = {
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
export const circuit: Encoding = {
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

/**
 * The places that do not lead to themselves are one circuit: each has a number, one more than that of the place before it,
 * but for the first such place by index.
 */
export const subcircuit: Encoding = {
  existential: true,
  claims: (m, [array, firstIndex]) => {
    const [xs, first] = [ints(m, array), m.number(firstIndex)];
    const claims = [...allDifferent.claims(m, [array!])];
    let none = m.yes;
    const starts = xs.map((x, i) => {
      const [start, noneYet] = [m.newAtom('start'), m.newAtom('none_yet')];
      const isOut = m.equals(x, first + i);
      m.both(start, [none, not(isOut)]);
      m.both(noneYet, [none, isOut]);
      none = noneYet;
      return start;
    });
    const numbers = xs.map(() => m.newInt('place', 0, Math.max(0, xs.length - 1)));
    xs.forEach((x, i) => {
      claims.push(anyOf(not(starts[i]!), m.atMost(numbers[i]!, 0)));
      for (const v of m.valuesOf(x)) {
        const here = m.equals(x, v);
        const j = v - first;
        if (j < 0 || j >= xs.length) claims.push(anyOf(not(here)));
        else if (j !== i) {
          const around = [not(here), starts[j]!];
          for (let k = 0; k < xs.length; k++) {
            const [own, next] = [m.atLeast(numbers[i]!, k), m.atLeast(numbers[j]!, k + 1)];
            claims.push(anyOf(...around, not(own), next), anyOf(...around, own, not(next)));
          }
        }
      }
    });
    return claims;
  },
};

export const allDifferent: Encoding = {
  claims: (m, [array]) => {
    const xs = ints(m, array);
    return valuesOfAll(m, xs).flatMap((v) => {
      const having = xs.filter((x) => m.has(x, v));
      const terms = having.map((x): Weighted => [1, not(m.equals(x, v))]);
      return having.length < 2 ? [] : [{ terms, bound: having.length - 1 }];
    });
  },
};
