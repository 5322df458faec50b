import { describe, expect, it } from 'vitest';
import { runnableOutput } from './output-model.ts';

describe('what MiniZinc writes for its own reader, as a model', () => {
  it('calls the overload for values that are there', () => {
    const output = `output [show('F⁻¹'(x))];
function opt Foo : 'F⁻¹'(opt Bar: a) = if occurs(a) then 'F⁻¹'(deopt(a)) else to_enum(Foo,<>) endif;
function Foo : 'F⁻¹'(Bar: b) = to_enum(Foo,b-0);
int: x;
`;
    expect(
      runnableOutput(output)
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual(
      expect.arrayContaining([
        "output [show('F⁻¹'(x))];",
        "function Foo : 'F⁻¹ of a value'(Bar: b) = to_enum(Foo,b-0);",
      ]),
    );
    expect(runnableOutput(output)).toContain("then 'F⁻¹ of a value'(deopt(a)) else");
  });

  const nested = `output ["q = ",showDzn(q[1].1),";\\n"];
array [1..2] of int: r2 = r3;
array [1..2] of int: r3 = [r6,r7];
int: r7;
int: r6;
array [1..2] of int: r0 = r1;
array [1..2] of int: r1 = [r4,r5];
int: r5;
int: r4;
array [1..2] of array [1..2] of int: q = r0;
`;

  it('gives an array of arrays all its rows', () => {
    expect(runnableOutput(nested)).toContain('of int: q = array1d(1..2, [r0, r2]);');
    expect(runnableOutput(nested)).toContain('showDzn(q[1])');
  });

  it('guesses no rows: such a model does not run, and that is said', () => {
    const short = nested.replace('array [1..2] of array', 'array [1..3] of array');
    expect(runnableOutput(short)).toBe(short);
    const other = nested.replace('q = r0', 'q = r2');
    expect(runnableOutput(other)).toBe(other);
  });

  it('leaves other models as they are', () => {
    const plain = 'output [show(x)]; % as it was\nint: x;\n';
    expect(runnableOutput(plain)).toBe(plain);
  });
});
