/** Sums over 0/1 variables and linear inequalities over integers share their variables: neither may mislead the other. */
import { expect, it } from 'vitest';
import { Random, seed } from '../../../test/random.ts';
import type { Constraint } from '../constraint.ts';
import { sum } from '../constraints/index.ts';
import { Solver } from '../solver.ts';
import type { BoolVar, IntVar } from '../variable.ts';

const BOOLS = 7;
const INTS = 2;
const MOST = 3;

/** Some sums of 0/1 variables alone, which refuse at once, and some that an integer counts. */
function randomModel(random: Random, solver: Solver): { variables: IntVar[]; constraints: Constraint[] } {
  const bools: BoolVar[] = Array.from({ length: BOOLS }, () => solver.bool());
  const ints = Array.from({ length: INTS }, () => solver.int(0, MOST));
  const some = (): BoolVar[] => bools.filter(() => random.below(2) === 0);
  const relation = () => (['=', '<=', '>='] as const)[random.below(3)]!;
  const constraints = [
    ...ints.flatMap((count) => [sum(some(), '=', count), sum(some(), relation(), count)]),
    ...Array.from({ length: 3 }, () => sum(some(), relation(), 1 + random.below(2))),
  ];
  return { variables: [...bools, ...ints], constraints };
}

it(`conflicts in one kind of sum leave the other right (seed ${seed})`, () => {
  let solved = 0;
  for (let round = 0; round < 40; round++) {
    for (const how of ['labeling', 'learning'] as const) {
      const solver = new Solver();
      const { variables, constraints } = randomModel(new Random(seed + round), solver);
      solver.postAll(constraints);
      let expected = 0;
      for (let code = 0; code < 2 ** BOOLS * (MOST + 1) ** INTS; code++) {
        let rest = code;
        const values = variables.map((_, at) => {
          const base = at < BOOLS ? 2 : MOST + 1;
          const value = rest % base;
          rest = Math.floor(rest / base);
          return value;
        });
        if (constraints.every((one) => one.holds((x) => values[variables.indexOf(x)]!))) expected++;
      }
      let found = 0;
      const options = how === 'labeling' ? { labeling: { variables } } : {};
      for (const outcome of solver.solutions({ variables, ...options })) {
        if (outcome.status !== 'sat') break;
        expect(constraints.every((one) => one.holds(outcome.value))).toBe(true);
        found++;
      }
      expect(found, `round ${round}, ${how}`).toBe(expected);
      solved += found;
    }
  }
  expect(solved).toBeGreaterThan(100);
});
