import { describe, expect, it } from 'vitest';
import { Random, seed } from '../../../test/random.ts';
import { type IntVar, linear, Solver } from '../index.ts';
import { pricedRows } from './priced-rows.ts';

/** All values of some variables with these upper bounds. */
function* fillings(most: readonly number[]): Generator<number[]> {
  const [first, ...rest] = most;
  if (first === undefined) yield [];
  else for (let v = 0; v <= first; v++) for (const others of fillings(rest)) yield [v, ...others];
}

const total = (weights: readonly number[], values: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * values[at], 0);

describe('priced rows', () => {
  it(`follow from the rows and the cost, whatever their signs (seed ${seed})`, () => {
    const random = new Random(seed);
    let made = 0;
    let kept = 0;
    let refused = 0;
    for (let trial = 0; trial < 300; trial++) {
      const most = [1, 1, 3, 1, 2].map((high) => (random.below(4) === 0 ? 1 : high));
      const large = random.below(2) === 0 ? 2 : 10;
      const some = () => most.map(() => random.below(2 * large - 1) - large + 1);
      const costs = most.map(() => random.below(19) - 9);
      const constant = random.below(9) - 4;
      const factor = random.below(2) === 0 ? 1 : -1;
      const solver = new Solver();
      const xs: IntVar[] = most.map((high) => (high === 1 ? solver.bool() : solver.int(0, high)));
      const x = solver.int(-200, 200);
      const terms = (own: readonly number[]) => xs.map((y, at) => [own[at], y] as const);
      const rows = Array.from({ length: 1 + random.below(3) }, () => ({
        weights: some(),
        relation: (['<=', '>=', '='] as const)[random.below(3)],
        bound: random.below(2 * large + 1) - large,
      }));
      const constraints = pricedRows(
        { x, factor, terms: terms(costs), constant },
        rows.map(({ weights, relation, bound }) => ({ terms: terms(weights), relation, total: bound })),
        (y) => solver.rootBounds(y),
      );
      made += constraints.length;
      for (const values of fillings(most)) {
        const holds = rows.every(({ weights, relation, bound }) => {
          const sum = total(weights, values);
          return relation === '=' ? sum === bound : relation === '<=' ? sum <= bound : sum >= bound;
        });
        const cost = factor * (total(costs, values) + constant);
        for (const constraint of constraints) {
          const followed = constraint.holds((y) => (y === x ? cost : values[xs.indexOf(y as IntVar)]));
          if (holds) {
            expect(followed).toBe(true);
            kept++;
          } else if (!followed) refused++;
        }
      }
    }
    expect(made).toBeGreaterThan(200);
    expect(kept).toBeGreaterThan(2000);
    expect(refused).toBeGreaterThan(200);
  });

  it('are none where the cost is not in the row, or the numbers are too large', () => {
    const solver = new Solver();
    const [a, b] = [solver.bool(), solver.bool()];
    const x = solver.int(0, 2_000_000_000);
    const boundsOf = (y: IntVar) => solver.rootBounds(y);
    const row = { terms: [[1, a]] as const, relation: '>=', total: 1 } as const;
    expect(pricedRows({ x, factor: 1, terms: [[1, b]], constant: 0 }, [row], boundsOf)).toEqual([]);
    const large = {
      terms: [
        [999_999_937, a],
        [3, b],
      ] as const,
      relation: '>=',
      total: 3,
    } as const;
    expect(pricedRows({ x, factor: 1, terms: [[999_999_929, a]], constant: 0 }, [large], boundsOf)).toEqual(
      [],
    );
  });

  it(`let a knapsack of 60 items end soon, with its best (seed ${seed})`, () => {
    const random = new Random(seed);
    const weights = Array.from({ length: 60 }, () => 10 + random.below(90));
    const gains = weights.map((weight) => weight + random.below(20));
    const capacity = Math.floor(
      total(
        weights,
        weights.map(() => 1),
      ) / 2,
    );
    // By dynamic programming.
    const best = new Int32Array(capacity + 1);
    for (const [at, weight] of weights.entries())
      for (let room = capacity; room >= weight; room--)
        best[room] = Math.max(best[room], best[room - weight] + gains[at]);
    const solver = new Solver();
    const items = weights.map(() => solver.bool());
    const gain = solver.int(
      0,
      total(
        gains,
        gains.map(() => 1),
      ),
    );
    solver.post(
      linear(
        items.map((item, at) => [weights[at], item] as const),
        '<=',
        capacity,
      ),
    );
    solver.post(linear([...items.map((item, at) => [gains[at], item] as const), [-1, gain]], '=', 0));
    expect(solver.maximize(gain, { conflictLimit: 10_000 })).toMatchObject({
      status: 'optimal',
      best: best[capacity],
    });
  });
});
