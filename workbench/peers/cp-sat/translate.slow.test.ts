/** Small programs, answered by CP-SAT and by our engine: every constraint that is translated has the same solutions. */
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compile, type Program, readFlatZinc, solve } from '../../../src/flatzinc/index.ts';
import { Random, seed } from '../../../test/random.ts';
import { fileOfPackage } from '../optional-package.ts';
import { checkSolution } from './check.ts';
import { solveByCpSat } from './solve.ts';

/** A folder in which `or-tools-wasm` is installed; 318 MB, so it is not among our dependencies. */
const PACKAGES = process.env['CALCADA_PACKAGES'] ?? process.cwd();
const isInstalled = (): boolean => {
  try {
    return existsSync(fileOfPackage(PACKAGES, 'or-tools-wasm/cp-sat'));
  } catch {
    return false;
  }
};
if (!isInstalled())
  console.warn(
    'OR-TOOLS-WASM IS NOT INSTALLED: no program is translated for CP-SAT (npm install or-tools-wasm in a folder, and set CALCADA_PACKAGES to it)',
  );

const VARIABLES = `
var -2..3: x :: output_var;
var {0, 2, 3}: y :: output_var;
var 1..4: z :: output_var;
var bool: b :: output_var;
var bool: c :: output_var;
var bool: d :: output_var;
array [1..3] of var int: xs :: output_array([1..3]) = [x, y, z];
array [1..3] of int: weights = [2, -1, 1];
`;

const COMPARISONS = [
  ...['int_eq(x, y)', 'int_ne(x, y)', 'int_le(x, y)', 'int_lt(x, y)', 'int_le(2, z)', 'int_eq(x, 9)'],
  ...['int_lin_eq(weights, xs, 3)', 'int_lin_ne(weights, xs, 3)', 'int_lin_le(weights, xs, 3)'],
  ...['set_in(x, {-1, 3, 7})', 'set_in(x, 0..2)', 'set_in(z, {})'],
  ...['bool_eq(b, c)', 'bool_le(b, c)', 'bool_lt(b, c)', 'bool_eq(b, true)'],
];

const CONSTRAINTS = [
  ...COMPARISONS,
  ...COMPARISONS.map((text) => text.replace('(', '_reif(').replace(/\)$/, ', d)')),
  ...COMPARISONS.map((text) => text.replace('(', '_imp(').replace(/\)$/, ', d)')),
  ...[
    'int_plus(x, y, z)',
    'int_times(x, y, z)',
    'int_times(x, x, z)',
    'int_pow(x, 2, z)',
    'int_pow(x, 0, z)',
  ],
  ...['int_div(x, z, y)', 'int_div(x, y, z)', 'int_div(x, 2, y)', 'int_mod(x, z, y)', 'int_mod(z, y, x)'],
  ...['int_abs(x, z)', 'int_max(x, y, z)', 'int_min(x, y, z)', 'int_min(x, 1, y)'],
  ...['array_int_maximum(z, [x, y, 2])', 'array_int_minimum(x, [y, z, 2])'],
  ...['array_int_element(x, [3, 2, 0], y)', 'array_var_int_element(z, [y, x, 2], x)'],
  ...['array_bool_element(x, [true, false], b)', 'array_var_bool_element(z, [b, c, false], d)'],
  ...['array_bool_and([b, c], d)', 'array_bool_and([], d)', 'array_bool_or([b, c, true], d)'],
  ...[
    'array_bool_or([b, c], d)',
    'array_bool_or([], d)',
    'array_bool_xor([b, c, d])',
    'array_bool_xor([b, true])',
  ],
  ...['bool_and(b, c, d)', 'bool_or(b, c, d)', 'bool_xor(b, c, d)', 'bool_xor(b, c)', 'bool_not(b, c)'],
  ...['bool_clause([b, c], [d])', 'bool_clause([], [b])', 'bool_clause_reif([b], [c], d)', 'bool2int(b, y)'],
  ...['bool_lin_eq([1, 2], [b, c], y)', 'bool_lin_le([1, 2], [b, c], 2)'],
  ...['calcada_all_different(xs)', 'calcada_all_different([x, y, 1])'],
  ...['calcada_circuit(xs, 1)', 'calcada_circuit(xs, 0)', 'calcada_subcircuit(xs, 1)'],
  ...['calcada_table([x, y], [1, 2, 3, 0, -2, 3])', 'calcada_table([x], [])'],
  ...[
    'calcada_diffn([x, y], [0, 1], [z, 1], [2, z], false)',
    'calcada_diffn([x, z], [0, 0], [y, 2], [1, 1], false)',
  ],
  'calcada_diffn([x, z], [0, 0], [y, 2], [1, 1], true)',
  ...[
    'calcada_cumulative(xs, [2, 1, 2], [1, 2, 1], 2)',
    'calcada_cumulative([x, z, 0], [y, 2, 3], [2, y, 1], 3)',
  ],
  ...[
    'calcada_inverse(xs, [2, 1, 3], 1, 1)',
    'calcada_inverse([x, y], [z, 0], 0, 0)',
    'calcada_inverse([x], [], 1, 1)',
  ],
  ...[
    'calcada_regular([x, z], 2, 3, [1, 2, 0, 2, 0, 1], 1, {2})',
    'calcada_regular([z, y, z], 2, 3, [2, 1, 1, 0, 2, 1], 1, 1..2)',
  ],
];

const programOf = (text: string): Program => {
  const read = readFlatZinc(text);
  if (!read.ok) throw new Error(`${text}: ${read.problems[0]?.problem}`);
  return read.program;
};

/** All solutions, or those on the way to the best one, sorted. */
async function byUs(
  program: Program,
): Promise<{ readonly all: string[]; readonly objective?: number | undefined }> {
  const result = compile(program);
  if (result.status !== 'compiled') throw new Error(JSON.stringify(result));
  const all: string[] = [];
  const hear = (text: string): void =>
    void all.push(text.replaceAll(/\btrue\b/g, '1').replaceAll(/\bfalse\b/g, '0'));
  const { exhausted, objective } = await solve(result.compiled, { limit: 1e6, onSolution: hear });
  expect(exhausted).toBe(true);
  const own = all.map((text) => [...text.matchAll(/^[xyzbcd] = -?\d+;/gm)].map(([each]) => each).join(' '));
  return { all: own.sort(), objective };
}

const shown = (values: ReadonlyMap<string, number>): string =>
  [...values].map(([name, value]) => `${name} = ${value};`).join(' ');

describe.skipIf(!isInstalled())('FlatZinc for CP-SAT', () => {
  it('has the solutions of every constraint', async () => {
    let solutions = 0;
    for (const constraint of CONSTRAINTS) {
      const program = programOf(`${VARIABLES}constraint ${constraint};\nsolve satisfy;\n`);
      const found = new Set<string>();
      const answer = await solveByCpSat(
        PACKAGES,
        program,
        (values) => found.add(shown(values)),
        () => ({
          enumerateAllSolutions: true,
        }),
      );
      const { all } = await byUs(program);
      expect({ answer, all: [...found].sort() }, constraint).toEqual({
        answer: { status: all.length > 0 ? 'complete' : 'unsatisfiable' },
        all,
      });
      solutions += all.length;
    }
    expect(CONSTRAINTS.length).toBeGreaterThan(95);
    expect(solutions).toBeGreaterThan(10_000);
  }, 120_000);

  it(`has the best value of programs put together at random (seed ${seed})`, async () => {
    const random = new Random(seed);
    const ends = { complete: 0, unsatisfiable: 0 };
    for (let round = 0; round < 60; round++) {
      const picked = Array.from(
        { length: 1 + random.below(3) },
        () => CONSTRAINTS[random.below(CONSTRAINTS.length)]!,
      );
      const goal = random.below(2) === 0 ? 'minimize' : 'maximize';
      const text = `var -30..30: cost :: output_var;\n${VARIABLES}${picked.map((each) => `constraint ${each};\n`).join('')}
        constraint int_lin_eq([3, -2, 1, 1], [x, y, z, cost], 1);\nsolve ${goal} cost;\n`;
      const program = programOf(text);
      let best: ReadonlyMap<string, number> | undefined;
      const answer = await solveByCpSat(PACKAGES, program, (values) => {
        best = values;
      });
      expect(best?.get('cost'), text).toBe((await byUs(program)).objective);
      if (answer.status !== 'complete' && answer.status !== 'unsatisfiable')
        throw new Error(JSON.stringify(answer));
      ends[answer.status]++;
      if (!best) continue;
      expect(await checkSolution(program, best), text).toBe(true);
      expect(await checkSolution(program, new Map([...best, ['cost', best.get('cost')! + 1]])), text).toBe(
        false,
      );
    }
    expect(ends.complete).toBeGreaterThan(10);
  }, 120_000);

  it.each([
    ['var set of 1..3: s;\nsolve satisfy;', 'a variable of type set'],
    ['var 0.0..1.0: f;\nsolve satisfy;', 'a variable of type float'],
    ['var -1..1: x;\nconstraint int_mod(3, x, 1);\nsolve satisfy;', 'a divisor that may be negative'],
    ['var 0..3: x;\nconstraint int_pow(2, x, 4);\nsolve satisfy;', 'a variable in place of a number'],
    ['var 0..3: x;\nconstraint calcada_nvalue(x, [x]);\nsolve satisfy;', 'the constraint calcada_nvalue'],
    ['var int: x;\nsolve satisfy;', 'an integer without bounds'],
  ])('refuses what it cannot say: %j', async (text, problem) => {
    const answer = await solveByCpSat(PACKAGES, programOf(text), () => {});
    expect(answer).toEqual({ status: 'not translated', problem });
  });
});
