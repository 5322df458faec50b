/** Formulas of long chains of sums. */
import { expect, test } from 'vitest';
import { type Program, readFlatZinc } from '../../flatzinc/index.ts';
import { opbOf } from '../formula/index.ts';
import { encodeProgram } from './index.ts';

function programOf(...lines: readonly string[]): Program {
  const read = readFlatZinc(lines.join('\n'));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.program;
}

const range = (count: number, from = 0): number[] => Array.from({ length: count }, (_, i) => from + i);
const atomsOf = (program: Program): number =>
  encodeProgram(program).formula.lines.reduce((sum, { atoms }) => sum + atoms.length, 0);

test('where each sum is part of the next one, the formula does not grow with the square of their number', () => {
  const many = 200;
  const program = programOf(
    ...range(many + 1).map((i) => `var 0..150: a${i}; var 0..1000000: x${i};`),
    ...range(many, 1).map(
      (i) => `constraint int_lin_eq([1,1,-1],[x${i - 1},a${i},x${i}],0) :: defines_var(x${i});`,
    ),
    'constraint int_eq(x0,0);',
    ...range(many).map((i) => `constraint int_lin_ne([1,-1],[x${i},a${i + 1}],7);`),
    'solve satisfy;',
  );
  expect(atomsOf(program)).toBeLessThan(4_000_000);
}, 120_000);

test('however deep the calls are already, the formula is the same', () => {
  const program = programOf(
    ...range(2000).map((i) => `var ${i === 0 ? '0..2' : '-1000000..1000000'}: x${i};`),
    // The last one is asked for first.
    ...range(1999, 1)
      .toReversed()
      .map((i) => `constraint int_lin_eq([2,-1,-1],[x${i - 1},x${i - 1},x${i}],0);`),
    'solve minimize x1999;',
  );
  const encoded = (depth: number): string =>
    depth > 0 ? encoded(depth - 1) : [...opbOf(encodeProgram(program).formula)].join('');
  expect(encoded(4000) === encoded(0)).toBe(true);
}, 120_000);
