import { describe, expect, it } from 'vitest';
import { atLeast, atMost, type BoolVar, clause, exactly, linear, Solver } from '../index.ts';
import { Random } from '../random.ts';
import { LocalSearch } from './local-search.ts';

/** A grid cut into patches of `size` cells on average, one variable each, and the counts of a hidden picture. */
function patched(side: number, size: number, seed: number): { solver: Solver; cells: BoolVar[] } {
  const random = new Random(seed);
  const solver = new Solver();
  const cells: BoolVar[] = [];
  const hidden = new Map<BoolVar, number>();
  for (let cell = 0; cell < side * side; cell++) {
    const beside = [
      ...(cell % side > 0 ? [cells[cell - 1]!] : []),
      ...(cell >= side ? [cells[cell - side]!] : []),
    ];
    const patch = beside.length > 0 && random.below(size) > 0 ? random.pick(beside) : solver.bool();
    cells.push(patch);
    if (!hidden.has(patch)) hidden.set(patch, random.below(2));
  }
  for (let line = 0; line < side; line++) {
    const row = cells.slice(line * side, (line + 1) * side);
    const column = cells.filter((_, cell) => cell % side === line);
    for (const along of [row, column]) {
      const wanted = along.reduce((sum, patch) => sum + hidden.get(patch)!, 0);
      solver.post(exactly(wanted, along));
    }
  }
  return { solver, cells };
}

/** The same for a grid whose cells have a variable each. */
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

  it('is left out where there is hardly more than a planted solution, and goes first where there are many', () => {
    const outlooks = [patched(40, 5, 2), counted(5, 1), patched(50, 4, 2)].map(
      ({ solver }) => LocalSearch.on(solver, 1)?.outlook,
    );
    expect(outlooks).toEqual(['poor', 'open', 'good']);
  });

  it('finds what learning alone does not', () => {
    const limits = { conflictLimit: 6000 };
    const alone = patched(50, 4, 2).solver;
    expect(alone.solve(limits)).toEqual({ status: 'unknown', because: 'conflicts' });
    const { solver, cells } = patched(50, 4, 2);
    expect(solver.solve({ ...limits, localSearch: true }).status).toBe('sat');
    expect(solver.statistics.localSolutions).toBe(1);
    expect(new Set(cells).size).toBeGreaterThan(300);
  });

  it('counts its memory with that of the solver', () => {
    const limits = { conflictLimit: 6000, memoryLimit: Number.POSITIVE_INFINITY };
    const alone = patched(50, 4, 2).solver;
    alone.solve(limits);
    limits.memoryLimit = 1_000_000 + alone.atRoot(({ bytes }) => bytes);
    expect(patched(50, 4, 2).solver.solve(limits)).toEqual({ status: 'unknown', because: 'conflicts' });
    const outcome = patched(50, 4, 2).solver.solve({ ...limits, localSearch: true });
    expect(outcome).toEqual({ status: 'unknown', because: 'memory' });
  });

  it('does not run where there are more than clauses and sums', () => {
    const solver = new Solver();
    solver.int(0, 5);
    expect(LocalSearch.on(solver, 1)).toBeUndefined();
  });
});
