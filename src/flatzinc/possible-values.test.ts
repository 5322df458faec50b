import { expect, it } from 'vitest';
import { compile, possibleValues, readFlatZinc, solve } from './index.ts';

const programOf = (text: string) => {
  const read = readFlatZinc(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.program;
};

it('elements and tables leave their values, those of places that the index can have', () => {
  const program = programOf(`
    array [1..4] of int: costs = [7, -1, 90, 7];
    array [1..6] of int: rows = [7, 5, 40, 3, 90, 5];
    var {1, 3, 4}: i;
    var -1..90: cost;
    var -1..90: other;
    var 0..9: y;
    var -1..90: free;
    var bool: b;
    array [1..2] of var int: all = [cost, y];
    constraint array_int_element(i, costs, cost);
    constraint calcada_table(all, rows);
    constraint array_int_element(2, costs, other);
    constraint calcada_table_reif([free, y], rows, b);
    solve satisfy;
  `);
  expect([...possibleValues(program)]).toEqual([
    ['cost', [7, 90]],
    ['y', [3, 5]],
    ['other', [-1]],
  ]);
});

it('names that lead nowhere or to variables say nothing', () => {
  const program = programOf(`
    var 1..2: i;
    var 0..9: x;
    var 0..9: z;
    array [1..2] of var int: items = [x, 4];
    constraint array_int_element(i, items, z);
    constraint array_int_element(i, nowhere, z);
    solve satisfy;
  `);
  expect([...possibleValues(program)]).toEqual([]);
});

it('a variable that nothing is left for has no solution', async () => {
  const program = programOf(`
    var 1..2: i;
    var 5..9: z;
    constraint array_int_element(i, [1, 2], z);
    solve satisfy;
  `);
  const result = compile(program);
  if (result.status !== 'compiled') throw new Error(result.status);
  const ending = await solve(result.compiled, { onSolution: () => expect.unreachable() });
  expect(ending.exhausted).toBe(true);
});
