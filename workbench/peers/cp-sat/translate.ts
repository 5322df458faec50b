/**
 * A FlatZinc program as a model of CP-SAT, for npm's `or-tools-wasm`, which reads no FlatZinc. What cannot be said is
 * refused with its name. Booleans are integers of 0 and 1; the globals are those that our own MiniZinc library hands
 * over whole. Search annotations are left out: CP-SAT searches in its own way.
 */
import type { Expression, Program, Ranges } from '../../../src/flatzinc/index.ts';
import {
  type CpModel,
  constant,
  EXACTLY,
  minus,
  NEVER,
  NotTranslated,
  not,
  others,
  plus,
  type Relation,
  type Sum,
  Translator,
  times,
  UP_TO,
} from './translator.ts';

export interface Translation {
  readonly model: CpModel;
  /** The place in a solution of each variable of the program. */
  readonly places: ReadonlyMap<string, number>;
}

/** Files of our MiniZinc library whose constraints are translated; the rest is left to MiniZinc's decompositions. */
export const WHOLE = [
  ...['all_different_int', 'circuit', 'subcircuit', 'cumulative', 'diffn', 'diffn_nonstrict'],
  ...['inverse', 'regular', 'table_int', 'table_bool'],
].map((name) => `fzn_${name}.mzn`);

type Meaning<Result> = (t: Translator, args: readonly Expression[]) => Result;

const compared =
  (ranges: Ranges): Meaning<Relation> =>
  (t, [a, b]) => [minus(t.int(a), t.int(b)), ranges];
const [equal, unequal] = [compared(EXACTLY(0)), compared(others(EXACTLY(0)))];
const [atMost, lessThan] = [compared(UP_TO(0)), compared(UP_TO(-1))];

/** Constraints that compare a sum with numbers: they have a reified form. */
const RELATIONS: Readonly<Record<string, Meaning<Relation>>> = {
  ...{ int_eq: equal, bool_eq: equal, bool2int: equal, int_ne: unequal, bool_ne: unequal },
  ...{ int_le: atMost, bool_le: atMost, int_lt: lessThan, bool_lt: lessThan, bool_not: unequal },
  int_plus: (t, [a, b, c]) => [minus(plus(t.int(a), t.int(b)), t.int(c)), EXACTLY(0)],
  int_lin_eq: (t, [as, xs, c]) => [t.sum(as, xs), EXACTLY(t.number(c))],
  int_lin_ne: (t, [as, xs, c]) => [t.sum(as, xs), others(EXACTLY(t.number(c)))],
  int_lin_le: (t, [as, xs, c]) => [t.sum(as, xs), UP_TO(t.number(c))],
  bool_lin_eq: (t, [as, xs, c]) => [minus(t.sum(as, xs), t.int(c)), EXACTLY(0)],
  bool_lin_le: (t, [as, xs, c]) => [t.sum(as, xs), UP_TO(t.number(c))],
  set_in: (t, [x, set]) => [t.int(x), t.ranges(set)],
};

const element: Meaning<void> = (t, [index, items, target]) =>
  t.post({
    element: {
      linearIndex: plus(t.int(index), constant(-1)),
      exprs: t.ints(items),
      linearTarget: t.int(target),
    },
  });

const maximum = (t: Translator, target: Expression, exprs: readonly Sum[], sign: 1 | -1): void =>
  t.post({ linMax: { target: times(sign, t.int(target)), exprs: exprs.map((each) => times(sign, each)) } });

const product = (t: Translator, exprs: readonly Sum[], target: Expression): void =>
  t.post({ intProd: { target: t.int(target), exprs } });

const loop =
  (mayStay: boolean): Meaning<void> =>
  (t, [xs, first]) => {
    const arcs = t.ints(xs).flatMap((x, tail) =>
      Array.from(t.ints(xs), (_, head) => ({ tail, head, x }))
        .filter(({ head }) => mayStay || head !== tail)
        .map((arc) => ({ ...arc, literal: t.equals(x, arc.head + t.number(first)) })),
    );
    t.post({
      circuit: {
        tails: arcs.map(({ tail }) => tail),
        heads: arcs.map(({ head }) => head),
        literals: arcs.map(({ literal }) => literal),
      },
    });
  };

/** A divisor: CP-SAT wants it above zero. */
function positive(t: Translator, divisor: Expression): Sum {
  const sum = t.int(divisor);
  const [lower, upper] = t.bounds(sum);
  if (lower > 0) return sum;
  if (lower < 0) throw new NotTranslated('a divisor that may be negative');
  const above = t.fresh(1, upper);
  t.relate([minus(sum, above), EXACTLY(0)]);
  return above;
}

function boxesApart(t: Translator, args: readonly Expression[]): void {
  const [x, y, dx, dy] = args.slice(0, 4).map((each) => t.ints(each));
  if ([...dx, ...dy].every((size) => t.bounds(size)[0] > 0)) {
    const along = (starts: readonly Sum[], sizes: readonly Sum[]): number[] =>
      starts.map((start, i) => t.interval(start, sizes[i]));
    t.post({ noOverlap2d: { xIntervals: along(x, dx), yIntervals: along(y, dy) } });
    return;
  }
  const before = (at: readonly Sum[], size: readonly Sum[], i: number, j: number): Relation => [
    minus(plus(at[i], size[i]), at[j]),
    UP_TO(0),
  ];
  const ignoresEmpty = t.number(args[4]) === 1;
  for (let j = 0; j < x.length; j++)
    for (let i = 0; i < j; i++)
      t.oneOf([
        ...[before(x, dx, i, j), before(x, dx, j, i), before(y, dy, i, j), before(y, dy, j, i)],
        ...(ignoresEmpty ? [dx[i], dy[i], dx[j], dy[j]].map((size): Relation => [size, UP_TO(0)]) : []),
      ]);
}

/** The other constraints. */
const CONSTRAINTS: Readonly<Record<string, Meaning<void>>> = {
  array_bool_and: (t, [as, r]) => t.every(t.literals(as), t.literal(r)),
  array_bool_or: (t, [as, r]) => t.some(t.literals(as), t.literal(r)),
  array_bool_xor: (t, [as]) => t.post({ boolXor: { literals: t.literals(as) } }),
  bool_and: (t, [a, b, r]) => t.every([t.literal(a), t.literal(b)], t.literal(r)),
  bool_or: (t, [a, b, r]) => t.some([t.literal(a), t.literal(b)], t.literal(r)),
  bool_xor: (t, [a, b, r]) =>
    t.post({ boolXor: { literals: [t.literal(a), t.literal(b), ...(r ? [not(t.literal(r))] : [])] } }),
  bool_clause: (t, [as, bs]) =>
    t.post({ boolOr: { literals: [...t.literals(as), ...t.literals(bs).map(not)] } }),
  bool_clause_reif: (t, [as, bs, r]) => t.some([...t.literals(as), ...t.literals(bs).map(not)], t.literal(r)),
  int_times: (t, [a, b, c]) => product(t, [t.int(a), t.int(b)], c),
  int_pow: (t, [base, power, c]) => product(t, Array(t.power(power)).fill(t.int(base)), c),
  int_div: (t, [a, b, c]) => t.post({ intDiv: { target: t.int(c), exprs: [t.int(a), positive(t, b)] } }),
  int_mod: (t, [a, b, c]) => t.post({ intMod: { target: t.int(c), exprs: [t.int(a), positive(t, b)] } }),
  int_abs: (t, [a, b]) => maximum(t, b, [t.int(a), times(-1, t.int(a))], 1),
  int_max: (t, [a, b, c]) => maximum(t, c, [t.int(a), t.int(b)], 1),
  int_min: (t, [a, b, c]) => maximum(t, c, [t.int(a), t.int(b)], -1),
  array_int_maximum: (t, [m, xs]) => maximum(t, m, t.ints(xs), 1),
  array_int_minimum: (t, [m, xs]) => maximum(t, m, t.ints(xs), -1),
  array_int_element: element,
  array_var_int_element: element,
  array_bool_element: element,
  array_var_bool_element: element,
  calcada_all_different: (t, [xs]) => t.post({ allDiff: { exprs: t.ints(xs) } }),
  calcada_circuit: loop(false),
  calcada_subcircuit: loop(true),
  calcada_table: (t, [xs, values]) =>
    t.post(
      t.numbers(values).length === 0 ? NEVER : { table: { exprs: t.ints(xs), values: t.numbers(values) } },
    ),
  calcada_diffn: boxesApart,
  calcada_cumulative: (t, [starts, sizes, demands, capacity]) => {
    const [s, d, r] = [t.ints(starts), t.ints(sizes), t.ints(demands)];
    if ([...d, ...r].some((each) => t.bounds(each)[0] < 0))
      throw new NotTranslated('a task of less than nothing');
    const intervals = s.map((start, i) => t.interval(start, d[i]));
    t.post({ cumulative: { capacity: t.int(capacity), intervals, demands: r } });
  },
  calcada_inverse: (t, [f, g, firstF, firstG]) => {
    const [fs, gs] = [t.ints(f), t.ints(g)];
    if (fs.length !== gs.length) return t.post(NEVER);
    const fromZero = (xs: readonly Sum[], first: number): number[] =>
      xs.map((x) => {
        const moved = t.fresh(0, fs.length - 1);
        t.relate([minus(x, moved), EXACTLY(first)]);
        return moved.vars[0];
      });
    t.post({
      inverse: { fDirect: fromZero(fs, t.number(firstG)), fInverse: fromZero(gs, t.number(firstF)) },
    });
  },
  calcada_regular: (t, [xs, , symbols, table, start, final]) => {
    const steps = t
      .numbers(table)
      .map((head, at) => ({
        head,
        tail: 1 + Math.floor(at / t.number(symbols)),
        label: 1 + (at % t.number(symbols)),
      }))
      .filter(({ head }) => head > 0);
    t.post({
      automaton: {
        startingState: t.number(start),
        finalStates: t.ranges(final).flatMap(([a, b]) => Array.from({ length: b - a + 1 }, (_, i) => a + i)),
        transitionTail: steps.map(({ tail }) => tail),
        transitionHead: steps.map(({ head }) => head),
        transitionLabel: steps.map(({ label }) => label),
        exprs: t.ints(xs),
      },
    });
  },
};

/** Throws `NotTranslated` with what cannot be said. */
export function translate(program: Program): Translation {
  const t = new Translator(program);
  for (const { name, args } of program.constraints) {
    const base = name.replace(/_(reif|imp)$/, '');
    if (CONSTRAINTS[name]) CONSTRAINTS[name](t, args);
    else if (RELATIONS[name]) t.relate(RELATIONS[name](t, args));
    else if (!RELATIONS[base]) throw new NotTranslated(`the constraint ${name}`);
    else if (name.endsWith('_imp')) t.relate(RELATIONS[base](t, args), t.literal(args.at(-1)!));
    else t.reify(RELATIONS[base](t, args), t.literal(args.at(-1)!));
  }
  const { kind, objective } = program.goal;
  const { variables, constraints, places } = t;
  if (!objective) return { model: { variables, constraints }, places };
  const { vars, coeffs } = times(kind === 'maximize' ? -1 : 1, t.int(objective));
  return { model: { variables, constraints, objective: { vars, coeffs } }, places };
}
