/** Clauses and sums against a slow fixpoint over the same constraints, at every node of random walks. */
import { expect, it } from 'vitest';
import { Random, seed } from '../../../test/random.ts';
import { rounds } from '../../../test/rounds.ts';
import { NO_OWNER } from './clauses.ts';
import { Kernel } from './kernel.ts';
import { type Lit, NONE, TRUE } from './literal.ts';
import { BY_SUM, NO_REASON } from './trail.ts';

/** Coefficients, literals, and what they must reach; a clause has ones and must reach 1. */
interface Sum {
  readonly coefficients: readonly number[];
  readonly lits: readonly Lit[];
  readonly bound: number;
}

const clauseOf = (lits: readonly Lit[]): Sum => ({ coefficients: lits.map(() => 1), lits, bound: 1 });

/** What is left when these literals are false, less what must be reached: below zero, the sum is violated. */
const slackOf = ({ coefficients, lits, bound }: Sum, isFalse: (lit: Lit) => boolean): number =>
  lits.reduce((left, lit, i) => (isFalse(lit) ? left : left + coefficients[i]!), -bound);

/** Whether the sum alone makes `inferred` true (NONE: is violated) once the premises are. */
function forces(sum: Sum, premises: ReadonlySet<Lit>, inferred: Lit): boolean {
  const slack = slackOf(sum, (lit) => premises.has(lit ^ 1));
  if (inferred === NONE) return slack < 0;
  const at = sum.lits.indexOf(inferred);
  return at >= 0 && sum.coefficients[at]! > slack;
}

/** All that follows from what is true, one constraint at a time; null if one is violated. */
function closure(sums: readonly Sum[], facts: Iterable<Lit>): Set<Lit> | null {
  const known = new Set(facts);
  for (let grew = true; grew; ) {
    grew = false;
    for (const sum of sums) {
      const slack = slackOf(sum, (lit) => known.has(lit ^ 1));
      if (slack < 0) return null;
      sum.lits.forEach((lit, i) => {
        if (known.has(lit) || known.has(lit ^ 1) || sum.coefficients[i]! <= slack) return;
        known.add(lit);
        grew = true;
      });
    }
  }
  return known;
}

class Walk {
  readonly #random: Random;
  readonly #kernel = new Kernel();
  readonly #sums: Sum[] = [];
  readonly #counted: number;
  readonly #lits: Lit[] = [];
  /** Decisions of the levels that are open. */
  #decided: Lit[] = [];
  /** A clause that comes late may be one step behind until the search has been at the root. */
  #late = false;
  conflicts = 0;
  explained = 0;

  constructor(random: Random) {
    this.#random = random;
    const variables = 6 + random.below(40);
    for (let v = 0; v < variables; v++) this.#lits.push(2 * this.#kernel.newVariable());
    for (let posted = random.below(variables / 2); posted > 0; posted--) this.#addSum();
    this.#counted = this.#sums.length;
    for (let posted = 2 + random.below(2 * variables); posted > 0; posted--) this.#addClause();
  }

  get #level(): number {
    return this.#decided.length;
  }

  /** `count` literals, at most one of each variable. */
  #some(count: number): Lit[] {
    const { below } = this.#random;
    return this.#random
      .shuffle(this.#lits)
      .slice(0, count)
      .map((lit) => lit ^ below.call(this.#random, 2));
  }

  #addSum(): void {
    const lits = this.#some(2 + this.#random.below(8));
    const coefficients = lits.map(() => 1 + this.#random.below(4)).sort((a, b) => b - a);
    const total = coefficients.reduce((sum, one) => sum + one, 0);
    const bound = Math.max(coefficients[0]!, Math.ceil((total * (1 + this.#random.below(3))) / 4));
    const before = this.#kernel.sums.count;
    this.#kernel.sums.add(coefficients, lits, bound, 0);
    // The same sum again is not counted twice.
    this.#kernel.sums.add(coefficients, lits, bound, 1);
    if (this.#kernel.sums.count > before) this.#sums.push({ coefficients, lits, bound });
    expect(this.#kernel.sums.count).toBe(this.#sums.length);
  }

  #addClause(): void {
    // Some are so long that they are searched from where the last search ended.
    const lits = this.#some(
      this.#random.below(6) === 0 ? 26 + this.#random.below(12) : 2 + this.#random.below(4),
    );
    const { value } = this.#kernel.trail;
    // Below the root, not one that is violated; what the root knows may make it a fact.
    if (this.#level > 0 && lits.every((lit) => value[lit]! < 0)) return;
    this.#kernel.addClause(lits, NO_OWNER);
    this.#sums.push(clauseOf(lits));
    if (this.#level > 0) this.#late = true;
  }

  #true(): Set<Lit> {
    const { trail } = this.#kernel;
    return new Set(Array.from(trail.order.subarray(1, trail.size)));
  }

  /** Facts of the root: clauses are shortened by them. */
  #root(): Lit[] {
    return [...this.#true()].filter((lit) => this.#kernel.trail.level[lit >> 1] === 0);
  }

  /** Propagates and compares. False: the root is contradictory. */
  step(): boolean {
    const kernel = this.#kernel;
    const good = kernel.propagate();
    const expected = closure(this.#sums, this.#decided);
    if (!good) {
      const premises = new Set(kernel.conflict.lits.subarray(0, kernel.conflict.size));
      const known = this.#true();
      for (const lit of premises) expect(known.has(lit)).toBe(true);
      const withRoot = new Set([...premises, ...this.#root()]);
      if (this.#level > 0) expect(this.#sums.some((sum) => forces(sum, withRoot, NONE))).toBe(true);
      expect(expected).toBeNull();
      this.conflicts++;
      if (this.#level === 0) return false;
      this.#back();
      return true;
    }
    const known = this.#true();
    expect(this.#sums.filter((sum) => slackOf(sum, (lit) => known.has(lit ^ 1)) < 0)).toEqual([]);
    if (this.#late) expect([...known].filter((lit) => expected && !expected.has(lit))).toEqual([]);
    else expect([...known].sort((a, b) => a - b)).toEqual(expected && [...expected].sort((a, b) => a - b));
    this.#explainAll(known);
    return true;
  }

  #explainAll(known: ReadonlySet<Lit>): void {
    const kernel = this.#kernel;
    const { reason, position, level } = kernel.trail;
    for (const lit of known) {
      const why = reason[lit >> 1]!;
      if (why === NO_REASON || level[lit >> 1] === 0) continue;
      kernel.explain(lit);
      const premises = new Set(kernel.explanation.subarray(0, kernel.explanationSize));
      // Found below the root and true for good.
      if (premises.has(TRUE)) continue;
      const older = (premise: Lit) => known.has(premise) && position[premise >> 1]! < position[lit >> 1]!;
      expect([...premises].filter((premise) => !older(premise))).toEqual([]);
      const withRoot = new Set([...premises, ...this.#root()]);
      expect(this.#sums.some((sum) => forces(sum, withRoot, lit))).toBe(true);
      this.explained++;
      if ((why & 3) !== BY_SUM) continue;
      // A sum names no more than it needs, facts of the root aside.
      const sum = this.#sums[why >> 2]!;
      expect(why >> 2).toBeLessThan(this.#counted);
      for (const premise of premises) {
        if (level[premise >> 1] === 0) continue;
        const fewer = new Set([...withRoot].filter((one) => one !== premise));
        expect(forces(sum, fewer, lit)).toBe(false);
      }
    }
  }

  #back(): void {
    const to = this.#random.below(this.#level);
    this.#kernel.backTo(to);
    this.#decided.length = to;
    if (to > 0) return;
    this.#late = false;
    if (this.#random.below(2) === 0) this.#kernel.clauses.simplify();
  }

  /** A decision, a step back, or another clause. */
  move(): void {
    const { trail } = this.#kernel;
    const open = this.#lits.filter((lit) => trail.value[lit] === 0);
    if (open.length === 0 || (this.#level > 0 && this.#random.below(12) === 0)) {
      if (this.#level > 0) this.#back();
    } else if (this.#random.below(8) === 0) this.#addClause();
    else {
      const lit = this.#random.pick(open) ^ this.#random.below(2);
      this.#kernel.decide(lit);
      this.#decided.push(lit);
    }
  }
}

it(`finds what a slow fixpoint finds, and explains it (seed ${seed})`, () => {
  let conflicts = 0;
  let explained = 0;
  for (let round = 0; round < rounds(80); round++) {
    const walk = new Walk(new Random(seed + 31 * round));
    for (let step = 0; step < 60 && walk.step(); step++) walk.move();
    conflicts += walk.conflicts;
    explained += walk.explained;
  }
  expect(conflicts).toBeGreaterThan(rounds(80));
  expect(explained).toBeGreaterThan(10 * rounds(80));
});

it('many sums have room', () => {
  const kernel = new Kernel();
  const rows = Array.from({ length: 150 }, () => Array.from({ length: 5 }, () => 2 * kernel.newVariable()));
  for (const lits of rows) kernel.sums.add(null, lits, 2, 0);
  expect(kernel.propagate()).toBe(true);
  for (const [a, b, c, d, e] of rows) {
    for (const lit of [a!, b!, c!]) kernel.decide(lit ^ 1);
    expect(kernel.propagate()).toBe(true);
    expect([kernel.trail.value[d!], kernel.trail.value[e!]]).toEqual([1, 1]);
  }
});
