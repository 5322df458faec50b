/** What is left behind by code of others that throws. */
import { describe, expect, it } from 'vitest';
import { Propagator } from './constraint.ts';
import {
  allDifferent,
  atLeast,
  type Constraint,
  type Kernel,
  type Lit,
  ModelError,
  Probe,
  type SearchLog,
  Solver,
  sum,
} from './index.ts';

type Moment = 'attach' | 'propagate' | 'explain';

/** a implies b; throws once, at the moment given. */
class Thrower extends Propagator {
  readonly name = 'thrower';
  readonly #a: Lit;
  readonly #b: Lit;
  readonly #moment: Moment;
  #isDone = false;

  constructor(a: Lit, b: Lit, moment: Moment) {
    super();
    this.#a = a;
    this.#b = b;
    this.#moment = moment;
  }

  #throwAt(moment: Moment): void {
    if (moment !== this.#moment || this.#isDone) return;
    this.#isDone = true;
    throw new RangeError('thrown on purpose');
  }

  attach(kernel: Kernel): void {
    this.#throwAt('attach');
    kernel.wakeOn(this.#a, this);
  }

  propagate(kernel: Kernel): boolean {
    this.#throwAt('propagate');
    return kernel.trail.value[this.#a] <= 0 || kernel.infer(this.#b, this);
  }

  explain(kernel: Kernel): void {
    this.#throwAt('explain');
    kernel.premise(this.#a);
  }
}

/** All ways to ask; each must throw, and say what was thrown. */
function expectRefused(solver: Solver): void {
  const b = solver.bool();
  const questions = [
    () => solver.solve(),
    () => solver.solve({ labeling: { variables: [b] } }),
    () => [...solver.solutions()],
    () => solver.minimize(b),
    () => solver.backbone([b]),
    () => solver.post(atLeast(1, [b])),
    () => new Probe(solver).assume([b.code]),
    () => solver.atRoot(() => {}),
  ];
  for (const question of questions) {
    expect(question).toThrow(ModelError);
    expect(question).toThrow('thrown on purpose');
  }
}

describe('a propagator that throws', () => {
  it.each(['attach', 'propagate', 'explain'] as const)('in %s: the solver says so from then on', (moment) => {
    const solver = new Solver();
    const [a, b, c] = [solver.bool(), solver.bool(), solver.bool()];
    const constraint: Constraint = {
      kind: 'thrower',
      scope: [a, b],
      holds: (value) => value(a) <= value(b),
      install: (into) => into.propagator(new Thrower(into.lit(a), into.lit(b), moment)),
    };
    const work = () => {
      solver.post(constraint);
      // Not a and not b, or a and a conflict that has to be explained.
      solver.post(sum([b, c], '<=', 1));
      solver.post(atLeast(1, [a.not(), c]));
      solver.prefer(a, 1);
      solver.decideFirst([a]);
      solver.solve();
    };
    expect(work).toThrow(RangeError);
    expectRefused(solver);
  });
});

describe('a log that throws', () => {
  it.each(['explained', 'learned'] as const)(
    'when something is %s: the solver says so from then on',
    (told) => {
      const log: SearchLog = { explained: () => {}, learned: () => {}, deleted: () => {} };
      const solver = new Solver({
        log: {
          ...log,
          [told]: () => {
            throw new RangeError('thrown on purpose');
          },
        },
      });
      const bools = Array.from({ length: 12 }, () => solver.bool());
      // Four pigeons, three holes.
      const work = () => {
        for (let hole = 0; hole < 3; hole++)
          solver.post(
            sum(
              bools.filter((_, i) => i % 3 === hole),
              '<=',
              1,
            ),
          );
        for (let pigeon = 0; pigeon < 4; pigeon++)
          solver.post(atLeast(1, bools.slice(3 * pigeon, 3 * pigeon + 3)));
        // Sums are not told of, but what this infers is.
        solver.post(allDifferent([solver.int(0, 1), solver.int(0, 1), solver.int(0, 2)]));
        solver.solve();
      };
      expect(work).toThrow(RangeError);
      expectRefused(solver);
    },
  );
});

describe('a choice that throws', () => {
  it('ends its search, and nothing else', () => {
    const solver = new Solver();
    const xs = [solver.int(0, 2), solver.int(0, 2)];
    solver.post(sum(xs, '=', 2));
    const choose = () => {
      throw new RangeError('thrown on purpose');
    };
    const labeling = { variables: xs, choose };
    expect(() => solver.solve({ labeling })).toThrow(RangeError);
    expect(() => solver.solve({ follow: labeling })).toThrow(RangeError);
    expect(() => solver.minimize(xs[0], { labeling })).toThrow(RangeError);
    expect([...solver.solutions()]).toHaveLength(3);
  });
});
