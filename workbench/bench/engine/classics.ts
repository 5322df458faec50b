import { allDifferent, type Branch, type IntVar, linear, Solver } from '../../../src/engine/index.ts';
import { counters } from './counters.ts';
import type { Done } from './task.ts';

/** Counts every solution, found by first-fail labeling as the peers do. */
function countAll(solver: Solver, variables: readonly IntVar[], branch: Branch = 'step'): Done {
  let found = 0;
  for (const outcome of solver.solutions({
    variables,
    labeling: { variables, select: 'first-fail', branch },
  })) {
    if (outcome.status === 'sat') found++;
  }
  return { answer: String(found), counters: counters(solver) };
}

export function queens(n: number): Done {
  const solver = new Solver();
  const columns = Array.from({ length: n }, () => solver.int(0, n - 1));
  const rows = columns.map((_, row) => row);
  for (const offsets of [rows.map(() => 0), rows, rows.map((row) => -row)]) {
    solver.post(allDifferent(columns, { consistency: 'value', offsets }));
  }
  return countAll(solver, columns, 'enum');
}

export function sendMore(): Done {
  const solver = new Solver();
  const letter = (lower: number): IntVar => solver.int(lower, 9);
  const [s, e, n, d, m, o, r, y] = [
    letter(1),
    letter(0),
    letter(0),
    letter(0),
    letter(1),
    letter(0),
    letter(0),
    letter(0),
  ];
  const letters = [s, e, n, d, m, o, r, y];
  solver.post(allDifferent(letters));
  solver.post(
    linear(
      [
        [1000, s],
        [91, e],
        [-90, n],
        [1, d],
        [-9000, m],
        [-900, o],
        [10, r],
        [-1, y],
      ],
      '=',
      0,
    ),
  );
  return countAll(solver, letters);
}

export function magicSquare(): Done {
  const solver = new Solver();
  const cells = Array.from({ length: 9 }, () => solver.int(1, 9));
  const lines = [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
  ];
  solver.post(allDifferent(cells));
  for (const line of lines)
    solver.post(
      linear(
        line.map((cell) => [1, cells[cell]!] as const),
        '=',
        15,
      ),
    );
  return countAll(solver, cells);
}

/** Items whose value is close to their weight, best value for weight first: bounds alone settle little. */
export const WEIGHTS = [83, 21, 34, 57, 40, 92, 28, 66, 45, 71, 38, 97, 52, 60, 79, 24, 88, 49];
export const VALUES = [93, 23, 37, 61, 42, 96, 29, 67, 45, 70, 37, 94, 50, 57, 74, 22, 80, 44];
export const CAPACITY = Math.floor(WEIGHTS.reduce((a, b) => a + b) / 2);

export function knapsack(): Done {
  const solver = new Solver();
  const taken = WEIGHTS.map(() => solver.bool());
  const best = solver.int(
    0,
    VALUES.reduce((a, b) => a + b),
  );
  solver.post(
    linear(
      taken.map((item, at) => [WEIGHTS[at]!, item] as const),
      '<=',
      CAPACITY,
    ),
  );
  solver.post(
    linear([...taken.map((item, at) => [VALUES[at]!, item] as const), [-1, best] as const], '=', 0),
  );
  const optimum = solver.maximize(best, { labeling: { variables: taken, order: 'down' } });
  return {
    answer: optimum.status === 'optimal' ? String(optimum.best) : '',
    counters: counters(solver),
  };
}
