import { describe, expect, it } from 'vitest';
import {
  absolute,
  allDifferent,
  atLeast,
  type Bool,
  binPacking,
  clause,
  connected,
  count,
  cumulative,
  element,
  exactly,
  globalCardinality,
  type IntVar,
  inverse,
  type Labeling,
  lexLess,
  line,
  linear,
  ModelError,
  maximum,
  noOverlap,
  type Relation,
  regular,
  Solver,
  singleLoop,
  table,
} from './index.ts';

const TOO_LARGE = 2 ** 31;

/** What the misuse says; the test fails if it says nothing, or is not a ModelError. */
function complaint(misuse: (solver: Solver) => unknown): string {
  try {
    misuse(new Solver());
  } catch (error) {
    expect(error).toBeInstanceOf(ModelError);
    return (error as ModelError).message;
  }
  throw new Error('nothing was said');
}

const cases = (list: readonly (readonly [name: string, misuse: (s: Solver) => unknown, says: string])[]) =>
  list.map(([name, misuse, says]) => ({ name, misuse, says }));

describe.each(
  cases([
    ['an empty interval', (s) => s.int(5, 3), 'empty domain: 5..3'],
    ['an empty list', (s) => s.int([]), 'empty domain: []'],
    ['a lower bound that is no integer', (s) => s.int(0.5, 3), 'lower bound must be an integer, got 0.5'],
    [
      'an upper bound that is no number',
      (s) => s.int(0, Number.NaN),
      'upper bound must be an integer, got NaN',
    ],
    ['an endless domain', (s) => s.int(0, Infinity), 'Infinity'],
    ['a value that is no integer', (s) => s.int([1, 2.5]), 'domain value must be an integer, got 2.5'],
    ['a bound past 2^31', (s) => s.int(0, TOO_LARGE), 'upper bound overflows 2^31: 2147483648'],
    ['a value past -2^31', (s) => s.int([-TOO_LARGE, 0]), '-2147483648'],
    ['a seed that is no integer', () => new Solver({ seed: 1.5 }), 'seed must be an integer, got 1.5'],
    ['a comparison with a fraction', (s) => s.int(0, 9).ge(1.5), 'bound must be an integer, got 1.5'],
    ['a comparison past 2^31', (s) => s.int(0, 9).eq(TOO_LARGE), '2147483648'],
    ['a 0/1 variable compared with a fraction', (s) => s.bool().eq(0.5), '0.5'],
  ]),
)('variables: $name', ({ misuse, says }) => {
  it(`says ${says}`, () => expect(complaint(misuse)).toContain(says));
});

describe.each(
  cases([
    [
      'a fraction as coefficient',
      (s) => linear([[1.5, s.int(0, 3)]], '=', 0),
      'coefficient must be an integer, got 1.5',
    ],
    [
      'a right-hand side that is no number',
      () => linear([], '=', Number.NaN),
      'right-hand side must be an integer, got NaN',
    ],
    ['an unknown relation', () => linear([], '=>' as Relation, 0), 'unknown relation "=>"'],
    [
      'a term past 2^52',
      (s) => s.post(linear([[2 ** 30, s.int(0, 2 ** 30)]], '<=', 0)),
      `a linear sum overflows 2^52: a term may reach ${2 ** 60}`,
    ],
    [
      'a coefficient past 2^31, in all',
      (s) => {
        const b = s.bool();
        s.post(
          linear(
            [b, b].map((same) => [2 ** 31 - 1, same] as const),
            '>=',
            1,
          ),
        );
      },
      `a coefficient overflows 2^31: ${2 ** 32 - 2}`,
    ],
    [
      'a sum past 2^52',
      (s) =>
        s.post(
          linear(
            [s.int(0, 2 ** 21), s.int(0, 2 ** 21), s.int(0, 2 ** 21)].map((x) => [2 ** 30, x] as const),
            '=',
            0,
          ),
        ),
      `a linear sum overflows 2^52: it may reach ${3 * 2 ** 51}`,
    ],
    ['a count that is no integer', () => exactly(1.5, []), 'count must be an integer, got 1.5'],
    ['a counted value that is no integer', () => count(0.5, [], '=', 0), '0.5'],
    [
      'offsets that do not match',
      (s) => allDifferent([s.int(0, 3)], { offsets: [] }),
      '0 offsets for 1 variables',
    ],
    ['an array with a fraction', (s) => element(s.int(0, 3), [1, 0.5], s.int(0, 3)), '0.5'],
    ['a row of another length', (s) => table([s.int(0, 3)], [[1, 2]]), '[1,2]'],
    ['rows of two lengths', (s) => lexLess([s.int(0, 3)], []), 'rows of 1 and 0 variables'],
    ['the largest of nothing', (s) => maximum(s.int(0, 3), []), 'maximum of no variables'],
    ['an edge to nowhere', (s) => connected([s.bool()], [[0, 1]]), 'no such vertex: 1 of 1'],
    ['a loop with an edge to nowhere', (s) => singleLoop([s.bool()], [[0, -1]]), 'no such vertex: -1 of 1'],
    [
      'an offset that is no integer',
      (s) => allDifferent([s.int(0, 3)], { offsets: [0.5] }),
      'offset must be an integer, got 0.5',
    ],
    [
      'a first bin that is no integer',
      () => binPacking([], [], { first: 0.5 }),
      'number of the first bin must be an integer, got 0.5',
    ],
    [
      'a fraction of an item',
      (s) => binPacking([{ bin: s.int(0, 1), size: 0.5 }], [1]),
      'size of an item must be an integer, got 0.5',
    ],
    [
      'an item smaller than nothing',
      (s) => binPacking([{ bin: s.int(0, 1), size: -1 }], [1]),
      'expected a size from 0, got -1',
    ],
    ['a load that is no integer', () => binPacking([], [0.5]), 'load must be an integer, got 0.5'],
    [
      'a task that needs less than nothing',
      (s) => cumulative([{ start: s.int(0, 1), duration: 1, demand: -1 }], 1),
      'expected an amount from 0, got -1',
    ],
    [
      'a count of a fraction',
      () => globalCardinality([], [{ value: 0.5, count: 0 }]),
      'counted value must be an integer, got 0.5',
    ],
    [
      'a fraction as a count',
      () => globalCardinality([], [{ value: 0, count: 0.5 }]),
      'count must be an integer, got 0.5',
    ],
    [
      'a first index that is no integer',
      () => inverse([], [], { first: [0, 0.5] }),
      'first index must be an integer, got 0.5',
    ],
    [
      'a rectangle smaller than nothing',
      (s) => noOverlap([{ x: s.int(0, 1), y: s.int(0, 1), width: 1, height: -1 }]),
      'expected a size from 0, got -1',
    ],
    [
      'a width that is no integer',
      (s) => noOverlap([{ x: s.int(0, 1), y: s.int(0, 1), width: 0.5, height: 1 }]),
      'size must be an integer, got 0.5',
    ],
    [
      'a row with a fraction',
      (s) => table([s.int(0, 3)], [[0.5]]),
      'table value must be an integer, got 0.5',
    ],
    [
      'a transition by a fraction',
      (s) =>
        regular([s.int(0, 1)], {
          states: 1,
          start: 0,
          accepting: [0],
          transitions: [[0, 0.5, 0]],
        }),
      'value of a transition must be an integer, got 0.5',
    ],
    ['fewer than no runs', (s) => line([s.bool()], { runs: -1 }), 'runs must not be negative, got -1'],
    [
      'an automaton with a state it has not',
      (s) => regular([s.int(0, 1)], { states: 2, start: 2, accepting: [], transitions: [] }),
      'no such state: 2 of 2',
    ],
    [
      'an automaton that accepts in no state',
      (s) => regular([s.int(0, 1)], { states: 2, start: 0, accepting: [-1], transitions: [] }),
      'no such state: -1 of 2',
    ],
    [
      'an automaton between two states',
      (s) => regular([s.int(0, 1)], { states: 2, start: 0, accepting: [], transitions: [[0.5, 1, 0]] }),
      'no such state: 0.5 of 2',
    ],
  ]),
)('constraints: $name', ({ misuse, says }) => {
  it(`says ${says}`, () => expect(complaint(misuse)).toContain(says));
});

describe('a foreign variable', () => {
  const foreignInt = () => new Solver().int(0, 5, 'stranger');
  const foreignBool = () => new Solver().bool('stranger');
  const SAYS = 'foreign variable stranger: it belongs to another solver';

  it.each<{ name: string; misuse: (s: Solver, x: IntVar, b: Bool) => unknown }>([
    { name: 'in a linear constraint', misuse: (s, x) => s.post(linear([[1, x]], '<=', 3)) },
    { name: 'in a clause', misuse: (s, _, b) => s.post(clause([s.bool(), b])) },
    { name: 'among its own', misuse: (s, x) => s.post(allDifferent([s.int(0, 5), x])) },
    { name: 'in a reified constraint', misuse: (s, x) => s.reify(absolute(s.int(0, 5), x)) },
    { name: 'as a condition', misuse: (s, _, b) => s.post(atLeast(0, []), { when: b }) },
    { name: 'as an assumption', misuse: (s, _, b) => s.solve({ assumptions: [b] }) },
    {
      name: 'as an assumption of a labeling',
      misuse: (s, _, b) => s.solve({ assumptions: [b], labeling: { variables: [] } }),
    },
    { name: 'in a labeling', misuse: (s, x) => s.solve({ labeling: { variables: [x] } }) },
    { name: 'to follow', misuse: (s, x) => s.solve({ follow: { variables: [x] } }) },
    { name: 'to tell solutions apart', misuse: (s, x) => [...s.solutions({ variables: [x] })] },
    { name: 'as an objective', misuse: (s, x) => s.minimize(x) },
    { name: 'in a backbone', misuse: (s, _, b) => s.backbone([b]) },
    {
      name: 'read from a solution',
      misuse: (s, x) => {
        const outcome = s.solve();
        return outcome.status === 'sat' && outcome.value(x);
      },
    },
    {
      name: 'in a blocked solution',
      misuse: (s, x) => {
        const outcome = s.solve();
        if (outcome.status === 'sat') s.block(outcome.solution, [x]);
      },
    },
  ])('$name', ({ misuse }) => {
    expect(complaint((solver) => misuse(solver, foreignInt(), foreignBool()))).toBe(SAYS);
  });

  it('that a choice returns', () => {
    const choose = () => foreignInt().eq(3);
    expect(complaint((s) => s.solve({ labeling: { variables: [s.int(0, 5)], choose } }))).toBe(SAYS);
  });
});

describe('a question', () => {
  const labeling = (names: object): Labeling => ({ variables: [], ...names });

  it.each(
    cases([
      [
        'an unknown variable choice',
        (s) => s.solve({ labeling: labeling({ select: 'ff' }) }),
        'unknown variable choice "ff"',
      ],
      [
        'an unknown branching',
        (s) => s.solve({ labeling: labeling({ branch: 'split' }) }),
        'unknown branching "split"',
      ],
      [
        'an unknown order',
        (s) => s.solve({ follow: labeling({ order: 'sideways' }) }),
        'unknown order "sideways"',
      ],
      [
        'time that runs backwards',
        (s) => s.solve({ timeLimit: -1 }),
        'timeLimit must not be negative, got -1',
      ],
      [
        'fewer than no conflicts',
        (s) => s.solve({ conflictLimit: -5 }),
        'conflictLimit must not be negative, got -5',
      ],
      [
        'memory that is no number',
        (s) => s.solve({ memoryLimit: Number.NaN }),
        'memoryLimit must not be negative, got NaN',
      ],
      ['a limit on an optimum', (s) => s.minimize(s.bool(), { conflictLimit: -2 }), '-2'],
      ['a limit on a backbone', (s) => s.backbone([], { timeLimit: -3 }), '-3'],
      ['a limit on all solutions', (s) => [...s.solutions({ timeLimit: -4 })], '-4'],
    ]),
  )('with $name', ({ misuse, says }) => {
    expect(complaint(misuse)).toContain(says);
  });

  it('to a labeling has no asynchronous form', async () => {
    await expect(new Solver().solveAsync({ labeling: labeling({}) })).rejects.toThrow(ModelError);
  });

  it('that was refused leaves the solver as it was', () => {
    const solver = new Solver();
    const x = solver.int(0, 5);
    const y = solver.int(0, 5);
    solver.post(linear([[1, x]], '>=', 5));
    const choose = () => new Solver().bool().yes;
    expect(() => solver.solve({ timeLimit: -1 })).toThrow(ModelError);
    expect(() => solver.solve({ labeling: { variables: [x, y], choose } })).toThrow(ModelError);
    expect(() => solver.solve({ follow: { variables: [x, y], choose } })).toThrow(ModelError);
    expect(y.values()).toEqual([0, 1, 2, 3, 4, 5]);
    const outcome = solver.solve();
    expect(outcome.status === 'sat' && outcome.value(x)).toBe(5);
  });
});

describe('using the solver in the middle of something', () => {
  it('ends the iteration of a labeling, and says so', () => {
    const solver = new Solver();
    const x = solver.int(0, 5);
    const iteration = solver.solutions({ labeling: { variables: [x] } });
    iteration.next();
    solver.post(linear([[1, x]], '>=', 3));
    expect(() => iteration.next()).toThrow('the solver was used while solutions were being iterated');
  });

  it('ends an asynchronous call, and says so', async () => {
    const solver = new Solver();
    const holes = 9;
    const pigeons = Array.from({ length: holes + 1 }, () => solver.int(1, holes));
    solver.post(allDifferent(pigeons, { consistency: 'value' }));
    const answer = solver.solveAsync({ timeLimit: 5000 });
    solver.solve({ conflictLimit: 0 });
    await expect(answer).rejects.toThrow('the solver was used while an asynchronous call was running');
  });
});
