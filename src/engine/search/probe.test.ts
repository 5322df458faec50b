import { describe, expect, test } from 'vitest';
import { atMost, type BoolVar, clause, exactly, Probe, Solver } from '../index.ts';

const setUp = () => {
  const solver = new Solver();
  const [a, b, c] = [solver.bool('a'), solver.bool('b'), solver.bool('c')];
  const rule = solver.bool('rule');
  solver.post(exactly(1, [a, b, c]), { when: rule });
  return { solver, a, b, c, rule, probe: new Probe(solver) };
};

describe('probe', () => {
  test('reads what follows, and takes it back', () => {
    const { a, b, c, rule, probe } = setUp();
    expect(probe.assume([rule.code])).toBe(true);
    expect(probe.value(b.code)).toBe(0);
    expect(probe.assume([a.code])).toBe(true);
    expect([b, c].map(({ code }) => probe.value(code))).toEqual([-1, -1]);
    expect(probe.levels).toBe(2);
    probe.retract();
    expect(probe.value(b.code)).toBe(0);
    probe.retract(0);
    expect(probe.levels).toBe(0);
    expect(probe.value(rule.code)).toBe(0);
  });

  test('blames the assumptions that contradict each other, and no other', () => {
    const { solver, a, b, c, rule, probe } = setUp();
    const bystander = solver.bool('bystander');
    expect(probe.assume([bystander.code, rule.code])).toBe(true);
    expect(probe.assume([a.code ^ 1])).toBe(true);
    expect(probe.assume([b.code ^ 1, c.code ^ 1])).toBe(false);
    expect([...probe.blame()].sort()).toEqual([rule.code, a.code ^ 1, b.code ^ 1, c.code ^ 1].sort());
    probe.retract(0);
    expect(probe.assume([rule.code, a.code])).toBe(true);
    expect(probe.assume([bystander.code, b.code])).toBe(false);
    expect([...probe.blame()].sort()).toEqual([rule.code, a.code, b.code].sort());
  });

  test('counts the inferences that a contradiction rests on, and no others', () => {
    const solver = new Solver();
    const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((name) => solver.bool(name)) as [
      BoolVar,
      BoolVar,
      BoolVar,
      BoolVar,
      BoolVar,
    ];
    solver.post(clause([a.not(), b]));
    solver.post(clause([b.not(), c]));
    solver.post(clause([a.not(), e]));
    solver.post(clause([a.not(), c.not(), d]));
    const probe = new Probe(solver);
    expect(probe.assume([d.code ^ 1])).toBe(true);
    // a forces b, b forces c, and the last clause contradicts them; e has no part in it.
    expect(probe.assume([a.code])).toBe(false);
    expect(probe.inferences()).toBe(3);
    probe.retract(0);
    // A contradiction that is seen when the last assumption is made: b and c were inferred for it.
    expect(probe.assume([a.code])).toBe(true);
    expect(probe.assume([d.code ^ 1])).toBe(false);
    expect(probe.inferences()).toBe(3);
  });

  test('learns nothing: the same question has the same answer, and a solver may follow', () => {
    const { solver, a, b, rule, probe } = setUp();
    solver.post(atMost(1, [a, b]));
    const { learned } = solver.statistics;
    for (let round = 0; round < 3; round++) {
      expect(probe.assume([a.code, b.code])).toBe(false);
      probe.retract(0);
    }
    expect(solver.statistics.learned).toBe(learned);
    solver.post(clause([a]));
    expect(solver.solve({ assumptions: [rule] }).status).toBe('sat');
    expect(probe.levels).toBe(0);
    expect(probe.assume([b.code])).toBe(false);
    expect(probe.blame()).toEqual([b.code]);
  });

  test('a contradiction at the root blames no assumption', () => {
    const { solver, a, probe } = setUp();
    solver.post(clause([a]));
    solver.post(clause([a.not()]));
    expect(probe.assume([])).toBe(false);
    expect(probe.blame()).toEqual([]);
  });

  test('copies what it stands on, and shares nothing with the copy', () => {
    const { a, b, c, rule, probe } = setUp();
    const copy = probe.copy();
    expect(copy?.variables).toBe(probe.variables);
    expect(copy?.assume([rule.code, a.code])).toBe(true);
    expect([b, c].map(({ code }) => copy?.value(code))).toEqual([-1, -1]);
    expect([a, b, c].map(({ code }) => probe.value(code))).toEqual([0, 0, 0]);
    expect(probe.assume([rule.code])).toBe(true);
    expect(probe.copy()).toBeUndefined();
  });

  test('has no copy where there are integers', () => {
    const solver = new Solver();
    solver.int(0, 5);
    expect(new Probe(solver).copy()).toBeUndefined();
  });
});
