/** What our MiniZinc library hands over whole: constraints that the engine propagates better than their parts. */
import {
  allDifferent,
  binPacking,
  circuit,
  count,
  cumulative,
  disjunctive,
  type Formula,
  globalCardinality,
  type IntVar,
  inverse,
  lexLess,
  lexLessOrEqual,
  noOverlap,
  numberOfValues,
  type Relation,
  regular,
  subcircuit,
  sum,
  table,
} from '../../engine/index.ts';
import { isBool } from '../model.ts';
import { contains } from '../program.ts';
import type { Arguments, Builtins } from './arguments.ts';
import { same } from './booleans.ts';
import { compare } from './linear.ts';

/** Rows of a table from its elements in one array. */
function rowsOf(a: Arguments, width: number, flat: readonly number[]): number[][] {
  if (width === 0 || flat.length % width !== 0)
    a.refuse(`expected rows of ${width} values, got ${flat.length} values`);
  return Array.from({ length: flat.length / width }, (_, r) => flat.slice(r * width, (r + 1) * width));
}

/** The engine's circuits count from zero: places move down, in variables of their own. -1 is no place at all. */
function fromZero(a: Arguments, xs: readonly IntVar[], first: number): IntVar[] {
  if (first === 0) return [...xs];
  const last = first + xs.length - 1;
  return xs.map((x) => {
    const lower = x.min < first || x.max > last ? -1 : x.min - first;
    const moved = a.model.solver.int(lower, Math.max(lower, Math.min(x.max, last) - first));
    for (let place = 0; place < xs.length; place++) a.model.post(same(x.eq(first + place), moved.eq(place)));
    return moved;
  });
}

const loops = (of: typeof circuit) => ({
  count: 2,
  meaning: (a: Arguments) => of(fromZero(a, a.variables(0), a.number(1))),
});

/** How many of the variables have the value, a number or a variable. */
function occurrences(a: Arguments, relation: Relation): Formula {
  const xs = a.variables(0);
  const value = a.int(1);
  const total = a.int(2);
  const { model } = a;
  const bound = typeof total === 'number' ? total : model.variable(total);
  if (typeof value === 'number') return count(value, xs, relation, bound);
  const equal = xs.map((x) => {
    const same = compare(model, x, '=', value);
    return isBool(same) ? same : model.solver.reify(same, model.limits);
  });
  return sum(equal, relation, bound);
}

const counted = (relation: Relation) => ({ count: 3, meaning: (a: Arguments) => occurrences(a, relation) });

/** An amount for the engine: a number stays one. */
function amounts(a: Arguments, i: number): (number | IntVar)[] {
  return a.ints(i).map((int) => (typeof int === 'number' ? int : a.model.variable(int)));
}

/** Tasks of equally long arrays. */
function checkLengths(a: Arguments, ...arrays: readonly (readonly unknown[])[]): void {
  if (arrays.some(({ length }) => length !== arrays[0].length))
    a.refuse('expected arrays of the same length');
}

const ordered = (of: typeof lexLess) => ({
  count: 2,
  meaning: (a: Arguments) => {
    const [xs, ys] = [a.variables(0), a.variables(1)];
    const length = Math.min(xs.length, ys.length);
    // A row that ends first comes first.
    const by = xs.length < ys.length ? lexLessOrEqual : xs.length > ys.length ? lexLess : of;
    return by(xs.slice(0, length), ys.slice(0, length));
  },
});

export const globalBuiltins: Builtins = {
  /** A sum passes on bounds only: what is taken on a diagonal must be taken from the queen itself. */
  calcada_all_different: {
    count: 1,
    meaning: (a) => {
      const { variables, offsets } = a.shifted(0);
      return allDifferent(variables, { offsets });
    },
  },
  /** s, d, r, b: starts, durations, demands, capacity. */
  calcada_cumulative: {
    count: 4,
    meaning: (a) => {
      const [starts, durations, demands] = [a.variables(0), amounts(a, 1), amounts(a, 2)];
      checkLengths(a, starts, durations, demands);
      const capacity = a.int(3);
      return cumulative(
        starts.map((start, i) => ({ start, duration: durations[i], demand: demands[i] })),
        typeof capacity === 'number' ? capacity : a.model.variable(capacity),
      );
    },
  },
  calcada_disjunctive: {
    count: 2,
    meaning: (a) => {
      const [starts, durations] = [a.variables(0), amounts(a, 1)];
      checkLengths(a, starts, durations);
      return disjunctive(starts.map((start, i) => ({ start, duration: durations[i] })));
    },
  },
  /** x, y, dx, dy, and whether rectangles without an area may be anywhere. */
  calcada_diffn: {
    count: 5,
    meaning: (a) => {
      const [xs, ys] = [a.variables(0), a.variables(1)];
      const [widths, heights] = [amounts(a, 2), amounts(a, 3)];
      checkLengths(a, xs, ys, widths, heights);
      return noOverlap(
        xs.map((x, i) => ({ x, y: ys[i], width: widths[i], height: heights[i] })),
        { ignoreEmpty: a.number(4) === 1 },
      );
    },
  },
  /** load, bin, sizes, the number of the first bin. */
  calcada_bin_packing_load: {
    count: 4,
    meaning: (a) => {
      const [bins, sizes] = [a.variables(1), a.numbers(2)];
      checkLengths(a, bins, sizes);
      const items = bins.map((bin, i) => ({ bin, size: sizes[i] }));
      return binPacking(items, amounts(a, 0), { first: a.number(3) });
    },
  },
  /** x, values, counts, and whether no other value may be taken. */
  calcada_global_cardinality: {
    count: 4,
    meaning: (a) => {
      const [values, counts] = [a.numbers(1), amounts(a, 2)];
      checkLengths(a, values, counts);
      const occurrences = values.map((value, i) => ({ value, count: counts[i] }));
      return globalCardinality(a.variables(0), occurrences, { closed: a.number(3) === 1 });
    },
  },
  calcada_nvalue: { count: 2, meaning: (a) => numberOfValues(a.variable(0), a.variables(1)) },
  /** Two arrays and their first indices. */
  calcada_inverse: {
    count: 4,
    meaning: (a) => inverse(a.variables(0), a.variables(1), { first: [a.number(2), a.number(3)] }),
  },
  calcada_circuit: loops(circuit),
  calcada_subcircuit: loops(subcircuit),
  calcada_count_eq: counted('='),
  calcada_count_neq: counted('!='),
  // MiniZinc names these from the other side: count_leq says that c is at most the number of occurrences.
  calcada_count_leq: counted('>='),
  calcada_count_lt: counted('>'),
  calcada_count_geq: counted('<='),
  calcada_count_gt: counted('<'),
  calcada_lex_less: ordered(lexLess),
  calcada_lex_lesseq: ordered(lexLessOrEqual),
  calcada_table: {
    count: 2,
    meaning: (a) => {
      const xs = a.variables(0);
      return table(xs, rowsOf(a, xs.length, a.numbers(1)));
    },
  },
  /** x, Q states, S symbols, d[q, s] with 0 for failure, q0, accepting states: all from one. */
  calcada_regular: {
    count: 6,
    meaning: (a) => {
      const [states, symbols, start] = [a.number(1), a.number(2), a.number(4)];
      const accepting = a.ranges(5) ?? a.refuse('expected a constant set of states');
      const transitions = rowsOf(a, symbols, a.numbers(3)).flatMap((row, q) =>
        row.flatMap((to, s) => (to > 0 ? [[q, s + 1, to - 1] as const] : [])),
      );
      const goals = transitions
        .map(([, , to]) => to)
        .concat(start - 1)
        .filter((q) => contains(accepting, q + 1));
      return regular(a.variables(0), { states, start: start - 1, accepting: goals, transitions });
    },
  },
};
