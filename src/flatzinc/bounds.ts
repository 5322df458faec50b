/**
 * Bounds for integers that were declared without any, from the constraints they stand in: interval arithmetic, round
 * after round, until nothing moves or enough has been tried. What stays unbounded is not bounded here.
 */
import type { ConstraintItem, Declaration, Expression, Program, Ranges } from './program.ts';

/** The least and the most that something can be. */
export type Interval = readonly [lower: number, upper: number];

const ALL: Interval = [-Infinity, Infinity];
const ROUNDS = 30;
/** Names of names are followed as far as this. */
const DEEPEST = 20;
/** The largest number that the engine holds. */
export const LARGEST = 2 ** 31 - 1;

/** Bounds of the integer variables without a domain that the engine holds, as far as they can be found; `known` holds anyway. */
export function findBounds(
  program: Program,
  known: ReadonlyMap<string, Interval> = new Map(),
): ReadonlyMap<string, Interval> {
  const open = new Map<string, Interval>();
  for (const { name, type, isArray, value } of program.declarations.values()) {
    if (!type.isVar || isArray || type.isSet || type.base !== 'int' || value) continue;
    const hull = type.domain ? hullOf(type.domain) : ALL;
    const lower = hull[0];
    const upper = hull[1];
    if (lower >= -LARGEST && upper <= LARGEST) continue;
    const [least, most] = known.get(name) ?? ALL;
    open.set(name, [Math.max(lower, least), Math.min(upper, most)]);
  }
  if (open.size === 0) return open;
  const finder = new BoundsFinder(program, open);
  const concerned = program.constraints.filter((item) => finder.concerns(item));
  for (let round = 0; round < ROUNDS && finder.round(concerned); round++);
  return open;
}

class BoundsFinder {
  readonly #program: Program;
  readonly #open: Map<string, Interval>;
  #moved = false;

  constructor(program: Program, open: Map<string, Interval>) {
    this.#program = program;
    this.#open = open;
  }

  concerns({ args }: ConstraintItem): boolean {
    // An array of names, and what these stand for: deeper there is nothing in FlatZinc.
    const named = (e: Expression, depth: number): boolean =>
      (e.kind === 'name' && this.#open.has(e.name)) ||
      (depth < 2 && this.#items(e).some((item) => named(item, depth + 1)));
    return args.some((e) => named(e, 0));
  }

  /** Whether anything moved. */
  round(items: readonly ConstraintItem[]): boolean {
    this.#moved = false;
    for (const item of items) this.#narrow(item);
    return this.#moved;
  }

  #narrow({ name, args }: ConstraintItem): void {
    const of = (i: number): Interval => (args[i] ? this.#interval(args[i]) : ALL);
    const put = (i: number, interval: Interval): void => {
      if (args[i]) this.#put(args[i], interval);
    };
    switch (name) {
      case 'int_lin_eq':
      case 'int_lin_le':
        this.#linear(args, name === 'int_lin_eq');
        break;
      case 'int_eq':
        put(0, of(1));
        put(1, of(0));
        break;
      case 'int_le':
      case 'int_lt':
        put(0, [-Infinity, of(1)[1]]);
        put(1, [of(0)[0], Infinity]);
        break;
      case 'int_plus':
        put(2, plus(of(0), of(1)));
        put(0, minus(of(2), of(1)));
        put(1, minus(of(2), of(0)));
        break;
      case 'int_times':
        put(2, this.#isSame(args[0], args[1]) ? square(of(0)) : times(of(0), of(1)));
        break;
      case 'int_pow':
      case 'int_pow_fixed': {
        // A negative power is 0, 1 or -1.
        const far = Math.max(1, farOf(of(0)) ** Math.max(0, of(1)[1]));
        put(2, [of(0)[0] >= 0 ? 0 : -far, far]);
        break;
      }
      case 'int_abs': {
        const far = farOf(of(0));
        put(1, [0, far]);
        put(0, [-of(1)[1], of(1)[1]]);
        break;
      }
      case 'int_div': {
        const far = farOf(of(0));
        put(2, [-far, far]);
        break;
      }
      case 'int_mod': {
        const far = farOf(of(1)) - 1;
        put(2, [of(0)[0] >= 0 ? 0 : -far, of(0)[1] <= 0 ? 0 : far]);
        break;
      }
      case 'int_max':
        put(2, [Math.max(of(0)[0], of(1)[0]), Math.max(of(0)[1], of(1)[1])]);
        put(0, [-Infinity, of(2)[1]]);
        put(1, [-Infinity, of(2)[1]]);
        break;
      case 'int_min':
        put(2, [Math.min(of(0)[0], of(1)[0]), Math.min(of(0)[1], of(1)[1])]);
        put(0, [of(2)[0], Infinity]);
        put(1, [of(2)[0], Infinity]);
        break;
      case 'bool2int':
        put(1, [0, 1]);
        break;
      case 'array_int_maximum':
      case 'array_int_minimum':
        put(0, this.#hull(args[1]));
        break;
      case 'array_int_element':
      case 'array_var_int_element':
        put(2, this.#hull(args[1]));
        put(0, [1, this.#items(args[1]).length]);
        break;
      case 'calcada_count_eq':
        put(2, [0, this.#items(args[0]).length]);
        break;
      case 'calcada_regular':
        this.#putAll(args[0], () => [1, of(2)[1]]);
        break;
      case 'calcada_table': {
        const width = this.#items(args[0]).length;
        const columns = Array.from({ length: width }, (): [number, number] => [Infinity, -Infinity]);
        this.#items(args[1]).forEach((item, at) => {
          const [lower, upper] = this.#interval(item);
          const column = columns[at % width];
          if (column) columns[at % width] = [Math.min(column[0], lower), Math.max(column[1], upper)];
        });
        this.#putAll(args[0], (i) => columns[i]);
        break;
      }
      case 'calcada_circuit':
      case 'calcada_subcircuit':
        this.#putAll(args[0], () => [of(1)[0], of(1)[0] + this.#items(args[0]).length - 1]);
        break;
      case 'set_card':
        put(1, [0, Infinity]);
        break;
      case 'set_in':
        put(0, this.#set(args[1]));
    }
  }

  #linear([coefficients, variables, rhs]: readonly (Expression | undefined)[], equal: boolean): void {
    const factors = this.#items(coefficients).map((e) => this.#number(e));
    const xs = this.#items(variables);
    const [low, high] = this.#interval(rhs);
    if (factors.length !== xs.length || factors.some(Number.isNaN)) return;
    const products = xs.map((x, i) => exact(times([factors[i], factors[i]], this.#interval(x))));
    const least = sumOfOthers(products.map(([lower]) => lower));
    const most = sumOfOthers(products.map(([, upper]) => upper));
    xs.forEach((x, i) => {
      const room: Interval = [equal ? low - most(i) : -Infinity, high - least(i)];
      const factor = factors[i];
      if (factor > 0) this.#put(x, [Math.ceil(room[0] / factor), Math.floor(room[1] / factor)]);
      if (factor < 0) this.#put(x, [Math.ceil(room[1] / factor), Math.floor(room[0] / factor)]);
    });
  }

  #putAll(array: Expression | undefined, interval: (i: number) => Interval): void {
    this.#items(array).forEach((item, i) => {
      this.#put(item, interval(i));
    });
  }

  #put(e: Expression, interval: Interval): void {
    const [lower, upper] = exact(interval);
    const name = this.#variable(e);
    const now = name === undefined ? undefined : this.#open.get(name);
    if (name === undefined || now === undefined) return;
    const next: Interval = [Math.max(now[0], lower), Math.min(now[1], upper)];
    // A range that grows tighter by one each round says no more than the first finite one.
    if ((next[0] > now[0] && now[0] < -LARGEST) || (next[1] < now[1] && now[1] > LARGEST)) this.#moved = true;
    // Bounds that exclude each other: nothing is possible, and any finite range will show it.
    this.#open.set(name, next[0] <= next[1] ? next : [next[1], next[0]]);
  }

  #declaration(e: Expression): Declaration | undefined {
    return e.kind === 'name' ? this.#program.declarations.get(e.name) : undefined;
  }

  #variable(e: Expression): string | undefined {
    if (e.kind === 'name') return e.name;
    if (e.kind !== 'access') return undefined;
    const item = this.#items({ kind: 'name', name: e.name, at: e.at })[e.index - 1];
    return item?.kind === 'name' ? item.name : undefined;
  }

  #isSame(a: Expression | undefined, b: Expression | undefined): boolean {
    const name = a && this.#variable(a);
    return name !== undefined && b !== undefined && this.#variable(b) === name;
  }

  #items(e: Expression | undefined): readonly Expression[] {
    if (e === undefined) return [];
    const value = e.kind === 'array' ? e : this.#declaration(e)?.value;
    return value?.kind === 'array' ? value.items : [];
  }

  /** A constant; NaN if it is none. */
  #number(e: Expression): number {
    const [lower, upper] = this.#interval(e);
    return lower === upper ? lower : Number.NaN;
  }

  #interval(e: Expression | undefined, depth = 0): Interval {
    if (e === undefined || depth > DEEPEST) return ALL;
    if (e.kind === 'int') return [e.value, e.value];
    if (e.kind === 'access') {
      const items = this.#items({ kind: 'name', name: e.name, at: e.at });
      return this.#interval(items[e.index - 1], depth + 1);
    }
    if (e.kind !== 'name') return ALL;
    const open = this.#open.get(e.name);
    if (open !== undefined) return open;
    const declaration = this.#declaration(e);
    if (declaration?.type.base === 'bool') return [0, 1];
    const domain = declaration?.type.domain;
    if (domain !== undefined && domain.length > 0) return hullOf(domain);
    return this.#interval(declaration?.value, depth + 1);
  }

  #hull(array: Expression | undefined): Interval {
    const intervals = this.#items(array).map((item) => this.#interval(item));
    let [lower, upper] = intervals[0] ?? ALL;
    for (const [low, high] of intervals) {
      lower = Math.min(lower, low);
      upper = Math.max(upper, high);
    }
    return [lower, upper];
  }

  #set(e: Expression | undefined): Interval {
    const value = e?.kind === 'name' ? this.#declaration(e)?.value : e;
    const domain = e && this.#declaration(e)?.type.isSet ? this.#declaration(e)?.type.domain : undefined;
    const ranges = value?.kind === 'set' ? value.ranges : domain;
    return ranges ? hullOf(ranges) : ALL;
  }
}

/** What is beyond 53 bits was rounded: it says nothing. */
const exact = ([lower, upper]: Interval): Interval => [
  Number.isSafeInteger(lower) ? lower : -Infinity,
  Number.isSafeInteger(upper) ? upper : Infinity,
];

/** The sum of all but one; infinite as soon as one of them is, unknown if it is beyond 53 bits. */
function sumOfOthers(values: readonly number[]): (i: number) => number {
  const far = values.reduce((total, v) => total + (Number.isFinite(v) ? Math.abs(v) : 0), 0);
  if (!Number.isSafeInteger(far)) return () => Number.NaN;
  const finite = values.reduce((total, v) => total + (Number.isFinite(v) ? v : 0), 0);
  const infinite = values.filter((v) => !Number.isFinite(v));
  return (i) => {
    const own = values[i];
    if (Number.isFinite(own)) return infinite.length === 0 ? finite - own : infinite[0];
    return infinite.length === 1 ? finite : own;
  };
}

const hullOf = (ranges: Ranges): Interval =>
  ranges.length > 0 ? [ranges[0][0], ranges[ranges.length - 1][1]] : ALL;

/** The largest distance from 0. */
const farOf = ([lower, upper]: Interval): number => Math.max(Math.abs(lower), Math.abs(upper));

const square = (a: Interval): Interval => [
  a[0] <= 0 && a[1] >= 0 ? 0 : Math.min(a[0] ** 2, a[1] ** 2),
  farOf(a) ** 2,
];

const plus = (a: Interval, b: Interval): Interval => [a[0] + b[0], a[1] + b[1]];
const minus = (a: Interval, b: Interval): Interval => [a[0] - b[1], a[1] - b[0]];

function times(a: Interval, b: Interval): Interval {
  const corners = [a[0] * b[0], a[0] * b[1], a[1] * b[0], a[1] * b[1]].map((v) => (Number.isNaN(v) ? 0 : v));
  return [Math.min(...corners), Math.max(...corners)];
}
