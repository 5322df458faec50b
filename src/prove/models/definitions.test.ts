import { expect, test } from 'vitest';
import { type Program, readFlatZinc } from '../../flatzinc/index.ts';
import { textsOf } from '../refutation/index.ts';
import { encodeProgram, proveModel, verifyModel } from './index.ts';

function programOf(...lines: readonly string[]): Program {
  const read = readFlatZinc(lines.join('\n'));
  if (!read.ok) throw new Error(`${JSON.stringify(read.problems)}\n${lines.join('\n')}`);
  return read.program;
}

function proves(program: Program): boolean {
  const proved = proveModel(program, {}, () => false);
  if (!proved.ok) return false;
  const proof = new TextEncoder().encode(textsOf(proved).proof);
  expect(verifyModel(program, proof)).toMatchObject({ ok: true });
  return true;
}

const range = (count: number, from = 0): number[] => Array.from({ length: count }, (_, i) => from + i);
const atomsOf = (program: Program): number =>
  encodeProgram(program).formula.lines.reduce((sum, { atoms }) => sum + atoms.length, 0);

test('the total, or a factor, of an equation may be a variable of one value', () => {
  const declared = 'var 3..3: n; var 0..5: x;';
  expect(proves(programOf(declared, 'constraint int_lin_eq([1],[x],n); solve satisfy;'))).toBe(false);
  const low = 'constraint int_lin_ne([1],[x],3);';
  expect(proves(programOf(declared, low, 'constraint int_lin_eq([1],[x],n); solve satisfy;'))).toBe(true);
  expect(proves(programOf(declared, 'constraint int_lin_eq([n],[x],4); solve satisfy;'))).toBe(true);
});

test('sums of sums with parts in common stay as short as what they are made of', () => {
  const program = programOf(
    ...range(50).map((i) => `var ${i < 2 ? '0..3' : '0..1000000'}: x${i};`),
    ...range(48, 2).map((i) => `constraint int_lin_eq([1,1,-1],[x${i - 1},x${i - 2},x${i}],0);`),
    'constraint int_le(1,x0); constraint int_lin_le([1],[x30],1000); solve satisfy;',
  );
  expect(atomsOf(program)).toBeLessThan(50_000);
  expect(proves(program)).toBe(true);
});

test('products of a factor and a value beyond 53 bits are left out, not rounded', () => {
  const factors = [2 ** 52 + 1, -(2 ** 52), -1];
  const program = programOf(
    'var {0,3}: x; var 0..3: y;',
    `constraint int_lin_eq([${factors}],[x,x,y],0); constraint int_lin_ne([1],[x],0); solve satisfy;`,
  );
  expect([...encodeProgram(program).leftOut]).toEqual([['int_lin_eq', 1]]);
  // x = y = 3 is a solution.
  expect(proves(program)).toBe(false);
});
