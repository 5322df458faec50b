/**
 * Linear relations with integer coefficients. Over 0/1 variables they become sums kept by counters; otherwise a
 * propagator per direction. Bounds consistent for = <= >= over the reals; for != it acts when one variable is open.
 */
import { type Constraint, type Installer, Propagator } from '../constraint.ts';
import type { Kernel } from '../core/kernel.ts';
import { type Lit, NONE, TRUE } from '../core/literal.ts';
import { doubles, words } from '../core/memory.ts';
import { ModelError } from '../errors.ts';
import { type Bool, BoolVar, type IntVar, Literal, MAX_INT } from '../variable.ts';
import { compare, OPPOSITE, type Relation } from './relation.ts';
import { explainRest, removeValue } from './value.ts';
import { checkRow, opposite, type Term, WeightedSum } from './weighted-sum.ts';

/** Half of what a number can hold exactly: so far may the sum reach, and so far each of its terms. */
const MOST = 2 ** 52;

/** Up to here a row of numbers is quicker than a map, and insertion than a sort. */
const FEW = 16;

/** The least that a term can be within the bounds of its variable. */
export const leastTerm = ([c, x]: Term, bounds: (x: IntVar) => readonly [number, number]): number =>
  c * (x instanceof Literal ? [0, 1] : bounds(x))[c > 0 ? 0 : 1];

/** The sum of coefficient times variable has this relation to the number. */
export function linear(terms: readonly Term[], relation: Relation, rhs: number): Constraint {
  checkRow(terms, relation, rhs);
  return new Linear(terms, relation, rhs);
}

class Linear extends WeightedSum {
  override install(into: Installer): void {
    let reach = 0;
    let isPlain = true;
    for (let i = 0; i < this.terms.length; i++) {
      const x = this.terms[i][1];
      reach += Math.abs(this.terms[i][0]);
      if (!(x instanceof Literal || x instanceof BoolVar)) isPlain = false;
    }
    if (isPlain && reach <= MAX_INT) super.install(into);
    else installIntegers(this.terms, this.relation, this.total, into);
  }

  override negation(): Constraint {
    return new Linear(this.terms, OPPOSITE[this.relation], this.total);
  }
}

/** The sum of the variables has this relation to a number or another variable. */
export function sum(xs: readonly (IntVar | Bool)[], relation: Relation, rhs: number | IntVar): Constraint {
  const terms: Term[] = xs.map((x) => [1, x]);
  return typeof rhs === 'number' ? linear(terms, relation, rhs) : linear([...terms, [-1, rhs]], relation, 0);
}

function installIntegers(terms: readonly Term[], relation: Relation, rhs: number, into: Installer): void {
  const integers = new Array<number>(terms.length);
  const coefficients = new Array<number>(terms.length);
  const places = terms.length > FEW ? new Map<number, number>() : undefined;
  let count = 0;
  for (let i = 0; i < terms.length; i++) {
    const x = terms[i][1];
    let factor = terms[i][0];
    let integer: number;
    if (x instanceof Literal) {
      const lit = into.lit(x);
      integer = into.kernel.integers.view(lit & ~1);
      if ((lit & 1) === 1) {
        // c * not b = c - c * b
        rhs -= factor;
        factor = -factor;
      }
    } else integer = into.integer(x);
    const at = places ? (places.get(integer) ?? -1) : integers.indexOf(integer);
    if (at >= 0) coefficients[at] += factor;
    else {
      places?.set(integer, count);
      integers[count] = integer;
      coefficients[count++] = factor;
    }
  }
  let reach = Math.abs(rhs);
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const integer = integers[i];
    const coefficient = coefficients[i];
    if (coefficient === 0) continue;
    integers[kept] = integer;
    coefficients[kept++] = coefficient;
    if (Math.abs(coefficient) > MAX_INT)
      throw new ModelError(`a coefficient overflows 2^31: ${coefficient} in all for one variable`);
    // The sum is judged by what is left of the domains; but explanations may speak of a whole domain, one at a time.
    const { lower, upper } = into.kernel.integers.domain(integer);
    const widest = Math.abs(coefficient) * Math.max(Math.abs(lower), Math.abs(upper));
    if (widest > MOST) throw new ModelError(`a linear sum overflows 2^52: a term may reach ${widest}`);
    const { trail } = into.kernel;
    reach += Math.abs(coefficient) * Math.max(Math.abs(trail.lower[integer]), Math.abs(trail.upper[integer]));
  }
  integers.length = kept;
  coefficients.length = kept;
  if (reach > MOST) throw new ModelError(`a linear sum overflows 2^52: it may reach ${reach}`);
  if (integers.length === 0) {
    if (!compare(0, relation, rhs)) into.clause([]);
    return;
  }
  if (relation === '!=') {
    into.propagator(new LinearNotEqual(coefficients, integers, rhs));
    return;
  }
  const atMost = (factors: readonly number[], bound: number) =>
    into.propagator(new LinearAtMost(factors, integers, bound, into.kernel));
  if (relation[0] !== '>') atMost(coefficients, relation === '<' ? rhs - 1 : rhs);
  if (relation[0] !== '<') atMost(coefficients.map(opposite), relation === '>' ? -rhs - 1 : -rhs);
}

/** What an explanation writes down: places of terms, and bounds. */
let movedAt = words(64);
let movedTo = words(64);

/** c1 x1 + … + cn xn <= b by bounds. What is left of the sum is kept by the kernel while bounds move. */
class LinearAtMost extends Propagator {
  readonly name = 'linear <=';
  readonly #coefficients: Int32Array;
  readonly #integers: Int32Array;
  readonly #bound: number;
  /** How far each term can rise at the root. They fall, so that the first that cannot matter ends the walk. */
  readonly #ranges: Float64Array;
  /** On the side that makes its term least: the end of each domain, the bound at the root, and what these came to. */
  readonly #ends: Int32Array;
  readonly #roots: Int32Array;
  #least = 0;
  #slack = -1;
  /** The last explanation in a resolution: by how much its premises alone exceed the bound, and the latest of them. */
  #resolution = 0;
  #excess = 0;
  #latest = 0;
  #premises: Int32Array | undefined;

  constructor(
    coefficients: readonly number[],
    integers: readonly number[],
    bound: number,
    { trail }: Kernel,
  ) {
    super();
    const size = integers.length;
    this.#coefficients = words(size);
    this.#integers = words(size);
    this.#ranges = doubles(size);
    this.#ends = words(size);
    this.#roots = words(size);
    this.#bound = bound;
    const range = (i: number) =>
      Math.abs(coefficients[i]) * (trail.upper[integers[i]] - trail.lower[integers[i]]);
    const order = integers.map((_, i) => i);
    if (size > FEW) order.sort((i, j) => range(j) - range(i) || i - j);
    else
      for (let k = 1; k < size; k++) {
        for (let at = k; at > 0 && range(order[at - 1]) < range(k); at--) {
          order[at] = order[at - 1];
          order[at - 1] = k;
        }
      }
    for (let k = 0; k < size; k++) {
      const i = order[k];
      this.#coefficients[k] = coefficients[i];
      this.#integers[k] = integers[i];
      this.#ranges[k] = range(i);
    }
  }

  attach(kernel: Kernel): void {
    this.#slack = kernel.slacks.add(kernel, this.#coefficients, this.#integers, this.#bound);
    for (let i = 0; i < this.#integers.length; i++) {
      const c = this.#coefficients[i];
      const x = this.#integers[i];
      if (c > 0) kernel.wakeOnLower(x, this);
      else kernel.wakeOnUpper(x, this);
      const { lower, upper } = kernel.integers.domain(x);
      this.#ends[i] = c > 0 ? lower : upper;
      // Exact, where the ends of all domains together need not be.
      this.#roots[i] = (c > 0 ? kernel.trail.lower : kernel.trail.upper)[x];
      this.#least += c * this.#roots[i];
    }
  }

  propagate(kernel: Kernel): boolean {
    const { trail, slacks } = kernel;
    const slack = slacks.slack[this.#slack];
    if (slack < 0) return kernel.fail(this);
    for (let i = 0; i < this.#integers.length && this.#ranges[i] > slack; i++) {
      const c = this.#coefficients[i];
      const x = this.#integers[i];
      const lower = trail.lower[x];
      const upper = trail.upper[x];
      if ((c > 0 ? c : -c) * (upper - lower) <= slack) continue;
      const good =
        c > 0
          ? kernel.inferAtMost(x, lower + Math.floor(slack / c), this, i)
          : kernel.inferAtLeast(x, upper - Math.floor(slack / -c), this, i);
      if (!good) return false;
    }
    if (slacks.reach[this.#slack] <= slack) kernel.entailed();
    return true;
  }

  override refuted(kernel: Kernel): boolean {
    return kernel.slacks.slack[this.#slack] < 0;
  }

  /** Bounds of the others, each only as tight as the sum needs. */
  explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    const { integers, trail } = kernel;
    const skip = inferred === NONE ? -1 : data;
    let surplus = -this.#bound - 1;
    /** By how much the inferred term would exceed its least at the first value that the bound excludes. */
    let rise = 0;
    if (skip >= 0) {
      const forbidden =
        (inferred & 1) === 0 ? trail.weakestBound(inferred) - 1 : trail.weakestBound(inferred) + 1;
      const c = this.#coefficients[skip];
      surplus += c * forbidden;
      const { lower, upper } = integers.domain(this.#integers[skip]);
      rise = c * (forbidden - (c > 0 ? lower : upper));
      if (this.#isExplained(kernel, skip, rise, before)) return;
    }
    kernel.work += this.#integers.length;
    const moved = this.#movedTerms(kernel, before);
    surplus += this.#least - (skip < 0 ? 0 : this.#coefficients[skip] * this.#roots[skip]);
    for (let k = 0; k < moved; k++) {
      const i = movedAt[k];
      if (i !== skip) surplus += this.#coefficients[i] * (movedTo[k] - this.#roots[i]);
    }
    for (let k = 0; k < moved; k++) {
      const i = movedAt[k];
      if (i === skip) continue;
      const c = this.#coefficients[i];
      const x = this.#integers[i];
      const up = c > 0;
      const tight = movedTo[k];
      const lit = up
        ? integers.premiseAtLeast(x, tight - Math.floor(surplus / c), before)
        : integers.premiseAtMost(x, tight + Math.floor(surplus / -c), before);
      const { lower, upper } = integers.domain(x);
      const told = lit === TRUE ? (up ? lower : upper) : (up ? trail.bound : trail.below)[lit >> 1];
      surplus -= c * (tight - told);
      kernel.premise(lit);
    }
    if (kernel.resolution > 0) this.#keep(kernel, surplus - rise);
  }

  /** Writes down the terms that were not at the end of their domain, and their bounds: of a long sum they are few. */
  #movedTerms({ trail, integers }: Kernel, before: number): number {
    const { lower, upper } = trail;
    const size = this.#integers.length;
    if (movedAt.length < size) {
      movedAt = words(2 * size);
      movedTo = words(2 * size);
    }
    let moved = 0;
    for (let i = 0; i < size; i++) {
      const x = this.#integers[i];
      const up = this.#coefficients[i] > 0;
      if ((up ? lower : upper)[x] === this.#ends[i]) continue;
      const bound = up ? integers.lowerBefore(x, before) : integers.upperBefore(x, before);
      if (bound === this.#ends[i]) continue;
      movedAt[moved] = i;
      movedTo[moved++] = bound;
    }
    return moved;
  }

  #keep({ resolution, explanation, explanationSize, trail, audit }: Kernel, excess: number): void {
    this.#resolution = resolution;
    this.#excess = excess;
    this.#latest = -1;
    for (let i = 0; i < explanationSize; i++) {
      const at = trail.position[explanation[i] >> 1];
      if (at > this.#latest) this.#latest = at;
    }
    this.#premises = audit ? explanation.slice(0, explanationSize) : undefined;
  }

  /**
   * Whether the premises of the last explanation, which this resolution has met, also force this term. A wide sum
   * settles many terms at once: without this, one conflict costs the square of its width.
   */
  #isExplained(kernel: Kernel, term: number, rise: number, before: number): boolean {
    if (kernel.resolution === 0 || this.#resolution !== kernel.resolution || this.#latest >= before)
      return false;
    const x = this.#integers[term];
    const { lower, upper } = kernel.integers.domain(x);
    const isAtLeast =
      this.#coefficients[term] > 0 ? kernel.trail.lower[x] === lower : kernel.trail.upper[x] === upper;
    if (!isAtLeast || this.#excess + rise < 0) return false;
    for (const premise of this.#premises ?? []) kernel.premise(premise);
    return true;
  }
}

/** c1 x1 + … + cn xn != b, once all but one have a value. */
class LinearNotEqual extends Propagator {
  readonly name = 'linear !=';
  readonly #coefficients: Int32Array;
  readonly #integers: Int32Array;
  readonly #bound: number;
  #rest = 0;
  /** Two places that were open when last looked at: while they are, there is nothing to do. */
  #first = 0;
  #second = 0;

  constructor(coefficients: readonly number[], integers: readonly number[], bound: number) {
    super();
    this.#coefficients = new Int32Array(coefficients);
    this.#integers = new Int32Array(integers);
    this.#bound = bound;
  }

  attach(kernel: Kernel): void {
    for (let i = 0; i < this.#integers.length; i++) kernel.wakeOnBounds(this.#integers[i], this);
  }

  propagate(kernel: Kernel): boolean {
    const open = this.#read(kernel);
    if (open === -2) return true;
    kernel.entailed();
    if (open === -1) return this.#rest !== 0 || kernel.fail(this);
    const v = this.#rest / this.#coefficients[open];
    return !Number.isInteger(v) || removeValue(kernel, this.#integers[open], v, this, open);
  }

  override refuted(kernel: Kernel): boolean {
    return this.#read(kernel) === -1 && this.#rest === 0;
  }

  /** The place of the only open variable; -1 if there is none, -2 if there are several. Leaves the rest in #rest. */
  #read(kernel: Kernel): number {
    const { lower, upper } = kernel.trail;
    const a = this.#integers[this.#first];
    const b = this.#integers[this.#second];
    if (a !== b && lower[a] !== upper[a] && lower[b] !== upper[b]) return -2;
    let open = -1;
    this.#rest = this.#bound;
    for (let i = 0; i < this.#integers.length; i++) {
      const x = this.#integers[i];
      if (lower[x] !== upper[x]) {
        if (open >= 0) {
          this.#first = open;
          this.#second = i;
          return -2;
        }
        open = i;
      } else this.#rest -= this.#coefficients[i] * lower[x];
    }
    return open;
  }

  explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    explainRest(kernel, this.#integers, inferred, data, before);
  }
}
