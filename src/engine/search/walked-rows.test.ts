import { describe, expect, it } from 'vitest';
import { type BoolVar, type Comparison, clause, linear, Solver } from '../index.ts';
import { Random } from '../random.ts';
import { looseness } from './looseness.ts';
import { WalkedRows } from './walked-rows.ts';

const rowsOf = (solver: Solver): WalkedRows =>
  solver.atRoot((kernel) => new WalkedRows(kernel, new Int32Array(0)));

/** Whether the rows and what the root has settled hold for these values, one bit a variable. */
function keeps(rows: WalkedRows, codes: readonly number[], values: number): boolean {
  const valueAt = new Map(codes.map((code, at) => [code >> 1, (values >> at) & 1]));
  for (const [v, value] of valueAt) if (rows.settled(v) >= 0 && rows.settled(v) !== value) return false;
  for (let row = 0; row < rows.count; row++) {
    let sum = 0;
    for (let i = rows.starts[row]!; i < rows.starts[row + 1]!; i++)
      sum += rows.weights[i]! * valueAt.get(rows.variables[i]!)!;
    if (sum < rows.least[row]! || sum > rows.most[row]!) return false;
  }
  return true;
}

describe('the rows of a local search', () => {
  it('hold for exactly the values that the constraints allow', () => {
    const random = new Random(11);
    let allowed = 0;
    let refused = 0;
    for (let trial = 0; trial < 60; trial++) {
      const solver = new Solver();
      const xs = Array.from({ length: 7 }, () => solver.bool());
      const checks: ((values: number) => boolean)[] = [];
      for (let posted = 0; posted < 3; posted++) {
        const terms = random.shuffled(xs).slice(0, 2 + random.below(5));
        const weights = terms.map(() => (1 + random.below(3)) * (random.below(2) * 2 - 1));
        const comparison = random.pick<Comparison>(['=', '<=', '>=']);
        const bound = random.below(5) - 2;
        solver.post(
          linear(
            terms.map((x, at) => [weights[at]!, x] as const),
            comparison,
            bound,
          ),
        );
        checks.push((values) => {
          const sum = terms.reduce((all, x, at) => all + weights[at]! * ((values >> xs.indexOf(x)) & 1), 0);
          return comparison === '=' ? sum === bound : comparison === '<=' ? sum <= bound : sum >= bound;
        });
      }
      const [a, b] = random.shuffled(xs) as [BoolVar, BoolVar];
      solver.post(clause([a, b.not()]));
      checks.push((values) => ((values >> xs.indexOf(a)) & 1) === 1 || ((values >> xs.indexOf(b)) & 1) === 0);
      const rows = rowsOf(solver);
      if (solver.solve().status === 'unsat') continue;
      for (let values = 0; values < 128; values++) {
        const isAllowed = checks.every((check) => check(values));
        expect(
          keeps(
            rows,
            xs.map(({ code }) => code),
            values,
          ),
        ).toBe(isAllowed);
        if (isAllowed) allowed++;
        else refused++;
      }
    }
    expect(allowed).toBeGreaterThan(100);
    expect(refused).toBeGreaterThan(1000);
  });

  it('are one for an equation, however its halves are written', () => {
    const solver = new Solver();
    const xs = Array.from({ length: 6 }, () => solver.bool());
    solver.post(
      linear(
        xs.map((x, at) => [1 + (at % 3), x] as const),
        '=',
        6,
      ),
    );
    const [a, b, c] = xs as [BoolVar, BoolVar, BoolVar];
    solver.post(
      linear(
        [
          [1, c],
          [1, a],
          [2, b],
        ],
        '<=',
        3,
      ),
    );
    solver.post(
      linear(
        [
          [-2, b],
          [-1, a],
          [-1, c],
        ],
        '<=',
        -1,
      ),
    );
    // Not all three, and one of them: clauses, whose weights are one.
    const rows = rowsOf(solver);
    expect(Array.from({ length: rows.count }, (_, row) => [rows.least[row], rows.most[row]])).toEqual([
      [6, 6],
      [1, 2],
    ]);
  });
});

describe('how many solutions there are', () => {
  it('is told to within a few bits, for even and for one-sided pictures', () => {
    const random = new Random(5);
    let compared = 0;
    for (const chance of [50, 25, 15]) {
      let told = 0;
      let counted = 0;
      for (let trial = 0; trial < 12; trial++) {
        const solver = new Solver();
        const xs = Array.from({ length: 16 }, () => solver.bool());
        const hidden = xs.map(() => (random.below(100) < chance ? 1 : 0));
        const equations = Array.from({ length: 3 }, () => {
          const weights = xs.map(() => random.below(3));
          return { weights, sum: weights.reduce((sum, weight, at) => sum + weight * hidden[at]!, 0) };
        });
        for (const { weights, sum } of equations)
          solver.post(
            linear(
              xs.map((x, at) => [weights[at]!, x] as const),
              '=',
              sum,
            ),
          );
        let solutions = 0;
        for (let values = 0; values < 1 << 16; values++) {
          const holds = equations.every(
            ({ weights, sum }) => weights.reduce((all, w, at) => all + w * ((values >> at) & 1), 0) === sum,
          );
          if (holds) solutions++;
        }
        told += looseness(rowsOf(solver));
        counted += Math.log2(solutions);
        compared++;
      }
      expect(Math.abs(told - counted) / 12).toBeLessThan(2);
    }
    expect(compared).toBe(36);
  });

  it('counts clauses as the share of values that they leave', () => {
    const solver = new Solver();
    const random = new Random(3);
    const xs = Array.from({ length: 100 }, () => solver.bool());
    for (let i = 0; i < 300; i++) {
      const [a, b, c] = random.shuffled(xs) as [BoolVar, BoolVar, BoolVar];
      solver.post(clause([a, random.below(2) ? b : b.not(), c.not()]));
    }
    expect(looseness(rowsOf(solver))).toBeCloseTo(100 + 300 * Math.log2(7 / 8), -1);
  });
});
