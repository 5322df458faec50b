import type { Expression, Interval, Program, Ranges } from '../../flatzinc/index.ts';
import { type Atom, type Formula, normalLine, not, type Weighted } from '../formula/index.ts';

/** An integer in its order encoding: values in rising order, and for each but the first the atom "at least this". */
export interface OrderInt {
  readonly values: readonly number[];
  readonly atLeast: readonly Atom[];
}

/** A number or a variable. */
export type Int = number | OrderInt;

/** A line that must hold: the weights of the true atoms reach the bound. */
export interface Claim {
  readonly terms: readonly Weighted[];
  readonly bound: number;
}

/** The program says something that has no encoding here; what it says is left out. */
export class NotEncoded extends Error {}

/** Integers with more values have no order encoding. */
const WIDEST = 20_000;

/**
 * The variables of a FlatZinc program as 0/1 variables of a formula. Written from the program alone: the engine's model
 * of it has no say. A variable `x` over 1..3 is `x_ge_2` and `x_ge_3`; `x_eq_2` is made and defined where it is needed.
 */
export class ModelFormula {
  readonly formula: Formula;
  readonly #program: Program;
  readonly #bounds: ReadonlyMap<string, Interval>;
  readonly #ints = new Map<string, Int>();
  readonly #bools = new Map<string, Atom>();
  readonly #equal = new Map<OrderInt, Map<number, Atom>>();
  readonly #names = new Map<OrderInt, string>();
  readonly #taken = new Set<string>();
  #fresh = 0;
  readonly yes: Atom;
  readonly no: Atom;

  constructor(formula: Formula, program: Program, bounds: ReadonlyMap<string, Interval>) {
    this.formula = formula;
    this.#program = program;
    this.#bounds = bounds;
    this.yes = formula.variable('true');
    this.no = not(this.yes);
    formula.rule('true is true');
    formula.clause([this.yes]);
  }

  /** Names and accesses followed to a value or a variable. */
  resolve(e: Expression): Expression {
    let now = e;
    for (let steps = 0; steps < 100; steps++) {
      if (now.kind === 'access')
        now = this.items({ kind: 'name', name: now.name, at: now.at })[now.index - 1]!;
      else if (now.kind === 'name') {
        const value = this.#program.declarations.get(now.name)?.value;
        if (value === undefined || value.kind === 'array') return now;
        now = value;
      } else return now;
    }
    throw new NotEncoded('a name that leads to itself');
  }

  items(e: Expression | undefined): readonly Expression[] {
    const value = e?.kind === 'name' ? this.#program.declarations.get(e.name)?.value : e;
    if (value?.kind === 'name') return this.items(value);
    if (value?.kind !== 'array') throw new NotEncoded('an array that is not given');
    return value.items;
  }

  number(e: Expression | undefined): number {
    const value = e && this.resolve(e);
    if (value?.kind === 'int') return value.value;
    if (value?.kind === 'bool') return Number(value.value);
    const int = value && this.int(value);
    if (typeof int === 'number') return int;
    throw new NotEncoded('a variable where a number is needed');
  }

  int(e: Expression | undefined): Int {
    const named = e && this.resolve(e);
    if (named?.kind === 'int') return named.value;
    if (named?.kind === 'bool') return Number(named.value);
    if (named?.kind !== 'name') throw new NotEncoded('something that is no integer');
    const known = this.#ints.get(named.name);
    if (known !== undefined) return known;
    const { type } = this.#program.declarations.get(named.name)!;
    const int =
      type.base === 'bool'
        ? { values: [0, 1], atLeast: [this.yes, this.bool(named)] }
        : this.#make(named.name, this.#valuesOf(named.name, type.domain));
    this.#ints.set(named.name, int);
    return int;
  }

  #valuesOf(name: string, domain: Ranges | undefined): number[] {
    const [least, most] = this.#bounds.get(name) ?? [-Infinity, Infinity];
    const values: number[] = [];
    for (const [lower, upper] of domain ?? [[least, most] as const]) {
      const [from, to] = [Math.max(lower, least), Math.min(upper, most)];
      if (!(to - from + values.length < WIDEST)) throw new NotEncoded(`${name} has too many values`);
      for (let v = from; v <= to; v++) values.push(v);
    }
    return values;
  }

  /** A new integer of the formula's own. */
  newInt(name: string, lower: number, upper: number): Int {
    if (!(upper - lower < WIDEST)) throw new NotEncoded(`${name} has too many values`);
    return this.#make(
      `${name}_${this.#fresh++}`,
      Array.from({ length: upper - lower + 1 }, (_, i) => lower + i),
    );
  }

  #make(name: string, values: readonly number[]): Int {
    const { formula } = this;
    formula.rule(`${name} has one of its values`);
    if (values.length === 0) formula.clause([this.no]);
    if (values.length <= 1) return values[0] ?? 0;
    const atLeast = values.map((v, k) => (k === 0 ? this.yes : this.#variable(`i_${name}_ge_${text(v)}`)));
    for (let k = 2; k < values.length; k++) formula.clause([not(atLeast[k]!), atLeast[k - 1]!]);
    const int = { values, atLeast };
    this.#names.set(int, name);
    return int;
  }

  bool(e: Expression | undefined): Atom {
    const named = e && this.resolve(e);
    if (named?.kind === 'bool') return named.value ? this.yes : this.no;
    if (named?.kind !== 'name') throw new NotEncoded('something that is no Boolean');
    let atom = this.#bools.get(named.name);
    if (atom === undefined) {
      atom = this.#variable(`b_${named.name}`);
      this.#bools.set(named.name, atom);
    }
    return atom;
  }

  /** A variable under a name that no other has. */
  #variable(wanted: string): Atom {
    const name = wanted.replace(/\W/g, '_');
    const own = this.#taken.has(name) ? `${name}_n${this.#fresh++}` : name;
    this.#taken.add(own);
    return this.formula.variable(own);
  }

  /** An atom that nothing has said anything about yet. */
  newAtom(name: string): Atom {
    return this.#variable(`o_${name}_${this.#fresh++}`);
  }

  atLeast(x: Int, v: number): Atom {
    if (typeof x === 'number') return x >= v ? this.yes : this.no;
    let low = 0;
    let high = x.values.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (x.values[middle]! < v) low = middle + 1;
      else high = middle;
    }
    return x.atLeast[low] ?? this.no;
  }

  atMost(x: Int, v: number): Atom {
    return not(this.atLeast(x, v + 1));
  }

  equals(x: Int, v: number): Atom {
    if (typeof x === 'number') return x === v ? this.yes : this.no;
    const k = x.values.indexOf(v);
    if (k < 0) return this.no;
    if (k === x.values.length - 1) return x.atLeast[k]!;
    if (k === 0) return not(x.atLeast[1]!);
    let known = this.#equal.get(x);
    if (known === undefined) {
      known = new Map();
      this.#equal.set(x, known);
    }
    let atom = known.get(v);
    if (atom === undefined) {
      atom = this.newAtom(`${this.#names.get(x) ?? 'x'}_eq_${text(v)}`);
      this.both(atom, [x.atLeast[k]!, not(x.atLeast[k + 1]!)]);
      known.set(v, atom);
    }
    return atom;
  }

  valuesOf(x: Int): readonly number[] {
    return typeof x === 'number' ? [x] : x.values;
  }

  /** A multiple of an integer as terms, and what is left as a number. */
  terms(factor: number, x: Int): { readonly terms: readonly Weighted[]; readonly constant: number } {
    if (typeof x === 'number') return { terms: [], constant: factor * x };
    const { values, atLeast } = x;
    return {
      terms: atLeast.slice(1).map((atom, k): Weighted => [factor * (values[k + 1]! - values[k]!), atom]),
      constant: factor * values[0]!,
    };
  }

  /** The sum of multiples of integers is at least the number. */
  sumAtLeast(factors: readonly number[], xs: readonly Int[], bound: number): Claim {
    const parts = xs.map((x, i) => this.terms(factors[i] ?? 0, x));
    const far = parts.reduce((total, { constant }) => total + Math.abs(constant), Math.abs(bound));
    if (!Number.isSafeInteger(far)) throw new NotEncoded('constants beyond 53 bits');
    return {
      terms: parts.flatMap(({ terms }) => terms),
      bound: bound - parts.reduce((total, { constant }) => total + constant, 0),
    };
  }

  sumAtMost(factors: readonly number[], xs: readonly Int[], bound: number): Claim {
    return this.sumAtLeast(
      factors.map((factor) => -factor),
      xs,
      -bound,
    );
  }

  /** The atom is true exactly if all of these are. */
  both(atom: Atom, all: readonly Atom[]): void {
    for (const one of all) this.formula.clause([not(atom), one]);
    this.formula.clause([atom, ...all.map(not)]);
  }

  /** Posts a line, where all of these are true. */
  post({ terms, bound }: Claim, where: readonly Atom[] = []): void {
    const needed = normalLine(terms, bound).bound;
    if (needed <= 0) return;
    this.formula.atLeast([...terms, ...where.map((atom): Weighted => [needed, not(atom)])], bound);
  }
}

/** At least one of these. */
export const anyOf = (...atoms: readonly Atom[]): Claim => ({
  terms: atoms.map((atom): Weighted => [1, atom]),
  bound: 1,
});

/** What holds exactly if the line does not. */
export const opposite = ({ terms, bound }: Claim): Claim => ({
  terms: terms.map(([weight, atom]): Weighted => [-weight, atom]),
  bound: 1 - bound,
});

const text = (v: number): string => (v < 0 ? `m${-v}` : String(v));
