import { describe, expect, it } from 'vitest';
import { Random, seed } from '../../../test/random.ts';
import { type Bool, clause, type IntVar, linear, Solver, type Term } from '../index.ts';
import { CoreGuided } from './core-guided.ts';

/** Steps until the best is known; counts how often the bound rose. */
function smallest(solver: Solver, terms: readonly Term[]) {
  const cores = new CoreGuided(solver, terms);
  let raised = 0;
  for (;;) {
    const before = cores.lower;
    const step = cores.take(solver.solve({ assumptions: cores.assumed }));
    if (step.status === 'unknown') throw new Error(step.because);
    if (step.status === 'unsat') return { best: 'unsat' as const, raised };
    if (step.status === 'raised') {
      raised++;
      expect(cores.lower).toBeGreaterThan(before);
    } else if (step.optimal) {
      const best = terms.reduce((sum, [c, x]) => sum + c * valueIn(step.solution.value, x), 0);
      expect(best).toBe(cores.lower);
      return { best, raised };
    }
  }
}

const valueIn = (value: (x: IntVar) => number, x: Term[1]): number =>
  'variable' in x ? (x.test(value(x.variable)) ? 1 : 0) : value(x);

describe('the bound from cores', () => {
  it(`reaches the smallest sum, by brute force (seed ${seed})`, () => {
    const random = new Random(seed);
    const answers = new Set<number | 'unsat'>();
    let rises = 0;
    for (let round = 0; round < 80; round++) {
      const solver = new Solver();
      const bools = Array.from({ length: 4 }, () => solver.bool());
      const ints = Array.from({ length: 2 }, () => solver.int(-1, 1 + random.below(3)));
      const pick = (): Bool => {
        const b = random.pick(bools);
        return random.below(2) === 0 ? b : b.not();
      };
      const terms: Term[] = [
        ...Array.from({ length: 5 }, (): Term => [random.below(9) - 4, pick()]),
        ...ints.map((x): Term => [random.below(7) - 3, x]),
      ];
      for (let k = 0; k < 3; k++) solver.post(clause([pick(), pick(), ints[k % 2].ge(1)]));
      solver.post(
        linear(
          [
            [1, ints[0]],
            [1, ints[1]],
            [1, bools[0]],
            [1, bools[1]],
          ],
          '>=',
          random.below(5),
        ),
      );
      const sums: number[] = [];
      for (const outcome of solver.solutions({ variables: [...bools, ...ints] })) {
        if (outcome.status !== 'sat') throw new Error(outcome.status);
        sums.push(terms.reduce((sum, [c, x]) => sum + c * valueIn(outcome.value, x), 0));
      }
      const { best, raised } = smallest(solver, terms);
      expect(best).toBe(sums.length === 0 ? 'unsat' : Math.min(...sums));
      answers.add(best);
      rises += raised;
    }
    expect(answers.size).toBeGreaterThan(5);
    expect(rises).toBeGreaterThan(30);
  });

  it('pays at once what the root has passed', () => {
    const solver = new Solver();
    const x = solver.int(0, 9000);
    const [p, q] = [solver.bool(), solver.bool()];
    // No value below 5000 is left but 0, and that is refuted by search alone.
    solver.post(clause([x.le(0), x.ge(5000)]));
    for (const a of [p, p.not()]) for (const b of [q, q.not()]) solver.post(clause([x.ge(1), a, b]));
    expect(smallest(solver, [[2, x]])).toEqual({ best: 10_000, raised: 1 });
  });
});
