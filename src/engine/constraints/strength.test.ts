/** What propagation alone must find: a constraint that finds less has the same solutions, and no other suite notices. */
import { describe, expect, it } from 'vitest';
import { absolute, and, iff, noOverlap, Solver, sum } from '../index.ts';

describe('at the root', () => {
  it('absolute cuts both ends of its argument', () => {
    const solver = new Solver();
    const [x, size] = [solver.int(-9, 9), solver.int(0, 3)];
    solver.post(absolute(size, x));
    expect([x.min, x.max]).toEqual([-3, 3]);
  });

  it('noOverlap sees that a line cuts too many rectangles', () => {
    const solver = new Solver();
    const squares = [0, 1, 2].map(() => ({
      x: solver.int(0, 1),
      y: solver.int(0, 1),
      width: 2,
      height: 2,
    }));
    solver.post(noOverlap(squares));
    expect([solver.solve().status, solver.statistics.decisions]).toEqual(['unsat', 0]);
  });

  it.each([2, 40])('noOverlap bounds a size by what is beside it, with %i others far away', (others) => {
    const solver = new Solver();
    const at = (x: number, y: number) => ({ x: solver.int([x]), y: solver.int([y]), width: 1, height: 1 });
    const width = solver.int(1, 9);
    solver.post(
      noOverlap([
        { x: solver.int([0]), y: solver.int([0]), width, height: 1 },
        at(3, 0),
        ...Array.from({ length: others }, (_, k) => at(100 + 2 * k, 50)),
      ]),
    );
    expect(width.max).toBe(3);
  });

  it.each([3, 8])('a sum of %i truth values that is fixed settles whether it equals a number', (count) => {
    let asked = 0;
    for (const relation of ['=', '!='] as const) {
      for (let total = 0; total <= count; total++) {
        const solver = new Solver();
        const bools = Array.from({ length: count }, () => solver.bool());
        const isSo = solver.bool();
        solver.post(iff(isSo, sum(bools, relation, total)));
        solver.post(and(...bools.map((bool, i) => (i % 2 === 0 ? bool : bool.not()))));
        const holds = Number((total === Math.ceil(count / 2)) === (relation === '='));
        expect([isSo.min, isSo.max], `${relation} ${total}`).toEqual([holds, holds]);
        asked++;
      }
    }
    expect(asked).toBe(2 * (count + 1));
  });
});
