/** Calls in the middle of other calls: none may change what another answers. */
import { describe, expect, it } from 'vitest';
import { Propagator } from './constraint.ts';
import {
  atLeast,
  type BoolVar,
  ClauseExchange,
  type Constraint,
  clause,
  type IntVar,
  type Kernel,
  type Lit,
  LocalSearch,
  ModelError,
  Probe,
  product,
  Solver,
  splitIntoCubes,
  splitOf,
  sum,
} from './index.ts';
import { CoreGuided } from './search/core-guided.ts';

/** The values of some variables in all solutions that an iteration gives, in order. */
function listed(iteration: ReturnType<Solver['solutions']>, of: readonly IntVar[], inLoop?: () => void) {
  const rows: string[] = [];
  for (const outcome of iteration) {
    if (outcome.status !== 'sat') throw new Error(outcome.status);
    rows.push(of.map(outcome.value).join());
    inLoop?.();
  }
  return rows;
}

const threeBools = () => {
  const solver = new Solver();
  const bools = [solver.bool(), solver.bool(), solver.bool()] as const;
  solver.post(atLeast(1, bools));
  return { solver, bools };
};

describe('an iteration by learning that is left', () => {
  it('does not move the labeling in whose loop that happens', () => {
    const solver = new Solver();
    const x = solver.bool();
    const y = solver.int(0, 2);
    const other = solver.solutions();
    other.next();
    const labeling = solver.solutions({ labeling: { variables: [x, y] }, assumptions: [x] });
    expect(listed(labeling, [x, y], () => other.return(undefined))).toEqual(['1,0', '1,1', '1,2']);
    expect(listed(solver.solutions(), [x, y])).toHaveLength(6);
  });

  it('may be left inside a choice', () => {
    const solver = new Solver();
    const x = solver.int(0, 3);
    const other = solver.solutions();
    other.next();
    const choose = () => {
      other.return(undefined);
      return x.max > x.min ? x.ge(x.min + 1) : null;
    };
    expect(listed(solver.solutions({ labeling: { variables: [x], choose } }), [x])).toEqual([
      '3',
      '2',
      '1',
      '0',
    ]);
    expect(listed(solver.solutions(), [x])).toHaveLength(4);
  });
});

describe('in the loop of a labeling', () => {
  const uses: [string, (solver: Solver, bools: readonly BoolVar[]) => void][] = [
    [
      'cubes',
      (solver, bools) =>
        splitIntoCubes(
          solver,
          bools.map(({ code }) => code),
          4,
        ),
    ],
    [
      'a split',
      (solver, bools) =>
        splitOf(
          solver,
          bools.map(({ code }) => code),
          [],
        ),
    ],
    ['a local search', (solver) => LocalSearch.on(solver, 1)],
    ['clauses of another', (solver) => new ClauseExchange(solver).give(Int32Array.of())],
    ['a probe', (solver) => new Probe(solver).assume([])],
    ['an optimiser', (solver, bools) => solver.minimize(bools[0])],
    ['a question', (solver) => solver.solve()],
  ];
  it.each(uses)('%s ends it, and its next step says so', (_, use) => {
    const { solver, bools } = threeBools();
    const labeling = solver.solutions({ labeling: { variables: bools }, assumptions: [bools[2]] });
    expect(labeling.next().done).toBe(false);
    use(solver, bools);
    expect(() => labeling.next()).toThrow(ModelError);
    expect(listed(solver.solutions({ variables: bools, assumptions: [bools[2]] }), bools)).toHaveLength(4);
  });

  it('literals may be made and domains read', () => {
    const solver = new Solver();
    const x = solver.int(0, 9);
    const y = solver.int(0, 9);
    solver.post(sum([x, y], '=', 9));
    let made = 0;
    const rows = listed(solver.solutions({ labeling: { variables: [x, y] } }), [x, y], () => {
      expect(x.min + y.min).toBe(9);
      x.ge(made);
      y.ne(9 - made++);
    });
    expect(rows).toHaveLength(10);
  });
});

describe('an optimum', () => {
  it('is that of the model, also if a labeling stands elsewhere', async () => {
    const solver = new Solver();
    const x = solver.int(0, 3);
    solver.post(clause([x.ge(1)]));
    const labeling = solver.solutions({ labeling: { variables: [x], order: 'down' } });
    labeling.next();
    expect(solver.minimize(x)).toMatchObject({ status: 'optimal', best: 1 });
    expect(() => labeling.next()).toThrow(ModelError);
    const again = solver.solutions({ labeling: { variables: [x], order: 'down' } });
    again.next();
    expect(await solver.minimizeAsync(x)).toMatchObject({ status: 'optimal', best: 1 });
    expect(() => again.next()).toThrow(ModelError);
  });

  it('leaves the number of solutions as it was', () => {
    const solver = new Solver();
    const bools = [0, 1, 2, 3].map(() => solver.bool());
    solver.post(atLeast(2, bools));
    const cores = new CoreGuided(
      solver,
      bools.map((bool) => [1, bool] as const),
    );
    for (;;) {
      const step = cores.take(solver.solve({ assumptions: cores.assumed }));
      if (step.status === 'found' && step.optimal) break;
    }
    expect([...solver.solutions()]).toHaveLength(11);
    solver.backbone(bools);
    expect([...solver.solutions({ labeling: { variables: bools } })]).toHaveLength(11);
    expect(solver.degrees()).toHaveLength(4);
  });

  it('is claimed where values are wide and the constraint is not linear', () => {
    const solver = new Solver();
    const [x, y] = [solver.int(0, 100_000), solver.int(0, 100_000)];
    const [xx, yy] = [solver.int(0, 2 ** 31 - 1), solver.int(0, 2 ** 31 - 1)];
    solver.postAll([product(xx, x, x), product(yy, y, y), sum([xx, yy], '=', 123_457)]);
    expect(solver.maximize(x)).toMatchObject({ status: 'optimal', best: 351 });
  });
});

describe('a probe', () => {
  it('begins at the root, also if a labeling stands elsewhere', () => {
    const solver = new Solver();
    const x = solver.int(0, 3);
    const three = x.eq(3).code;
    const labeling = solver.solutions({ labeling: { variables: [x] } });
    labeling.next();
    const probe = new Probe(solver);
    expect(probe.value(three)).toBe(0);
    expect(probe.assume([three])).toBe(true);
    expect(() => labeling.next()).toThrow(ModelError);
  });

  it('leaves to the next question what a limit has left undone', () => {
    const solver = new Solver();
    const signal = AbortSignal.abort();
    const xs = Array.from({ length: 400 }, () => solver.int(1, 1 + 1));
    for (const x of xs) solver.post(clause([x.le(1)]));
    for (let i = 1; i < xs.length; i++) solver.post(sum([xs[i - 1], xs[i]], '=', 2), { signal });
    solver.post(sum([xs[0], xs[5]], '=', 3), { signal });
    const probe = new Probe(solver);
    probe.assume([]);
    probe.retract();
    expect(solver.solve().status).toBe('unsat');
  });

  it('has no assumptions left once the solver was used, and blames nothing then', () => {
    const { solver, bools } = threeBools();
    const [a, b, c] = bools;
    const probe = new Probe(solver);
    expect(probe.assume([a.code ^ 1, b.code ^ 1, c.code ^ 1])).toBe(false);
    expect(probe.assume([])).toBe(false);
    solver.solve();
    expect(() => probe.blame()).toThrow(ModelError);
    expect(() => probe.inferences()).toThrow(ModelError);
    expect(probe.levels).toBe(0);
    probe.retract();
    expect(probe.assume([a.code])).toBe(true);
    expect(() => probe.blame()).toThrow(ModelError);
    const labeling = solver.solutions({ labeling: { variables: bools } });
    labeling.next();
    expect(bools.map(({ code }) => probe.value(code))).toEqual([0, 0, 0]);
  });
});

/** a implies x >= 9; wakes when a or b is settled, and acts only once b is. */
class Lazily extends Propagator {
  readonly name = 'lazily';
  readonly #a: Lit;
  readonly #b: Lit;
  readonly #x: number;

  constructor(a: Lit, b: Lit, x: number) {
    super();
    this.#a = a;
    this.#b = b;
    this.#x = x;
  }

  attach(kernel: Kernel): void {
    for (const lit of [this.#a, this.#b, this.#b ^ 1]) kernel.wakeOn(lit, this);
  }

  propagate(kernel: Kernel): boolean {
    const { value } = kernel.trail;
    if (value[this.#b] === 0 || value[this.#a] <= 0) return true;
    return kernel.inferAtLeast(this.#x, 9, this);
  }

  explain(kernel: Kernel): void {
    kernel.premise(this.#a);
  }
}

describe('a fact that is found late', () => {
  it('refutes what it contradicts, and not the model', () => {
    const solver = new Solver();
    const a = solver.bool('a');
    const b = solver.bool('b');
    const x = solver.int(0, 5);
    const constraint: Constraint = {
      kind: 'lazily',
      scope: [a, b, x],
      holds: (value) => value(a) === 0 || value(x) >= 9,
      install: (into) => into.propagator(new Lazily(into.lit(a), into.lit(b), into.integer(x))),
    };
    solver.post(constraint);
    solver.prefer(a, 1);
    expect([...solver.solutions({ labeling: { variables: [a, b, x] } })]).toHaveLength(12);
    expect(solver.solve().status).toBe('sat');
    expect([...solver.solutions()]).toHaveLength(12);
  });
});

describe('a question that pauses', () => {
  it('shows the domains of the root', async () => {
    const solver = new Solver();
    const xs = Array.from({ length: 100 }, () => solver.int(0, 9));
    for (let i = 1; i < xs.length; i++) solver.post(sum([xs[i - 1], xs[i]], '<=', 12));
    let reads = 0;
    let over = false;
    const labeling = {
      variables: xs,
      choose: () => {
        const until = performance.now() + 1;
        while (performance.now() < until);
        return null;
      },
    };
    const answer = solver.solveAsync({ follow: labeling }).finally(() => {
      over = true;
    });
    while (!over) {
      await new Promise((resolve) => setImmediate(resolve));
      for (const x of xs) {
        expect([x.min, x.max, x.values().length]).toEqual([0, 9, 10]);
        x.ge(5);
      }
      reads++;
    }
    expect(reads).toBeGreaterThan(1);
    expect((await answer).status).toBe('sat');
  });
});
