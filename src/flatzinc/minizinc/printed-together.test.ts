import { describe, expect, it } from 'vitest';
import { printedTogether } from './printed-together.ts';

const MODEL = `enum C = {red, green};
output let {array [int] of string: t = ["n is ", show(n), " % no comment\\n"]} in (t);
int: n;
array [1..n] of int: q; % n of them
`;

describe('printing many solutions with one model', () => {
  it('gives each solution names of its own, outside of texts', () => {
    const together = printedTogether(MODEL, [
      'n = 1;\nq = [7];\n----------\n',
      'n = 0;\nq = [];\n----------\n',
    ]);
    expect(together?.data).toBe('n__0 = 1;\nq__0 = [7];\nn__1 = 0;\nq__1 = [];\n');
    const lines = together?.model.split('\n').filter((line) => line.trim() !== '');
    expect(lines).toEqual([
      'enum C = {red, green};',
      'output let {array [int] of string: t = ["n is ", show(n__0), " % no comment\\n"]} in (t);',
      'int: n__0;',
      'array [1..n__0] of int: q__0;',
      'output ["<<another solution>>"];',
      'output let {array [int] of string: t = ["n is ", show(n__1), " % no comment\\n"]} in (t);',
      'int: n__1;',
      'array [1..n__1] of int: q__1;',
    ]);
    expect(together?.read('a\n<<another solution>>b\n----------\n')).toBe('a\n----------\nb\n----------\n');
    expect(together?.read('a<<another solution>>b\n----------\n')).toBe('a\n----------\nb\n----------\n');
    expect(together?.read('<<another solution>>----------\n')).toBe('----------\n----------\n');
  });

  it('leaves the model of one solution as it is', () => {
    expect(printedTogether(MODEL, ['n = 1;\n----------\n'])).toMatchObject({
      model: MODEL,
      data: 'n = 1;\n',
    });
  });

  it('gives up on what it does not know', () => {
    const two = ['n = 1;\n----------\n', 'n = 2;\n----------\n'];
    for (const model of [
      'int: n; output ["\\(n)"];',
      'int: n; function int: f(int: x) = x + n; output [show(f(1))];',
      'int: n; strange thing; output [];',
    ])
      expect(printedTogether(model, two), model).toBeUndefined();
  });
});
