import { describe, expect, test } from 'vitest';
import { Random, seed } from '../../../test/random.ts';
import { atLeast, atMost, clause, exactly, Probe, Solver, singleLoop } from '../index.ts';
import { Lease } from '../lease.ts';
import { Kernel } from './kernel.ts';

/** Some clauses and counts, plain and guarded, over a few variables. */
function problem(random: Random) {
  const solver = new Solver();
  const bools = Array.from({ length: 6 + random.below(40) }, () => solver.bool());
  for (let posted = 0; posted < bools.length; posted++) {
    const some = random.shuffle(bools).slice(0, 2 + random.below(5));
    const literals = some.map((bool) => (random.below(2) === 0 ? bool : bool.not()));
    const constraint = [
      clause(literals),
      atMost(some.length - 1, literals),
      atLeast(1 + random.below(2), literals),
      exactly(1, some),
    ][random.below(4)];
    solver.post(constraint, random.below(3) === 0 ? { when: random.pick(bools) } : {});
  }
  return { bools, kernel: solver.atRoot((kernel) => kernel) };
}

describe('a copy of a kernel', () => {
  test(`propagates and blames as the original does, and neither hears of the other (seed ${seed})`, () => {
    let copied = 0;
    for (let round = 0; round < 200; round++) {
      const random = new Random(seed + round);
      const { bools, kernel } = problem(random);
      if (kernel.contradictory) continue;
      const copy = kernel.copy();
      if (!copy) throw new Error('nothing here cannot be copied');
      copied++;
      const [one, other] = [kernel, copy].map((each) => new Probe(new Lease(each)));
      for (let step = 0; step < 12; step++) {
        const lits = random
          .shuffle(bools)
          .slice(0, 1 + random.below(3))
          .map(({ code }) => code ^ random.below(2));
        // The same on both, or on one alone: what happens there must not show on the other.
        const alone = random.below(3) === 0;
        const good = one.assume(lits);
        if (!alone) {
          expect(other.assume(lits)).toBe(good);
          if (!good) expect(other.blame()).toEqual(one.blame());
          expect(bools.map(({ code }) => other.value(code))).toEqual(
            bools.map(({ code }) => one.value(code)),
          );
        }
        one.retract(0);
        other.retract(0);
        if (alone) break;
      }
      expect(bools.map(({ code }) => other.value(code))).toEqual(bools.map(({ code }) => one.value(code)));
    }
    expect(copied).toBeGreaterThan(100);
  });

  test('is refused where something cannot be copied', () => {
    const withInteger = new Solver();
    withInteger.int(0, 5);
    expect(withInteger.atRoot((kernel) => kernel.copy())).toBeUndefined();
    const withPropagator = new Solver();
    const cells = Array.from({ length: 4 }, () => withPropagator.bool());
    withPropagator.post(
      singleLoop(cells, [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 0],
      ]),
    );
    expect(withPropagator.atRoot((kernel) => kernel.copy())).toBeUndefined();
    const searching = new Solver();
    const probe = new Probe(searching);
    const bool = searching.bool();
    probe.assume([bool.code]);
    expect(probe.copy()).toBeUndefined();
    const waiting = new Kernel();
    waiting.addClause([2 * waiting.newVariable()]);
    expect(waiting.copy()).toBeUndefined();
    waiting.propagate();
    expect(waiting.copy()).toBeDefined();
  });
});
