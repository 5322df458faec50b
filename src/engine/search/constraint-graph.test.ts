import { describe, expect, it } from 'vitest';
import { allDifferent, atLeast, Solver } from '../index.ts';
import { Random } from '../random.ts';
import { ConstraintGraph } from './constraint-graph.ts';

/** Steps from a variable to each that it reaches, by scopes of at most so many variables. */
function distances(scopes: readonly (readonly number[])[], from: number): Map<number, number> {
  const steps = new Map([[from, 0]]);
  for (const [x, far] of steps)
    for (const scope of scopes.filter((all) => all.includes(x)))
      for (const y of scope) if (!steps.has(y)) steps.set(y, far + 1);
  return steps;
}

describe('a walk from constraint to constraint', () => {
  it.each([1, 2, 3, 4, 5])('meets what it reaches once, nearest first (seed %i)', (seed) => {
    const random = new Random(seed);
    const solver = new Solver();
    const xs = Array.from({ length: 30 }, () => solver.bool());
    const scopes: number[][] = [];
    for (let c = 0; c < 18; c++) {
      const scope = Array.from({ length: 1 + random.below(5) }, () => random.pick(xs));
      solver.post(atLeast(1, scope));
      if (scope.length <= 4) scopes.push(scope.map(({ index }) => index));
    }
    const graph = new ConstraintGraph(solver, 4);
    const reached: number[] = [];
    for (const { index } of xs) {
      const expected = distances(scopes, index);
      const walk = [...graph.near([index], random)];
      expect(new Set(walk)).toEqual(new Set(expected.keys()));
      expect(walk).toHaveLength(expected.size);
      const far = walk.map((x) => expected.get(x)!);
      expect(far).toEqual([...far].sort((a, b) => a - b));
      reached.push(walk.length);
    }
    expect(Math.max(...reached)).toBeGreaterThan(3);
  });

  it('begins with all that it is given, and may be left in the middle', () => {
    const solver = new Solver();
    const xs = Array.from({ length: 6 }, () => solver.int(0, 9));
    solver.post(allDifferent(xs.slice(0, 3)));
    solver.post(allDifferent(xs.slice(2, 5)));
    const graph = new ConstraintGraph(solver, 10);
    for (const _ of graph.near([0], new Random(1))) break;
    const [first, second, ...rest] = graph.near([5, 4], new Random(1));
    expect([first, second]).toEqual([5, 4]);
    expect(rest.sort()).toEqual([0, 1, 2, 3]);
  });
});
