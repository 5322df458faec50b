import { describe, expect, test } from 'vitest';
import { compile, readFlatZinc, solve } from '../index.ts';
import { restartsOf } from './restarts.ts';

async function answer(text: string, options: { seed?: number; timeLimit?: number; limit?: number } = {}) {
  const read = readFlatZinc(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const result = compile(read.program);
  if (result.status === 'refused') return { problems: result.problems.map(({ problem }) => problem) };
  if (result.status !== 'compiled') throw new Error(result.status);
  const solutions: string[] = [];
  const ending = await solve(result.compiled, {
    ...options,
    onSolution: (solution) => solutions.push(solution.replaceAll('\n', ' ').replace(' ---------- ', '')),
  });
  return { solutions, ending };
}

/** Told the last solution: y is 0 at the start, and then what x was. */
const LAST_SOLUTION = (goal: string) => `
var -1..3: x :: output_var;
var -1..3: y :: output_var;
var 0..3: size;
var 1..5: status;
var bool: starts;
var bool: goes_on;
var -1..3: before;
constraint int_abs(x, size);
constraint calcada_on_restart_status(status);
constraint calcada_on_restart_sol_int(x, before);
constraint bool_clause([starts, goes_on], []);
constraint int_eq_reif(status, 1, starts);
constraint int_eq_imp(y, 0, starts);
constraint int_eq_imp(y, before, goes_on);
solve :: restart_constant(100) :: int_search([x], input_order, indomain_min, complete) ${goal};`;

describe('what the model is told', () => {
  test('the status, and the values of the last solution', async () => {
    const { solutions, ending } = await answer(LAST_SOLUTION('maximize size'));
    expect(solutions).toEqual(['x = -1; y = 0;', 'x = 2; y = -1;', 'x = 3; y = 2;']);
    expect(ending).toMatchObject({ exhausted: true, objective: 3, bound: 3 });
  });

  test('Booleans and sets', async () => {
    const { solutions, ending } = await answer(`
var 1..4: x :: output_var;
var bool: even;
var bool: was_even :: output_var;
var set of 1..4: s;
var set of 1..4: before :: output_var;
constraint int_mod(x, 2, m);
var 0..1: m;
constraint int_eq_reif(m, 0, even);
constraint set_in(x, s);
constraint set_card(s, 1);
constraint calcada_on_restart_sol_bool(even, was_even);
constraint calcada_on_restart_sol_set(s, before);
solve :: int_search([x], input_order, indomain_min, complete) maximize x;`);
    expect(solutions).toEqual([
      'x = 1; was_even = false; before = {};',
      'x = 2; was_even = false; before = {1};',
      'x = 3; was_even = true; before = {2};',
      'x = 4; was_even = false; before = {3};',
    ]);
    expect(ending).toMatchObject({ exhausted: true, objective: 4 });
  });

  test('last values, which also count where no solution was found', async () => {
    // Round and round: only the part that chooses 2 has a solution, and no solution is found on the way there.
    const { solutions } = await answer(`
array [1..2] of int: ones = [1, -1];
var -1..2: choice :: output_var;
var -1..2: last;
var 0..3: next;
var 1..5: status;
var bool: starts;
var bool: goes_on;
var bool: two;
var bool: p;
var bool: q;
constraint calcada_on_restart_status(status);
constraint calcada_on_restart_last_val_int(choice, last);
constraint int_lin_eq(ones, [next, last], 1);
constraint int_eq_reif(status, 1, starts);
constraint bool_not(starts, goes_on);
constraint int_eq_imp(choice, -1, starts);
constraint int_eq_imp(choice, next, goes_on);
constraint int_eq_reif(choice, 2, two);
constraint bool_clause([p, q, two], []);
constraint bool_clause([p, two], [q]);
constraint bool_clause([q, two], [p]);
constraint bool_clause([two], [p, q]);
solve satisfy;`);
    expect(solutions).toEqual(['choice = 2;']);
  });

  test('random numbers, new at each restart and the same for a seed', async () => {
    const text = `
var 0..9: r :: output_var;
var 0..1000: x :: output_var;
constraint calcada_on_restart_uniform_int(0, 9, r);
constraint int_le(x, 12);
solve :: int_search([x], input_order, indomain_min, complete) maximize x;`;
    const [one, again, other] = [await answer(text), await answer(text), await answer(text, { seed: 5 })];
    const numbers = one.solutions!.map((solution) => /r = (\d)/.exec(solution)![1]);
    expect(one.solutions).toHaveLength(13);
    expect(new Set(numbers).size).toBeGreaterThan(3);
    expect(again.solutions).toEqual(one.solutions);
    expect(other.solutions).not.toEqual(one.solutions);
    expect(one.ending).toMatchObject({ exhausted: true, objective: 12 });
  });
});

describe('the end of the search', () => {
  /** After the start at most 2, or the search is complete. */
  const COMPLETE = `
var -1..5: x :: output_var;
var 0..5: size;
var 1..5: status;
var bool: done;
var bool: small;
var bool: starts;
constraint int_abs(x, size);
constraint calcada_on_restart_status(status);
constraint calcada_on_restart_complete(done);
constraint bool_clause([done, small, starts], []);
constraint int_le_imp(x, 2, small);
constraint int_eq_imp(status, 1, starts);
solve :: int_search([x], input_order, indomain_min, complete) maximize size;`;

  test('where the model must call it complete; nothing is claimed beyond', async () => {
    const { solutions, ending } = await answer(COMPLETE);
    expect(solutions).toEqual(['x = -1;', 'x = 2;', 'x = 3;']);
    expect(ending).toMatchObject({ exhausted: true, objective: 3 });
    expect(ending).not.toHaveProperty('bound');
  });

  test('where what is told makes it complete, with or without a solution', async () => {
    const text = (limit: number) => `
var 0..9: x :: output_var;
var 1..5: status;
var bool: done;
var bool: large;
constraint calcada_on_restart_status(status);
constraint calcada_on_restart_complete(done);
constraint int_eq_reif(status, 3, done);
constraint int_le_reif(${limit}, x, large);
constraint bool_clause([done], [large]);
solve :: int_search([x], input_order, indomain_min, complete) maximize x;`;
    expect((await answer(text(3))).solutions).toEqual(['x = 0;', 'x = 1;', 'x = 2;', 'x = 3;']);
    expect((await answer(text(10))).solutions).toHaveLength(10);
  });

  test('a neighbourhood without a solution proves nothing', async () => {
    // After the start x must be what it was: no better solution is near. Whatever is told, 5 is possible.
    const { solutions, ending } = await answer(`
var 0..5: x :: output_var;
var 0..5: before;
var 1..5: status;
var bool: starts;
constraint calcada_on_restart_status(status);
constraint calcada_on_restart_sol_int(x, before);
constraint int_eq_reif(status, 1, starts);
var bool: goes_on;
constraint bool_not(starts, goes_on);
constraint int_eq_imp(x, before, goes_on);
solve :: int_search([x], input_order, indomain_min, complete) maximize x;`);
    expect(solutions).toEqual(['x = 0;']);
    expect(ending).toMatchObject({ exhausted: false, objective: 0 });
    expect(ending!.bound).toBeGreaterThanOrEqual(5);
  });

  test('no solution at all, and all solutions', async () => {
    expect((await answer(`${LAST_SOLUTION('satisfy')}`, { limit: 1 })).solutions).toEqual(['x = -1; y = 0;']);
    const none = await answer(
      'var 1..3: x; var 1..5: s; constraint calcada_on_restart_status(s); constraint int_le(4, x); solve satisfy;',
    );
    expect(none).toMatchObject({ solutions: [], ending: { exhausted: true, found: 0 } });
    const all = await answer(
      'var 1..3: x :: output_var; var 1..5: s; constraint calcada_on_restart_status(s); solve satisfy;',
      { limit: 9 },
    );
    expect(all.solutions!.sort()).toEqual(['x = 1;', 'x = 2;', 'x = 3;']);
    expect(all.ending).toMatchObject({ exhausted: true });
  });
});

test('what is wrong is refused', async () => {
  const of = async (constraint: string) =>
    (await answer(`var 1..3: x; constraint ${constraint}; solve satisfy;`)).problems;
  expect(await of('calcada_on_restart_uniform_int(3, 1, x)')).toEqual([
    'expected a range of numbers, got 3..1',
  ]);
  expect(await of('calcada_on_restart_status(x, x)')).toEqual([
    'expected 1 arguments for "calcada_on_restart_status", got 2',
  ]);
  expect(await of('calcada_on_restart_magic(x)')).toEqual([
    'expected a function of the restart library that is known, got "calcada_on_restart_magic"',
  ]);
  expect(await of('calcada_on_restart_sol_bool(x, true)')).toEqual([
    'expected a Boolean, got "x", an integer',
  ]);
});

test.each([
  ['restart_constant(7)', [7, 7, 7]],
  ['restart_linear(10)', [10, 20, 30]],
  ['restart_geometric(1.5, 100)', [100, 150, 225]],
  ['restart_luby(5)', [5, 5, 10, 5, 5, 10, 20]],
  ['restart_none', [Infinity]],
])('%s', (annotation, expected) => {
  const read = readFlatZinc(`var 1..3: x; solve :: ${annotation} satisfy;`);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const conflicts = restartsOf(read.program.goal.annotations);
  expect(expected.map((_, part) => conflicts(part))).toEqual(expected);
});
