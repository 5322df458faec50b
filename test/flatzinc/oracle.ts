/**
 * What each constraint of the standard means, in plain arithmetic: the oracle of the random tests. Written from the
 * standard, not from our builtins. A shape is one letter an argument:
 *   i integer, b Boolean, s set, I B S arrays of them (variables or constants);
 *   n constant number, N array of constants as long as the array after it, c constant set, M Q C constant arrays
 *   (numbers, Booleans, sets).
 */
export type Argument =
  | number
  | boolean
  | ReadonlySet<number>
  | readonly (number | boolean | ReadonlySet<number>)[];

export interface Meaning {
  readonly shape: string;
  readonly holds: (...args: never[]) => boolean;
  /** Gecode knows it by this name too. */
  readonly peer: boolean;
}

type Numbers = readonly number[];
type Truths = readonly boolean[];
type Whole = ReadonlySet<number>;

const dot = (as: Numbers, xs: readonly (number | boolean)[]): number =>
  as.reduce((total, a, i) => total + a * Number(xs[i]), 0);
const sorted = (s: Whole): number[] => [...s].sort((a, b) => a - b);
const all = (x: Whole, y: Whole): boolean => [...x].every((v) => y.has(v));
const equal = (x: Whole, y: Whole): boolean => all(x, y) && all(y, x);

/** -1, 0 or 1, as in a dictionary of sorted elements. */
function order(x: Whole, y: Whole): number {
  const [xs, ys] = [sorted(x), sorted(y)];
  for (let i = 0; i < Math.max(xs.length, ys.length); i++) {
    if (i >= xs.length) return -1;
    if (i >= ys.length) return 1;
    if (xs[i] !== ys[i]) return xs[i] < ys[i] ? -1 : 1;
  }
  return 0;
}

function power(x: number, y: number): number | undefined {
  if (y >= 0) return x ** y;
  if (x === 0) return undefined;
  return Math.trunc(1 / x ** -y);
}

const plain = (v: number): number => (v === 0 ? 0 : v);
const m = (shape: string, holds: Meaning['holds'], peer = true): Meaning => ({ shape, holds, peer });

const unreified: Readonly<Record<string, Meaning>> = {
  int_eq: m('ii', (a: number, b: number) => a === b),
  int_ne: m('ii', (a: number, b: number) => a !== b),
  int_le: m('ii', (a: number, b: number) => a <= b),
  int_lt: m('ii', (a: number, b: number) => a < b),
  int_lin_eq: m('NIn', (as: Numbers, xs: Numbers, c: number) => dot(as, xs) === c),
  int_lin_ne: m('NIn', (as: Numbers, xs: Numbers, c: number) => dot(as, xs) !== c),
  int_lin_le: m('NIn', (as: Numbers, xs: Numbers, c: number) => dot(as, xs) <= c),
  set_in: m('ic', (x: number, s: Whole) => s.has(x)),
  bool_eq: m('bb', (a: boolean, b: boolean) => a === b),
  bool_le: m('bb', (a: boolean, b: boolean) => a <= b),
  bool_lt: m('bb', (a: boolean, b: boolean) => a < b),
  set_eq: m('ss', equal),
  set_ne: m('ss', (x: Whole, y: Whole) => !equal(x, y)),
  set_subset: m('ss', all),
  set_superset: m('ss', (x: Whole, y: Whole) => all(y, x)),
  // Gecode 6.2 orders sets in another way than the standard.
  set_le: m('ss', (x: Whole, y: Whole) => order(x, y) <= 0, false),
  set_lt: m('ss', (x: Whole, y: Whole) => order(x, y) < 0, false),
  bool_clause: m('BB', (as: Truths, bs: Truths) => as.some((a) => a) || bs.some((b) => !b)),
};

const functional: Readonly<Record<string, Meaning>> = {
  int_abs: m('ii', (a: number, b: number) => Math.abs(a) === b),
  int_plus: m('iii', (a: number, b: number, c: number) => a + b === c),
  int_times: m('iii', (a: number, b: number, c: number) => a * b === c),
  int_div: m('iii', (a: number, b: number, c: number) => b !== 0 && plain(Math.trunc(a / b)) === c),
  int_mod: m('iii', (a: number, b: number, c: number) => b !== 0 && plain(a % b) === c),
  int_pow: m('iii', (a: number, b: number, c: number) => power(a, b) === c, false),
  int_max: m('iii', (a: number, b: number, c: number) => Math.max(a, b) === c),
  int_min: m('iii', (a: number, b: number, c: number) => Math.min(a, b) === c),
  array_int_maximum: m('iI', (r: number, xs: Numbers) => Math.max(...xs) === r),
  array_int_minimum: m('iI', (r: number, xs: Numbers) => Math.min(...xs) === r),
  array_int_element: m('iMi', (i: number, as: Numbers, r: number) => as[i - 1] === r),
  array_var_int_element: m('iIi', (i: number, as: Numbers, r: number) => as[i - 1] === r),
  array_bool_element: m('iQb', (i: number, as: Truths, r: boolean) => as[i - 1] === r),
  array_var_bool_element: m('iBb', (i: number, as: Truths, r: boolean) => as[i - 1] === r),
  array_set_element: m(
    'iCs',
    (i: number, as: readonly Whole[], r: Whole) => i >= 1 && i <= as.length && equal(as[i - 1], r),
  ),
  array_var_set_element: m(
    'iSs',
    (i: number, as: readonly Whole[], r: Whole) => i >= 1 && i <= as.length && equal(as[i - 1], r),
  ),
  bool2int: m('bi', (a: boolean, b: number) => Number(a) === b),
  bool_not: m('bb', (a: boolean, b: boolean) => a !== b),
  bool_and: m('bbb', (a: boolean, b: boolean, r: boolean) => (a && b) === r),
  bool_or: m('bbb', (a: boolean, b: boolean, r: boolean) => (a || b) === r),
  bool_xor: m('bbb', (a: boolean, b: boolean, r: boolean) => (a !== b) === r),
  bool_lin_eq: m('NBi', (as: Numbers, bs: Truths, c: number) => dot(as, bs) === c),
  bool_lin_le: m('NBn', (as: Numbers, bs: Truths, c: number) => dot(as, bs) <= c),
  array_bool_and: m('Bb', (as: Truths, r: boolean) => as.every((a) => a) === r),
  array_bool_or: m('Bb', (as: Truths, r: boolean) => as.some((a) => a) === r),
  array_bool_xor: m('B', (as: Truths) => as.filter((a) => a).length % 2 === 1),
  set_card: m('si', (s: Whole, n: number) => s.size === n),
  set_union: m('sss', (x: Whole, y: Whole, r: Whole) => equal(r, new Set([...x, ...y]))),
  set_intersect: m('sss', (x: Whole, y: Whole, r: Whole) =>
    equal(r, new Set([...x].filter((v) => y.has(v)))),
  ),
  set_diff: m('sss', (x: Whole, y: Whole, r: Whole) => equal(r, new Set([...x].filter((v) => !y.has(v))))),
  set_symdiff: m('sss', (x: Whole, y: Whole, r: Whole) =>
    equal(r, new Set([...[...x].filter((v) => !y.has(v)), ...[...y].filter((v) => !x.has(v))])),
  ),
};

const withTruth = (
  { shape, holds, peer }: Meaning,
  relate: (holds: boolean, truth: boolean) => boolean,
  known: boolean,
): Meaning => ({
  shape: `${shape}b`,
  holds: (...args: never[]) => relate(holds(...(args.slice(0, -1) as never[])), args[args.length - 1]),
  peer: peer && known,
});

const reified = Object.entries(unreified).map(
  ([name, meaning]) =>
    [`${name}_reif`, withTruth(meaning, (holds, truth) => holds === truth, name !== 'bool_clause')] as const,
);
const halfReified = [...Object.entries(unreified), ...Object.entries(functional)].map(
  ([name, meaning]) => [`${name}_imp`, withTruth(meaning, (holds, truth) => holds || !truth, false)] as const,
);
/** Set membership with a set that is a variable has the same name. */
const alsoVariable = {
  'set_in ': m('is', (x: number, s: Whole) => s.has(x)),
  'set_in_reif ': m('isb', (x: number, s: Whole, b: boolean) => s.has(x) === b),
};

/** By name; a trailing blank tells apart constraints of one name. */
export const meanings: Readonly<Record<string, Meaning>> = {
  ...unreified,
  ...functional,
  ...Object.fromEntries([...reified, ...halfReified]),
  ...alsoVariable,
};
