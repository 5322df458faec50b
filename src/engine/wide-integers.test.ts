/**
 * Wide integers whose bounds the root has moved far, without a literal for each step: literals made before, between and
 * after, in the constraints of both kinds, have the solutions that brute force finds.
 */
import { expect, it } from 'vitest';
import { Random, seed } from '../../test/random.ts';
import { rounds } from '../../test/rounds.ts';
import { type Bool, type Constraint, type IntVar, linear, or, product, Solver } from './index.ts';

const WIDE = 5000;

function solutionsOf(random: Random): { found: string[]; expected: string[] } {
  const solver = new Solver();
  /** Where the root leaves the integers. */
  const left = random.pick([
    [-1, 0, 1, 2],
    [0, 1],
  ]);
  const xs = Array.from({ length: 2 }, () => solver.int(-WIDE, WIDE));
  const early = (): Bool => {
    const x = random.pick(xs);
    const bound = random.below(3) === 0 ? random.pick([-400, 400]) : random.pick(left);
    return random.pick([() => x.ge(bound), () => x.le(bound), () => x.eq(bound), () => x.ne(bound)])();
  };
  const bools = Array.from({ length: 4 }, early);
  const posted: Constraint[] = [];
  const post = (constraint: Constraint) => {
    posted.push(constraint);
    solver.post(constraint);
  };
  const link = () => {
    const [x, y] = xs as [IntVar, IntVar];
    const coefficient = 1 + random.below(3);
    post(
      random.pick([
        () =>
          linear([...[bools, xs].flatMap((all) => [[1, random.pick<Bool | IntVar>(all)] as const])], '>=', 1),
        () =>
          linear(
            [
              [coefficient, x],
              [-1, y],
              [1, random.pick(bools)],
            ],
            random.pick(['<=', '!=']),
            random.below(3),
          ),
        () =>
          or(
            random.pick(bools),
            linear(
              [
                [1, x],
                [coefficient, y],
              ],
              '<=',
              random.below(4),
            ),
          ),
        () => product(x, y, x),
      ])(),
    );
  };
  link();
  for (const x of xs) {
    const weight = solver.int(0, WIDE);
    // Two steps on each side, by sums that move bounds.
    for (const [side, end] of [
      [1, left.at(-1)!],
      [-1, -left[0]!],
    ] as const)
      for (const first of [end + 1000, end])
        post(
          linear(
            [
              [side, x],
              [1, weight],
            ],
            '<=',
            first,
          ),
        );
    bools.push(early());
    link();
    solver.post(linear([[1, weight]], '=', 0));
  }
  link();
  const found: string[] = [];
  for (const outcome of solver.solutions({ variables: xs }))
    if (outcome.status === 'sat') found.push(xs.map(outcome.value).join());
  const expected = left
    .flatMap((a) => left.map((b) => [a, b] as const))
    .filter((values) => posted.every((constraint) => constraint.holds((x) => values[xs.indexOf(x)] ?? 0)));
  return { found: found.sort(), expected: expected.map((values) => values.join()).sort() };
}

it(`wide integers keep their constraints after the root has moved them (seed ${seed})`, () => {
  let solutions = 0;
  for (let round = 0; round < rounds(400); round++) {
    const { found, expected } = solutionsOf(new Random(seed + round));
    expect(found, `round ${round}`).toEqual(expected);
    solutions += found.length;
  }
  expect(solutions).toBeGreaterThan(rounds(400));
});
