import {
  type Expression,
  type Interval,
  type Program,
  possibleValues,
  type Ranges,
} from '../../flatzinc/index.ts';
import { type Atom, type Formula, normalLine, not, type Weighted } from '../formula/index.ts';
import { aloneIn } from './alone-in.ts';
import { type Definition, definitionsOf } from './definitions.ts';
import { type Pair, pairClauses, pairOf } from './pair-clauses.ts';
import { digits, WideInt } from './wide-int.ts';

/** An integer in its order encoding: values in rising order, and for each but the first the atom "at least this". */
export interface OrderInt {
  readonly values: readonly number[];
  readonly atLeast: readonly Atom[];
}

/** A number or a variable. */
export type Int = number | OrderInt | WideInt;

/** A line that must hold: the weights of the true atoms reach the bound. */
export interface Claim {
  readonly terms: readonly Weighted[];
  readonly bound: number;
  /** The same as a sum of two integers, where it is one. */
  readonly pair?: Pair;
}

/** The program says something that has no encoding here; what it says is left out. */
export class NotEncoded extends Error {}

/** Integers with more values are wide: they have no atom for each. */
const WIDEST = 20_000;
/** The same for integers that only sums are about, if all of these have many values: atoms of their own would teach more. */
const WIDEST_SUM = 200;
const MANY_SUMMED = 20_000;

/** Sums in the place of integers may have this many terms together, and lie this deep in each other. */
const MOST_TERMS = 1_000_000;
const DEEPEST = 200;

/** Clauses for sums of two integers, all together: past that such a sum is a line, which is shorter. */
const MOST_PAIR_CLAUSES = 500_000;

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
  readonly #equal = new Map<OrderInt | WideInt, Map<number, Atom>>();
  readonly #possible: ReadonlyMap<string, readonly number[]>;
  readonly #definitions: ReadonlyMap<string, Definition>;
  readonly #widestSum: number;
  /** Integers that are being made from what defines them. */
  readonly #open = new Set<string>();
  readonly #names = new Map<Int, string>();
  readonly #taken = new Set<string>();
  #fresh = 0;
  #pairClauses = 0;
  #definedTerms = 0;
  readonly yes: Atom;
  readonly no: Atom;

  constructor(formula: Formula, program: Program, bounds: ReadonlyMap<string, Interval>) {
    this.formula = formula;
    this.#program = program;
    this.#bounds = bounds;
    this.yes = formula.variable('true');
    this.no = not(this.yes);
    this.#possible = possibleValues(program);
    this.#definitions = definitionsOf(this, program);
    let summed = 0;
    for (const [name, { isOnlySummed }] of this.#definitions) {
      const [lower, upper] = bounds.get(name) ?? [0, 0];
      if (isOnlySummed) summed += upper - lower;
    }
    this.#widestSum = summed > MANY_SUMMED ? WIDEST_SUM : WIDEST;
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
        : this.#fromDomain(named.name, this.#rangesOf(named.name, type.domain));
    this.#ints.set(named.name, int);
    return int;
  }

  #rangesOf(name: string, domain: Ranges | undefined): Interval[] {
    const [least, most] = this.#bounds.get(name) ?? [-Infinity, Infinity];
    return (domain ?? [[least, most] as const])
      .map(([lower, upper]): Interval => [Math.max(lower, least), Math.min(upper, most)])
      .filter(([lower, upper]) => lower <= upper);
  }

  #fromDomain(name: string, ranges: readonly Interval[]): Int {
    const possible = this.#possible.get(name);
    if (possible) {
      const isIn = (v: number): boolean => ranges.some(([lower, upper]) => v >= lower && v <= upper);
      const values = possible.filter(isIn);
      if (values.length <= WIDEST) return this.#make(name, values);
    }
    const size = ranges.reduce((sum, [lower, upper]) => sum + upper - lower + 1, 0);
    const definition = this.#definitions.get(name);
    if (size > WIDEST || (size > this.#widestSum && definition?.isOnlySummed))
      return this.#wide(name, ranges, definition);
    const values: number[] = [];
    for (const [lower, upper] of ranges) for (let v = lower; v <= upper; v++) values.push(v);
    return this.#make(name, values);
  }

  /** The sum that defines it or, where that leads back to itself, too far or to what has no encoding, binary digits. */
  #wide(name: string, ranges: readonly Interval[], definition: Definition | undefined): Int {
    this.formula.rule(`${name} is within its domain`);
    const [lower, upper] = [ranges[0]![0], ranges.at(-1)![1]];
    const isShort = this.#open.size < DEEPEST && this.#definedTerms < MOST_TERMS;
    if (definition && isShort && !this.#open.has(name)) {
      this.#open.add(name);
      try {
        const { factors, xs, constant } = definition;
        const ints = xs.map((x) => this.int(x));
        const int = new WideInt(this, name, ranges, this.#sum(factors, ints, constant));
        this.#definedTerms += int.length;
        this.#names.set(int, name);
        return int;
      } catch (error) {
        if (!(error instanceof NotEncoded || error instanceof RangeError)) throw error;
      } finally {
        this.#open.delete(name);
      }
    }
    if (this.#open.has(name)) throw new NotEncoded(`${name} is defined by itself`);
    const int = new WideInt(this, name, ranges, digits(this, name, lower, upper));
    this.#names.set(int, name);
    return int;
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
    if (x instanceof WideInt) return x.atLeast(v);
    return x.atLeast[placeOf(x, v)] ?? this.no;
  }

  atMost(x: Int, v: number): Atom {
    return not(this.atLeast(x, v + 1));
  }

  equals(x: Int, v: number): Atom {
    if (typeof x === 'number') return x === v ? this.yes : this.no;
    const [from, beyond] = [this.atLeast(x, v), this.atLeast(x, v + 1)];
    if (!this.has(x, v) || from === this.no) return this.no;
    if (beyond === this.no) return from;
    if (from === this.yes) return not(beyond);
    let known = this.#equal.get(x);
    if (known === undefined) {
      known = new Map();
      this.#equal.set(x, known);
    }
    let atom = known.get(v);
    if (atom === undefined) {
      atom = this.newAtom(`${this.#names.get(x) ?? 'x'}_eq_${text(v)}`);
      this.both(atom, [from, not(beyond)]);
      known.set(v, atom);
    }
    return atom;
  }

  valuesOf(x: Int): readonly number[] {
    if (x instanceof WideInt) throw new NotEncoded('an integer with too many values');
    return typeof x === 'number' ? [x] : x.values;
  }

  /** Whether it may have the value, as far as that is known at once. */
  has(x: Int, v: number): boolean {
    if (typeof x === 'number') return x === v;
    return x instanceof WideInt ? v >= x.lower && v <= x.upper : x.values[placeOf(x, v)] === v;
  }

  leastOf(x: Int): number {
    return typeof x === 'number' ? x : x instanceof WideInt ? x.lower : x.values[0]!;
  }

  mostOf(x: Int): number {
    return typeof x === 'number' ? x : x instanceof WideInt ? x.upper : x.values.at(-1)!;
  }

  isWide(x: Int): x is WideInt {
    return x instanceof WideInt;
  }

  /** A multiple of an integer as terms, and what is left as a number. */
  terms(factor: number, x: Int): { readonly terms: readonly Weighted[]; readonly constant: number } {
    if (typeof x === 'number') return { terms: [], constant: factor * x };
    if (x instanceof WideInt) return x.times(factor);
    const { values, atLeast } = x;
    return {
      terms: atLeast.slice(1).map((atom, k): Weighted => [factor * (values[k + 1]! - values[k]!), atom]),
      constant: factor * values[0]!,
    };
  }

  /** The sum of multiples of integers is at least the number. */
  sumAtLeast(factors: readonly number[], xs: readonly Int[], bound: number): Claim {
    const alone = aloneIn(factors, xs, bound);
    if (alone) {
      const { x, factor, rest } = alone;
      return anyOf(
        factor > 0 ? this.atLeast(x, Math.ceil(rest / factor)) : this.atMost(x, Math.floor(rest / factor)),
      );
    }
    const { terms, constant } = this.#sum(factors, xs, -bound);
    return { terms, bound: -constant, ...pairOf(factors, xs, bound) };
  }

  /** The sum of multiples of integers and a number: terms, and what is left as a number. */
  #sum(factors: readonly number[], xs: readonly Int[], more: number): ReturnType<ModelFormula['terms']> {
    const parts = xs.map((x, i) => this.terms(factors[i] ?? 0, x));
    const far = parts.reduce((total, { constant }, i) => {
      const reach = Math.max(Math.abs(this.leastOf(xs[i]!)), Math.abs(this.mostOf(xs[i]!)));
      return total + Math.max(Math.abs(constant), Math.abs(factors[i] ?? 0) * reach);
    }, Math.abs(more));
    if (!Number.isSafeInteger(far)) throw new NotEncoded('products beyond 53 bits');
    return {
      terms: parts.flatMap(({ terms }) => terms),
      constant: parts.reduce((total, { constant }) => total + constant, more),
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

  /** An atom that is true exactly if all of these hold. */
  reified(name: string, claims: readonly Claim[]): Atom {
    const atom = this.newAtom(name);
    const fails = claims.map((claim) => {
      this.post(claim, [atom]);
      if (claims.length === 1) return not(atom);
      const failing = this.newAtom('fails');
      this.post(opposite(claim), [failing]);
      return failing;
    });
    if (claims.length === 1) this.post(opposite(claims[0]!), fails);
    else this.post(anyOf(atom, ...fails));
    return atom;
  }

  /** Posts a line, where all of these are true. */
  post({ terms, bound, pair }: Claim, where: readonly Atom[] = []): void {
    const needed = normalLine(terms, bound).bound;
    if (needed <= 0) return;
    const clauses = pair && this.#pairClauses < MOST_PAIR_CLAUSES ? pairClauses(this, pair) : undefined;
    if (clauses) {
      this.#pairClauses += clauses.length;
      for (const clause of clauses) this.formula.clause([...where.map(not), ...clause]);
      return;
    }
    this.formula.atLeast([...terms, ...where.map((atom): Weighted => [needed, not(atom)])], bound);
  }
}

/** The place of the first value that is not less. */
function placeOf({ values }: OrderInt, v: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle]! < v) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** At least one of these. */
export const anyOf = (...atoms: readonly Atom[]): Claim => ({
  terms: atoms.map((atom): Weighted => [1, atom]),
  bound: 1,
});

/** What holds exactly if the line does not. */
export const opposite = ({ terms, bound, pair }: Claim): Claim => ({
  terms: terms.map(([weight, atom]): Weighted => [-weight, atom]),
  bound: 1 - bound,
  ...(pair
    ? { pair: { factors: [-pair.factors[0], -pair.factors[1]], xs: pair.xs, bound: 1 - pair.bound } }
    : {}),
});

const text = (v: number): string => (v < 0 ? `m${-v}` : String(v));
