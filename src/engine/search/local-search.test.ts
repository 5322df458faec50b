import { describe, expect, it } from 'vitest';
import { atLeast, atMost, type BoolVar, clause, exactly, linear, Solver } from '../index.ts';
import { LocalSearch } from './local-search.ts';

/** A grid of 0/1 variables whose rows and columns have the counts of a hidden picture. */
function counted(side: number, seed: number): { solver: Solver; cells: BoolVar[] } {
  const solver = new Solver();
  const cells = Array.from({ length: side * side }, () => solver.bool());
  let state = seed;
  const hidden = cells.map(() => {
    state = (Math.imul(state, 1103515245) + 12345) | 0;
    return state < 0;
  });
  for (let line = 0; line < side; line++) {
    const row = cells.map((_, cell) => cell).filter((cell) => Math.floor(cell / side) === line);
    const column = cells.map((_, cell) => cell).filter((cell) => cell % side === line);
    for (const along of [row, column]) {
      const wanted = along.filter((cell) => hidden[cell]).length;
      solver.post(
        exactly(
          wanted,
          along.map((cell) => cells[cell]!),
        ),
      );
    }
  }
  return { solver, cells };
}

describe('a local search', () => {
  it('comes to a solution, which learning then takes over without a conflict', () => {
    let found = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const { solver } = counted(12, seed);
      if (!LocalSearch.on(solver, seed)!.run(200_000)) continue;
      found++;
      expect(solver.solve().status).toBe('sat');
      expect(solver.statistics.conflicts).toBe(0);
    }
    expect(found).toBeGreaterThan(15);
  });

  it('keeps weights, clauses, root facts and assumptions', () => {
    const solver = new Solver();
    const [a, b, c, d] = Array.from({ length: 4 }, () => solver.bool()) as [
      BoolVar,
      BoolVar,
      BoolVar,
      BoolVar,
    ];
    solver.post(
      linear(
        [
          [3, a],
          [2, b],
          [2, c],
          [-1, d],
        ],
        '=',
        4,
      ),
    );
    solver.post(clause([a, b, d]));
    solver.post(atMost(3, [a, b, c, d]));
    solver.post(atLeast(1, [c]));
    const walk = solver.atRoot((kernel, counts) =>
      LocalSearch.of(kernel, Int32Array.of(d.code ^ 1), 5, counts),
    );
    expect(walk?.run(10_000)).toBe(true);
    const answer = solver.solve({ assumptions: [d.not()] });
    expect(answer.status === 'sat' && [a, b, c, d].map(answer.value)).toEqual([0, 1, 1, 0]);
  });

  it('repeats its walk for the same seed, and never ends on what has no solution', () => {
    const walks = [7, 7, 8].map((seed) => {
      const { solver } = counted(12, 3);
      expect(LocalSearch.on(solver, seed)!.run(200_000)).toBe(true);
      const phases = solver.atRoot(({ phase }) => phase.join(''));
      return `${solver.statistics.localSteps} ${phases}`;
    });
    expect(walks[0]).toBe(walks[1]);
    expect(walks[0]).not.toBe(walks[2]);

    const solver = new Solver();
    const xs = Array.from({ length: 6 }, () => solver.bool());
    solver.post(
      linear(
        xs.map((x) => [2, x] as const),
        '=',
        5,
      ),
    );
    expect(LocalSearch.on(solver, 1)!.run(20_000)).toBe(false);
    expect(solver.solve({ localSearch: true }).status).toBe('unsat');
  });

  it('does not run where there are more than clauses and sums', () => {
    const solver = new Solver();
    solver.int(0, 5);
    expect(LocalSearch.on(solver, 1)).toBeUndefined();
  });
});
