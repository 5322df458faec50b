import { describe, expect, it } from 'vitest';
import { pigeonhole } from '../../../test/pigeonhole.ts';
import { allDifferent, type Backbone, clause, exactly, iff, Solver, sum } from '../index.ts';

const common = (backbone: Backbone) =>
  backbone.status === 'sat' ? backbone.common.map(String).sort() : backbone.status;

describe('backbone', () => {
  it('takes two solves where there is one solution', () => {
    const solver = new Solver();
    const xs = Array.from({ length: 30 }, (_, i) => solver.int(1, 30, `x${i}`));
    solver.post(allDifferent(xs));
    for (let i = 1; i < xs.length; i++) solver.post(sum([xs[i - 1].ge(i + 1), xs[i].le(i)], '=', 0));
    const backbone = solver.backbone(xs.flatMap((x) => [x.eq(3), x.ge(7)]));
    expect(backbone).toMatchObject({ status: 'sat', complete: true });
    expect(backbone.solves).toBeLessThanOrEqual(2);
    expect(common(backbone)).toHaveLength(60);
  });

  it('takes few solves where nothing is common', () => {
    const solver = new Solver();
    const bools = Array.from({ length: 200 }, () => solver.bool());
    for (let i = 1; i < bools.length; i++) solver.post(iff(bools[i - 1], bools[i]));
    expect(solver.backbone(bools)).toEqual({ status: 'sat', common: [], complete: true, solves: 2 });
  });

  it('needs at most one solve more than there are literals in doubt', () => {
    const solver = new Solver();
    const bools = Array.from({ length: 40 }, () => solver.bool());
    solver.post(exactly(1, bools));
    const backbone = solver.backbone(bools);
    expect(common(backbone)).toEqual([]);
    expect(backbone.solves).toBeLessThanOrEqual(41);
  });

  it('names the literal that holds, also when it was asked for the opposite', () => {
    const solver = new Solver();
    const [p, q, r] = [solver.bool('p'), solver.bool('q'), solver.bool('r')];
    solver.post(clause([p]));
    solver.post(clause([q.not()]));
    const backbone = solver.backbone([p.not(), q, r]);
    if (backbone.status !== 'sat') throw new Error(backbone.status);
    expect(backbone.common.map((literal) => [literal.variable, literal.test(1)])).toEqual([
      [p, true],
      [q, false],
    ]);
  });

  it('is of the assumptions of this call alone, and leaves no trace', () => {
    const solver = new Solver();
    const [x, y] = [solver.int(0, 3, 'x'), solver.int(0, 3, 'y')];
    solver.post(sum([x, y], '=', 3));
    expect(common(solver.backbone([x.eq(1), y.ge(2)], { assumptions: [x.le(1)] }))).toEqual(['y >= 2']);
    expect(common(solver.backbone([x.eq(1), y.ge(2)]))).toEqual([]);
    expect([...solver.solutions()]).toHaveLength(4);
  });

  it('claims nothing when a limit ends it half way', () => {
    const solver = new Solver();
    const crowded = solver.bool();
    pigeonhole(solver, 9, crowded);
    solver.prefer(crowded, 0);
    expect(solver.backbone([crowded], { conflictLimit: 100 })).toEqual({
      status: 'sat',
      common: [],
      complete: false,
      solves: 2,
    });
  });

  it('has no answer without solutions, and none before its time', () => {
    const solver = new Solver();
    const p = solver.bool();
    expect(solver.backbone([p], { conflictLimit: 0 })).toEqual({
      status: 'unknown',
      because: 'conflicts',
      solves: 1,
    });
    solver.post(clause([]));
    expect(solver.backbone([p])).toEqual({ status: 'unsat', solves: 1 });
  });
});
