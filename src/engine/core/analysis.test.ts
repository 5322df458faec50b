/** Clauses that conflicts teach, against all assignments of a small problem. */
import { expect, it, vi } from 'vitest';
import { Random, seed } from '../../../test/random.ts';
import { rounds } from '../../../test/rounds.ts';
import { Analysis } from './analysis.ts';
import { NO_OWNER } from './clauses.ts';
import { Kernel } from './kernel.ts';
import type { Lit } from './literal.ts';
import { BY_SUM, NO_REASON } from './trail.ts';

const VARIABLES = 9;

/** A few clauses and sums, and every assignment that keeps them: bit v - 1 is the value of variable v. */
function problem(random: Random): { kernel: Kernel; models: number[] } {
  const kernel = new Kernel();
  const lits = Array.from({ length: VARIABLES }, () => 2 * kernel.newVariable());
  const some = (count: number) =>
    random
      .shuffle(lits)
      .slice(0, count)
      .map((lit) => lit ^ random.below(2));
  const isTrue = (lit: Lit, model: number) => ((model >> ((lit >> 1) - 1)) & 1) !== (lit & 1);
  let models = Array.from({ length: 1 << VARIABLES }, (_, model) => model);
  const keep = (chosen: readonly Lit[], weights: readonly number[], bound: number) => {
    const sumOf = (model: number) =>
      chosen.reduce((sum, lit, i) => (isTrue(lit, model) ? sum + weights[i]! : sum), 0);
    models = models.filter((model) => sumOf(model) >= bound);
  };
  for (let i = 0; i < 3; i++) {
    const chosen = some(4);
    const weights = chosen.map(() => 1 + random.below(3)).sort((a, b) => b - a);
    kernel.sums.add(weights, chosen, weights[0]! + 1, 0);
    keep(chosen, weights, weights[0]! + 1);
  }
  for (let i = 0; i < 14; i++) {
    const chosen = some(2 + random.below(2));
    kernel.addClause(chosen);
    keep(
      chosen,
      chosen.map(() => 1),
      1,
    );
  }
  return { kernel, models };
}

/** Searches by chance, and says what each conflict taught; null where there is no solution. */
function* lessons(kernel: Kernel, analysis: Analysis, random: Random): Generator<readonly Lit[] | null> {
  for (let step = 0; step < 60; step++) {
    if (!kernel.propagate()) {
      if (!analysis.analyze()) return yield null;
      yield Array.from(analysis.learned.subarray(0, analysis.size));
      const { learned, size, back, glue } = analysis;
      kernel.backTo(back);
      if (size > 2) kernel.clauses.add(learned, size, NO_OWNER, glue);
      else if (size === 2) kernel.clauses.addBinary(learned[0]!, learned[1]!, NO_OWNER);
      else kernel.addClause([learned[0]!]);
      continue;
    }
    const open = Array.from({ length: VARIABLES }, (_, v) => 2 * (v + 1)).filter(
      (lit) => kernel.trail.value[lit] === 0,
    );
    if (open.length === 0) {
      if (kernel.trail.levels === 0) return;
      kernel.backTo(random.below(kernel.trail.levels));
    } else kernel.decide(random.pick(open) ^ random.below(2));
  }
}

/** Whether a clause that forced the literal false names no others than these: then it is one too many. */
function follows(kernel: Kernel, clause: readonly Lit[], lit: Lit): boolean {
  const { reason, level } = kernel.trail;
  const why = reason[lit >> 1]!;
  // Sums choose what they name, and may choose otherwise now.
  if (why === NO_REASON || (why & 3) === BY_SUM) return false;
  kernel.explain(lit ^ 1);
  const premises = Array.from(kernel.explanation.subarray(0, kernel.explanationSize));
  return premises.every((premise) => level[premise >> 1] === 0 || clause.includes(premise ^ 1));
}

it(`a conflict teaches a clause that holds and that leads back (seed ${seed})`, () => {
  let learned = 0;
  for (let round = 0; round < rounds(160); round++) {
    const random = new Random(seed + 53 * round);
    const { kernel, models } = problem(random);
    const analysis = new Analysis(kernel);
    const { level, value } = kernel.trail;
    for (const clause of lessons(kernel, analysis, random)) {
      if (clause === null) {
        expect(models).toEqual([]);
        break;
      }
      const holds = (model: number) => clause.some((lit) => ((model >> ((lit >> 1) - 1)) & 1) !== (lit & 1));
      expect(models.filter((model) => !holds(model))).toEqual([]);
      // All false, each variable once, none settled at the root; one of the level of the conflict, the others below.
      expect(clause.filter((lit) => value[lit] !== -1 || level[lit >> 1] === 0)).toEqual([]);
      expect(new Set(clause.map((lit) => lit >> 1)).size).toBe(clause.length);
      const levels = clause.map((lit) => level[lit >> 1]!);
      expect(levels[0]).toBe(kernel.trail.levels);
      expect(analysis.back).toBe(Math.max(0, ...levels.slice(1)));
      expect(analysis.back).toBeLessThan(levels[0]!);
      if (clause.length > 1) expect(levels[1]).toBe(analysis.back);
      expect(analysis.glue).toBe(new Set(levels).size);
      expect(clause.slice(1).filter((lit) => follows(kernel, clause, lit))).toEqual([]);
      expect(kernel.seen.some((mark) => mark !== 0)).toBe(false);
      learned++;
    }
  }
  expect(learned).toBeGreaterThan(2 * rounds(160));
});

it('asks once for a reason that cannot shorten a clause', () => {
  const kernel = new Kernel();
  const analysis = new Analysis(kernel);
  const make = (count: number) => Array.from({ length: count }, () => 2 * kernel.newVariable());
  const [chain, ends, [last, one, other]] = [make(20), make(10), make(3) as [Lit, Lit, Lit]];
  chain.slice(1).forEach((lit, i) => {
    kernel.addClause([chain[i]! ^ 1, lit]);
  });
  for (const lit of ends) kernel.addClause([chain.at(-1)! ^ 1, lit]);
  for (const lit of [one, other]) kernel.addClause([last ^ 1, lit]);
  kernel.addClause([one, other, ...ends].map((lit) => lit ^ 1));
  for (const lit of [chain[0]!, last]) {
    kernel.decide(lit);
    if (lit !== last) expect(kernel.propagate()).toBe(true);
  }
  expect(kernel.propagate()).toBe(false);
  const asked = vi.spyOn(kernel, 'explain');
  expect(analysis.analyze()).toBe(true);
  expect(analysis.size).toBe(1 + ends.length);
  // Two on the way to the decision, each end, and the chain but for its decision.
  expect(asked).toHaveBeenCalledTimes(2 + ends.length + chain.length - 1);
});

it(`names, in a long clause, what forced many of its literals (seed ${seed})`, () => {
  let merged = 0;
  for (let round = 0; round < rounds(30); round++) {
    const random = new Random(seed + 97 * round);
    // Six decisions force forty literals, and these 1,500, which cannot all be true.
    const parents = Array.from({ length: 1546 }, (_, v) =>
      v < 6 ? -1 : v < 46 ? random.below(6) : 6 + random.below(40),
    );
    const leaves = random.shuffle([...parents.keys()].slice(46)).slice(0, 900 + random.below(600));
    const make = () => {
      const kernel = new Kernel();
      const lits = parents.map(() => 2 * kernel.newVariable());
      parents.forEach((parent, v) => {
        if (parent >= 0) kernel.addClause([lits[parent]! ^ 1, lits[v]!]);
      });
      kernel.addClause(leaves.map((v) => lits[v]! ^ 1));
      return { kernel, lits };
    };
    const { kernel, lits } = make();
    const analysis = new Analysis(kernel);
    let isViolated = false;
    for (let v = 0; v < 6 && !isViolated; v++) {
      if (kernel.trail.value[lits[v]!] !== 0) continue;
      kernel.decide(lits[v]!);
      isViolated = !kernel.propagate();
    }
    // The last leaf may be refuted before its turn.
    if (!isViolated) continue;
    expect(analysis.analyze()).toBe(true);
    const clause = Array.from(analysis.learned.subarray(0, analysis.size));
    const { level, value } = kernel.trail;
    expect(clause.every((lit) => value[lit] === -1)).toBe(true);
    expect(new Set(clause).size).toBe(clause.length);
    expect(analysis.back).toBe(Math.max(0, ...clause.slice(1).map((lit) => level[lit >> 1]!)));
    expect(kernel.seen.some((mark) => mark !== 0)).toBe(false);
    expect(clause.length).toBeLessThan(120);
    merged++;
    // What the clause denies is refuted by propagation alone.
    const other = make().kernel;
    for (const lit of clause) other.addClause([lit ^ 1]);
    expect(other.propagate()).toBe(false);
  }
  expect(merged).toBeGreaterThan(rounds(30) / 2);
});
