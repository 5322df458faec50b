import { describe, expect, it } from 'vitest';
import {
  allDifferent,
  BRANCHES,
  clause,
  type IntVar,
  type Labeling,
  linear,
  ModelError,
  maximum,
  Probe,
  SELECTS,
  type Select,
  Solver,
  sum,
} from '../index.ts';

const ORDERS = ['up', 'down'] as const;

/** The values of the variables in each solution, in the order in which the labeling finds them. */
function found(solver: Solver, labeling: Labeling): number[][] {
  const rows: number[][] = [];
  for (const outcome of solver.solutions({ labeling })) {
    if (outcome.status === 'sat') rows.push(labeling.variables.map(outcome.value));
  }
  return rows;
}

/** Five variables with gaps, a 0/1 variable, and constraints of several kinds. */
function model() {
  const solver = new Solver();
  const a = solver.int(0, 4, 'a');
  const b = solver.int([-2, 0, 1, 5], 'b');
  const c = solver.int(1, 3, 'c');
  const d = solver.bool('d');
  const e = solver.int(0, 9, 'e');
  solver.post(allDifferent([a, b, c]));
  solver.post(sum([a, b, d], '=', e));
  solver.post(
    linear(
      [
        [2, c],
        [-1, e],
      ],
      '>=',
      0,
    ),
  );
  return { solver, variables: [a, b, c, d, e] };
}

function enumerated(): string[] {
  const rows: string[] = [];
  for (let a = 0; a <= 4; a++)
    for (const b of [-2, 0, 1, 5])
      for (let c = 1; c <= 3; c++)
        for (const d of [0, 1]) {
          const e = a + b + d;
          if (new Set([a, b, c]).size === 3 && e >= 0 && e <= 9 && 2 * c >= e)
            rows.push(`${[a, b, c, d, e]}`);
        }
  return rows.sort();
}

describe('every labeling finds every solution once', () => {
  const expected = enumerated();
  const every = SELECTS.flatMap((select) =>
    BRANCHES.flatMap((branch) => ORDERS.map((order) => ({ select, branch, order }))),
  );

  it('nine choices, five branchings, two orders; and there is something to find', () => {
    expect(every).toHaveLength(90);
    expect(expected.length).toBeGreaterThan(20);
  });

  it.each(every)('$select, $branch, $order', (options) => {
    const { solver, variables } = model();
    expect(
      found(solver, { variables, ...options })
        .map(String)
        .sort(),
    ).toEqual(expected);
    const followed: string[] = [];
    for (const outcome of solver.solutions({ variables, follow: { variables, ...options } })) {
      if (outcome.status === 'sat') followed.push(`${variables.map(outcome.value)}`);
    }
    expect(followed.sort(), 'learning that follows it').toEqual(expected);
  });
});

describe('next', () => {
  const expected = enumerated();

  it.each(ORDERS)('labels one part after the other, and finds every solution once: %s', (order) => {
    for (const branch of BRANCHES) {
      const { solver, variables } = model();
      const [a, b, c, d, e] = variables as [IntVar, IntVar, IntVar, IntVar, IntVar];
      const labeling: Labeling = {
        variables: [e, d],
        order,
        branch: 'enum',
        next: { variables: [c], select: 'max', branch, next: { variables: [], next: { variables: [a, b] } } },
      };
      const rows: number[][] = [];
      for (const outcome of solver.solutions({ labeling }))
        if (outcome.status === 'sat') rows.push(variables.map(outcome.value));
      expect(rows.map(String).sort()).toEqual(expected);
      // The first part is settled first: its values come in their order, and none comes back.
      const first = rows.map((row) => row[4]!);
      expect(first).toEqual([...first].sort((x, y) => (order === 'up' ? x - y : y - x)));
      const followed: string[] = [];
      for (const outcome of solver.solutions({ variables, follow: labeling }))
        if (outcome.status === 'sat') followed.push(`${variables.map(outcome.value)}`);
      expect(followed.sort(), 'learning that follows it').toEqual(expected);
    }
  });

  it('refuses what is no part', () => {
    const solver = new Solver();
    const x = solver.int(0, 3);
    const ask = (next: object) => () =>
      solver.solve({ labeling: { variables: [x], next: { variables: [x], ...next } } });
    expect(ask({ select: 'most' })).toThrow('unknown variable choice "most"');
    expect(ask({ choose: () => null })).toThrow('unknown option choose');
    expect(ask({ variables: [new Solver().int(0, 1)] })).toThrow(ModelError);
    const endless: { variables: IntVar[]; next?: object } = { variables: [x] };
    endless.next = endless;
    expect(ask(endless)).toThrow('expected at most 10000 parts');
  });
});

describe('select', () => {
  /** The variable whose value changes least often is the one chosen first. */
  function chosenFirst(
    make: (solver: Solver) => [IntVar, IntVar],
    select: Select,
    order: 'up' | 'down' = 'up',
  ) {
    const solver = new Solver();
    const variables = make(solver);
    const rows = found(solver, { variables, select, branch: 'enum', order });
    const changes = (place: number) =>
      rows.filter((row, i) => i > 0 && row[place] !== rows[i - 1][place]).length;
    return changes(0) < changes(1) ? 'first' : 'second';
  }
  const twice = (solver: Solver, x: IntVar) => {
    for (const most of [100, 101]) solver.post(linear([[1, x]], '<=', most));
  };

  it.each<[select: Select, what: string, make: (s: Solver) => [IntVar, IntVar], 'first' | 'second']>([
    ['leftmost', 'the first', (s) => [s.int(0, 3), s.int(0, 2)], 'first'],
    ['min', 'the smallest lower bound', (s) => [s.int(1, 3), s.int(0, 9)], 'second'],
    ['max', 'the largest upper bound', (s) => [s.int(0, 3), s.int(2, 4)], 'second'],
    ['first-fail', 'the fewest values', (s) => [s.int(0, 3), s.int(5, 7)], 'second'],
    ['first-fail', 'the leftmost of equals', (s) => [s.int(0, 3), s.int(5, 8)], 'first'],
    ['first-fail', 'values, not width', (s) => [s.int(0, 3), s.int([0, 50, 99])], 'second'],
    ['anti-first-fail', 'the most values', (s) => [s.int(0, 2), s.int(0, 3)], 'second'],
    [
      'occurrence',
      'the most constraints',
      (s) => {
        const [x, y] = [s.int(0, 2), s.int(0, 8)];
        twice(s, y);
        return [x, y];
      },
      'second',
    ],
    [
      'most-constrained',
      'the most constraints among equals',
      (s) => {
        const [x, y] = [s.int(0, 2), s.int(4, 6)];
        twice(s, y);
        return [x, y];
      },
      'second',
    ],
    [
      'most-constrained',
      'the fewest values before all',
      (s) => {
        const [x, y] = [s.int(0, 2), s.int(3, 6)];
        twice(s, y);
        return [x, y];
      },
      'first',
    ],
    ['max-regret', 'the widest gap below', (s) => [s.int(0, 2), s.int([0, 5, 6])], 'second'],
    [
      'dom/wdeg',
      'few values for many constraints',
      (s) => {
        const [x, y] = [s.int(0, 2), s.int(0, 3)];
        twice(s, y);
        return [x, y];
      },
      'second',
    ],
  ])('%s takes %s', (select, _what, make, expected) => {
    expect(chosenFirst(make, select)).toBe(expected);
  });

  it('max-regret looks at the other end when values go down', () => {
    const make = (s: Solver): [IntVar, IntVar] => [s.int([0, 1, 2, 3]), s.int([0, 1, 9])];
    expect(chosenFirst(make, 'max-regret', 'down')).toBe('second');
    expect(chosenFirst(make, 'max-regret', 'up')).toBe('first');
  });

  it('dom/wdeg learns from failures', () => {
    const solver = new Solver();
    const free = solver.int(0, 2);
    const [p, q, r] = [solver.int(0, 2), solver.int(0, 1), solver.int(0, 1)];
    // Impossible only once q and r are both tried: each failure makes them weightier.
    solver.post(sum([q, r], '!=', 0));
    solver.post(sum([q, r], '!=', 1));
    solver.post(sum([p, q, r], '<=', 3));
    const variables = [free, p, q, r];
    const failures = (select: Select) => {
      const before = solver.statistics.backtracks;
      expect(found(solver, { variables, select }).length).toBe(6);
      return solver.statistics.backtracks - before;
    };
    expect(failures('dom/wdeg')).toBeLessThan(failures('leftmost'));
  });
});

describe('branch', () => {
  const order = (values: number[], options: Omit<Labeling, 'variables'>) => {
    const solver = new Solver();
    return found(solver, { variables: [solver.int(values)], ...options }).flat();
  };

  it.each(['step', 'enum', 'bisect'] as const)('%s goes through the values in order', (branch) => {
    expect(order([0, 1, 4, 5, 9], { branch })).toEqual([0, 1, 4, 5, 9]);
    expect(order([0, 1, 4, 5, 9], { branch, order: 'down' })).toEqual([9, 5, 4, 1, 0]);
  });

  it('median takes the element in the middle of those left', () => {
    expect(order([0, 1, 2, 3, 4], { branch: 'median' })).toEqual([2, 1, 3, 0, 4]);
    expect(order([0, 1, 2, 10], { branch: 'median' })[0]).toBe(1);
  });

  it('median does not count up through a wide domain', () => {
    const solver = new Solver();
    const x = solver.int(0, 2 ** 31 - 2);
    const labeling: Labeling = { variables: [x], branch: 'median' };
    const found: number[] = [];
    for (const outcome of solver.solutions({ labeling })) {
      if (outcome.status === 'sat') found.push(outcome.value(x) - 2 ** 30);
      if (found.length === 4) break;
    }
    expect(found).toEqual([-1, -2, 0, -3]);
    const widest = new Solver();
    const y = widest.int(1 - 2 ** 31, 2 ** 31 - 1);
    expect(widest.solve({ labeling: { variables: [y], branch: 'median' } })).toMatchObject({ status: 'sat' });
    expect(widest.maximize(y, { follow: { variables: [y], branch: 'median' } })).toMatchObject({
      best: 2 ** 31 - 1,
    });
  });

  it('middle takes the element nearest to the middle of the bounds', () => {
    expect(order([0, 1, 2, 3, 4], { branch: 'middle' })).toEqual([2, 1, 3, 0, 4]);
    expect(order([0, 1, 2, 10], { branch: 'middle' })[0]).toBe(2);
  });

  it('enum keeps to its variable where step chooses anew', () => {
    const rows = (branch: 'enum' | 'step') => {
      const solver = new Solver();
      const variables = [solver.int(0, 2), solver.int(0, 2)];
      return found(solver, { variables, branch, select: 'anti-first-fail' }).map((row) => row.join(''));
    };
    expect(rows('enum')).toEqual(['00', '01', '02', '10', '11', '12', '20', '21', '22']);
    // Once x is not 0, y has more values left and comes first.
    expect(rows('step')).toEqual(['00', '01', '02', '10', '20', '11', '12', '21', '22']);
  });
});

describe('choose', () => {
  it('is asked with the open variables, and its literal is tried before its negation', () => {
    const solver = new Solver();
    const [x, y] = [solver.int(0, 3, 'x'), solver.int(0, 3, 'y')];
    solver.post(sum([x, y], '=', 3));
    const asked: string[] = [];
    const labeling: Labeling = {
      variables: [x, y],
      choose: (open) => {
        asked.push(open.join());
        return x.max > x.min ? x.ge(2) : null;
      },
    };
    expect(found(solver, labeling)).toEqual([
      [2, 1],
      [3, 0],
      [0, 3],
      [1, 2],
    ]);
    expect(asked[0]).toBe('x,y');
  });

  it('may leave some or all decisions to select and branch', () => {
    const { solver, variables } = model();
    const plain = found(solver, { variables });
    expect(found(solver, { variables, choose: () => null })).toEqual(plain);
  });

  it('must not post, ask or make variables, and the search is over if it does', () => {
    for (const how of ['labeling', 'follow'] as const) {
      for (const [what, misuse] of [
        ['post', (s: Solver, x: IntVar) => s.post(linear([[1, x]], '>=', 1))],
        ['post', (s: Solver, x: IntVar) => s.reify(linear([[1, x]], '>=', 1))],
        ['ask', (s: Solver) => s.solve()],
        ['ask', (s: Solver) => s.solutions().next()],
        ['make variables', (s: Solver) => s.bool()],
      ] as const) {
        const solver = new Solver();
        const [x, y] = [solver.int(0, 3), solver.int(0, 3)];
        const choose = () => {
          misuse(solver, x);
          return null;
        };
        const solve = () => solver.solve({ [how]: { variables: [x, y], choose } });
        expect(solve).toThrow(ModelError);
        expect(solve).toThrow(`choose must not ${what}`);
        expect(solver.solve({ labeling: { variables: [x, y] } }).status).toBe('sat');
        expect(x.values()).toEqual([0, 1, 2, 3]);
      }
    }
  });

  it('guides learning too', () => {
    const solver = new Solver();
    const [x, y] = [solver.int(0, 9), solver.int(0, 9)];
    solver.post(sum([x, y], '=', 9));
    const outcome = solver.solve({
      follow: { variables: [x, y], choose: ([open]) => (open === x ? x.eq(6) : null) },
    });
    expect(outcome.status === 'sat' && [outcome.value(x), outcome.value(y)]).toEqual([6, 3]);
  });
});

describe('dom/wdeg', () => {
  it('blames the constraint of a clause of two literals', () => {
    const solver = new Solver();
    const [a, b, c] = [solver.bool(), solver.bool(), solver.bool()];
    solver.post(clause([b, c]));
    solver.post(clause([a.not(), b.not()]));
    solver.post(clause([a.not(), b]));
    expect(new Probe(solver).assume([a.code])).toBe(false);
    expect(solver.atRoot((kernel) => kernel.conflict.owner)).toBe(2);
  });

  it('blames no constraint for a solution that is not good enough', () => {
    const solver = new Solver();
    const [p, q, r] = [solver.bool(), solver.bool(), solver.bool()];
    const [x, y] = [solver.int(0, 3), solver.int(0, 3)];
    solver.post(clause([p, q, r]));
    solver.post(clause([p, q, r.not()]));
    const blamed: number[] = [];
    const { scopeOf } = solver;
    solver.scopeOf = (constraint) => {
      blamed.push(constraint);
      return scopeOf.call(solver, constraint);
    };
    const optimum = solver.maximize(x, { labeling: { variables: [p, q, x, y, r], select: 'dom/wdeg' } });
    expect(optimum.status === 'optimal' && optimum.best).toBe(3);
    expect(solver.statistics.backtracks).toBeGreaterThan(5);
    expect(blamed).toEqual([1]);
  });
});

describe('solutions', () => {
  it('are told apart by the labelled variables alone', () => {
    const solver = new Solver();
    const [x, hidden] = [solver.int(0, 2), solver.int(0, 9)];
    solver.post(sum([x, hidden], '<=', 9));
    expect(found(solver, { variables: [x] })).toEqual([[0], [1], [2]]);
  });

  it('need values of the others all the same', () => {
    const solver = new Solver();
    const [x, p, q, r] = [solver.int(0, 2), solver.bool(), solver.bool(), solver.bool()];
    // Where x is 1, three 0/1 variables would have to be different.
    solver.post(allDifferent([p, q, r], { consistency: 'value' }), { when: x.eq(1) });
    expect(found(solver, { variables: [x] })).toEqual([[0], [2]]);
  });

  it('show the domains of their node, and the root again when it is over', () => {
    const solver = new Solver();
    const x = solver.int(0, 3);
    for (const outcome of solver.solutions({ labeling: { variables: [x], order: 'down' } })) {
      expect(outcome.status === 'sat' && outcome.value(x)).toBe(3);
      expect(x.values()).toEqual([3]);
      break;
    }
    expect(x.values()).toEqual([0, 1, 2, 3]);
  });
});

describe('branch and bound', () => {
  it('does not decide again what the bound has decided', () => {
    const solver = new Solver();
    const x = solver.int([-7, -3, 2, 9]);
    const b = solver.bool();
    const y = solver.int(0, 4);
    const [z, w] = [solver.int([-2, 0, 3]), solver.int([-1, 0, 1])];
    solver.post(sum([z, w], '>=', 1));
    solver.post(sum([x, b, y, y], '<=', -4), { when: b });
    solver.post(maximum(y, [w, w]));
    let expected = 0;
    for (const x of [-7, -3, 2, 9])
      for (const b of [0, 1])
        for (const z of [-2, 0, 3])
          for (const w of [0, 1]) if (z + w >= 1 && (b === 0 || x + b + 2 * w <= -4)) expected++;
    const labeling: Labeling = { variables: [x, b, z, w], select: 'min' };
    expect(solver.maximize(x, { labeling })).toMatchObject({ status: 'optimal', best: 9 });
    expect(x.values()).toEqual([-7, -3, 2, 9]);
    expect([...solver.solutions({ variables: [x, b, y, z, w] })]).toHaveLength(expected);
    expect(solver.minimize(z, { restarts: false })).toMatchObject({ status: 'optimal', best: 0 });
  });
});
