import { describe, expect, it } from 'vitest';
import { pigeonhole } from '../../test/pigeonhole.ts';
import {
  allDifferent,
  atLeast,
  clause,
  implies,
  linear,
  or,
  type SolveOptions,
  Solver,
  sum,
} from './index.ts';

/** What was counted between two moments, but not the time it took. */
function counting(solver: Solver, what: () => unknown) {
  const before = solver.statistics;
  what();
  const after = solver.statistics;
  const { time: _, ...counts } = after;
  return Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, count - before[name as keyof typeof counts]]),
  );
}

describe('statistics count', () => {
  it('nothing in a new solver', () => {
    const { bytes, time, ...counts } = new Solver().statistics;
    expect(new Set(Object.values(counts))).toEqual(new Set([0]));
    expect(bytes).toBeGreaterThan(0);
    expect(new Set(Object.values(time))).toEqual(new Set([0]));
  });

  it('constraints posted, with those inside reifications', () => {
    const solver = new Solver();
    const [x, y] = [solver.int(0, 5), solver.int(0, 5)];
    const atMost = (most: number) => sum([x, y], '<=', most);
    expect(counting(solver, () => solver.post(atMost(9)))).toMatchObject({ constraints: 1 });
    // Reified: the constraint and its negation.
    expect(counting(solver, () => solver.reify(atMost(4)))).toMatchObject({ constraints: 2 });
    expect(counting(solver, () => solver.post(or(atMost(3), atMost(2))))).toMatchObject({ constraints: 5 });
  });

  it('variables of the kernel: one for a 0/1 variable, none for an integer until it is cut', () => {
    const solver = new Solver();
    expect(counting(solver, () => solver.bool())).toMatchObject({ variables: 1 });
    expect(counting(solver, () => solver.int(0, 1000))).toMatchObject({ variables: 0 });
    const x = solver.int(0, 1000);
    expect(counting(solver, () => x.ge(500))).toMatchObject({ variables: 1 });
    expect(counting(solver, () => x.le(499))).toMatchObject({ variables: 0 });
    // x = 700 stands between x >= 700 and x >= 701.
    expect(counting(solver, () => x.eq(700))).toMatchObject({ variables: 3 });
  });

  it('no decision and no backtrack where propagation is enough', () => {
    const solver = new Solver();
    const chain = Array.from({ length: 100 }, () => solver.bool());
    for (let i = 1; i < chain.length; i++) solver.post(implies(chain[i - 1], chain[i]));
    const posting = counting(solver, () => solver.post(clause([chain[0]])));
    // What is posted narrows a domain and has its consequences drawn too. Clauses of two literals are never resumed.
    expect(posting).toMatchObject({ prunings: 100, propagations: 100, resumptions: 0 });
    expect(counting(solver, () => solver.solve())).toMatchObject({
      backtracks: 0,
      conflicts: 0,
      decisions: 0,
      prunings: 0,
      learned: 0,
      restarts: 0,
    });
  });

  it('a resumption for each run of a sum, a propagator or a longer clause', () => {
    const solver = new Solver();
    const bools = Array.from({ length: 4 }, () => solver.bool());
    const xs = [solver.int(0, 9), solver.int(0, 9)];
    expect(counting(solver, () => solver.post(sum(xs, '<=', 12)))).toMatchObject({
      resumptions: 1,
      prunings: 0,
    });
    expect(counting(solver, () => solver.post(linear([[1, xs[0]]], '>=', 7)))).toMatchObject({
      // Itself, which entails it; and the sum above, woken by the new bound, which cuts the other variable.
      resumptions: 2,
      prunings: 2,
    });
    expect(xs[1].max).toBe(5);
    solver.post(atLeast(2, bools));
    const run = counting(solver, () => {
      solver.post(clause([bools[0].not()]));
      solver.post(clause([bools[1].not()]));
    });
    // The sum is looked at when it may force something: once, and then it forces two. The other two were posted.
    expect(run).toMatchObject({ resumptions: 1, prunings: 4, propagations: 4, entailments: 1 });
  });

  it('a backtrack for each contradiction of a labeling', () => {
    const solver = new Solver();
    const xs = Array.from({ length: 3 }, () => solver.int(0, 1));
    solver.post(allDifferent(xs, { consistency: 'value' }));
    const run = counting(solver, () => solver.solve({ labeling: { variables: xs } }));
    // One choice, and both of its branches fail at once.
    expect(run).toMatchObject({ decisions: 1, backtracks: 2, conflicts: 0, learned: 0 });
  });

  it('conflicts as backtracks, and what is learned from them', () => {
    const solver = new Solver();
    const [p, q] = [solver.bool(), solver.bool()];
    for (const a of [p, p.not()]) solver.post(clause([a, q]));
    expect(counting(solver, () => solver.solve({ assumptions: [q] }))).toMatchObject({ conflicts: 0 });
    const run = counting(solver, () => expect(solver.solve({ assumptions: [q.not()] }).status).toBe('unsat'));
    expect(run).toMatchObject({ conflicts: 1, backtracks: 1, learned: 1, learnedLiterals: 1 });
  });

  it('restarts and deleted clauses of a long search, and the time of its parts', () => {
    const solver = new Solver();
    pigeonhole(solver, 8);
    solver.solve({ conflictLimit: 6000 });
    const { time, ...counts } = solver.statistics;
    expect(counts.restarts).toBeGreaterThan(0);
    expect(counts.deleted).toBeGreaterThan(0);
    expect(counts.deleted).toBeLessThan(counts.learned);
    expect(counts.learned).toBeLessThanOrEqual(counts.conflicts);
    expect(counts.learnedLiterals).toBeGreaterThan(counts.learned);
    expect(time.posting).toBeGreaterThan(0);
    expect(time.analysing + time.reducing).toBeLessThanOrEqual(time.searching);
  });

  it('no restarts or no deleted clauses in a question that is asked so, and both again in the next', () => {
    const solver = new Solver();
    pigeonhole(solver, 9);
    const asked = (options: SolveOptions) =>
      counting(solver, () => solver.solve({ conflictLimit: 3000, ...options }));
    const keeping = asked({ forgetting: false });
    expect(keeping['deleted']).toBe(0);
    expect(keeping['restarts']).toBeGreaterThan(0);
    const steady = asked({ restarts: false });
    expect(steady['restarts']).toBe(0);
    expect(steady['deleted']).toBeGreaterThan(0);
    const usual = asked({});
    expect(usual['restarts']).toBeGreaterThan(0);
    expect(usual['deleted']).toBeGreaterThan(0);
  });
});
