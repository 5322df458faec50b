import { describe, expect, test } from 'vitest';
import { meanings } from '../../../test/flatzinc/oracle.ts';
import { randomProgram } from '../../../test/flatzinc/random-program.ts';
import { Random, seed } from '../../../test/random.ts';
import { rounds } from '../../../test/rounds.ts';
import { compile, type Program, readFlatZinc, solve } from '../../flatzinc/index.ts';
import { textsOf } from '../refutation/index.ts';
import { encodeProgram, proveModel, verifyModel } from './index.ts';

function programOf(text: string): Program {
  const read = readFlatZinc(text);
  if (!read.ok) throw new Error(`${JSON.stringify(read.problems)}\n${text}`);
  return read.program;
}

const never = () => false;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Proves, has the checker read it, and tells whether it stands. */
function proves(program: Program, better?: number): boolean {
  const proved = proveModel(program, { better }, never);
  if (!proved.ok) return false;
  expect(verifyModel(program, bytes(textsOf(proved).proof))).toMatchObject({ ok: true, better });
  return true;
}

/** The best value of an objective, by our engine. */
async function best(program: Program): Promise<number | undefined> {
  const compiled = compile(program);
  if (compiled.status !== 'compiled') throw new Error('expected a model');
  const ending = await solve(compiled.compiled, { onSolution: () => {} });
  expect(ending.exhausted || program.goal.kind === 'satisfy').toBe(true);
  return ending.found === 0 ? undefined : (ending.objective ?? 0);
}

const encoded = Object.keys(meanings).filter((name) => !/set|Set/.test(name) || /^set_in/.test(name));

test(`programs without a solution are refuted, others never (seed ${seed})`, () => {
  let [refuted, satisfied, partial] = [0, 0, 0];
  for (let round = 0; round < rounds(1500); round++) {
    const made = randomProgram(encoded[round % encoded.length]!, seed + 7919 * round);
    if (!made) continue;
    const program = programOf(made.text);
    const isComplete = encodeProgram(program).leftOut.size === 0;
    const proved = proves(program);
    // What is left out makes more solutions, never fewer.
    if (made.solutions.length > 0) expect(proved, made.text).toBe(false);
    else if (isComplete) expect(proved, made.text).toBe(true);
    if (!isComplete) partial++;
    else if (proved) refuted++;
    else satisfied++;
  }
  expect(refuted).toBeGreaterThan(rounds(100));
  expect(satisfied).toBeGreaterThan(rounds(100));
  expect(partial).toBeGreaterThan(0);
});

test(`an optimum is proved, and nothing beyond it (seed ${seed})`, () => {
  let optima = 0;
  for (let round = 0; round < rounds(800); round++) {
    const made = randomProgram(encoded[round % encoded.length]!, seed + 104_729 * round);
    const variable = /var [^b;]*?: (i\d+)/.exec(made?.text ?? '')?.[1];
    if (!made || variable === undefined || made.solutions.length === 0) continue;
    const goal = round % 2 === 0 ? 'minimize' : 'maximize';
    const program = programOf(made.text.replace(/solve .*satisfy;/s, `solve ${goal} ${variable};`));
    if (encodeProgram(program).leftOut.size > 0) continue;
    const values = made.solutions.map((line) =>
      Number(new RegExp(`\\b${variable}=(-?\\d+)`).exec(line)?.[1]),
    );
    const optimum = goal === 'minimize' ? Math.min(...values) : Math.max(...values);
    expect(proves(program, optimum), made.text).toBe(true);
    expect(proves(program, goal === 'minimize' ? optimum + 1 : optimum - 1), made.text).toBe(false);
    optima++;
  }
  expect(optima).toBeGreaterThan(rounds(100));
});

test('constants beyond 53 bits are left out, not rounded', () => {
  const sum = 'int_lin_eq([2147483647,-2147483644,-6,1],[2147483647,2147483644,2147483647,x],-6)';
  const program = programOf(`var -9..9: x; constraint ${sum}; solve satisfy;`);
  expect([...encodeProgram(program).leftOut]).toEqual([['int_lin_eq', 1]]);
  // x = 3 is a solution.
  expect(proves(program)).toBe(false);
});

test('a duration below 0 is left out, also where it is known', () => {
  const program = programOf(
    'var 0..1: x; var -1..-1: d; var bool: b; constraint calcada_disjunctive_reif([x,x],[d,1],b); constraint bool_eq(b,false); solve satisfy;',
  );
  expect([...encodeProgram(program).leftOut]).toEqual([['calcada_disjunctive_reif', 1]]);
  // Such a task is none: b is false.
  expect(proves(program)).toBe(false);
});

/** A random argument list of each constraint of our library, over `x0`, `x1`, … */
const globals: Readonly<Record<string, (r: Random, xs: string, n: number) => string>> = {
  calcada_all_different: (_, xs) => `[${xs}]`,
  calcada_table: (r, xs, n) => `[${xs}],[${Array.from({ length: n * (2 + r.below(5)) }, () => r.below(5))}]`,
  calcada_regular: (r, xs) =>
    `[${xs}],3,4,[${Array.from({ length: 12 }, () => r.below(4))}],1,{${1 + r.below(3)}}`,
  calcada_circuit: (_, xs) => `[${xs}],0`,
  calcada_subcircuit: (r, xs) => `[${xs},${r.pick(['y,z', 'y', '3'])}],${r.below(2)}`,
  calcada_cumulative: (r, xs, n) =>
    `[${xs}],[${Array.from({ length: n }, () => r.below(4))}],[${Array.from({ length: n }, () => r.below(3))}],2`,
  calcada_disjunctive: (r, xs, n) => `[${xs}],[${Array.from({ length: n }, () => r.below(3))}]`,
  calcada_bin_packing_load: (r, xs, n) =>
    `[y,${r.below(6)},z],[${xs}],[${Array.from({ length: n }, () => 1 + r.below(3))}],1`,
  calcada_global_cardinality: (r, xs) => `[${xs}],[${r.below(3)},${3 + r.below(2)}],[y,z],${r.below(2)}`,
  calcada_nvalue: (_, xs) => `y,[${xs}]`,
  calcada_inverse: (_, xs) => `[${xs}],[y,z,1],0,1`,
  calcada_count_eq: (r, xs) => `[${xs}],${r.pick(['y', '2'])},z`,
  calcada_count_neq: (r, xs) => `[${xs}],${r.pick(['y', '2'])},z`,
  calcada_count_leq: (r, xs) => `[${xs}],${r.pick(['y', '2'])},z`,
  calcada_count_lt: (r, xs) => `[${xs}],${r.pick(['y', '2'])},z`,
  calcada_count_geq: (r, xs) => `[${xs}],${r.pick(['y', '2'])},z`,
  calcada_count_gt: (r, xs) => `[${xs}],${r.pick(['y', '2'])},z`,
};

describe(`constraints of our library mean what they mean to the engine (seed ${seed})`, () => {
  test.each(Object.entries(globals))('%s', async (name, args) => {
    let [optima, none] = [0, 0];
    // A short run goes on until it has met an optimum.
    for (let round = 0; round < rounds(12) || (optima === 0 && round < 60); round++) {
      const r = new Random(seed + 7 * round);
      const n = 2 + r.below(3);
      const names = Array.from({ length: n }, (_, i) => `x${i}`);
      const weights = names.map(() => r.below(7) - 3);
      const text = [
        ...names.map((x) => `var ${r.below(2)}..${2 + r.below(3)}: ${x};`),
        'var 0..4: y; var 0..5: z; var -40..40: o;',
        `constraint ${name}(${args(r, names.join(','), n)});`,
        `constraint int_lin_eq([${weights},1,-1,-1],[${names},y,z,o],0);`,
        'solve minimize o;',
      ].join('\n');
      const program = programOf(text);
      expect(encodeProgram(program).leftOut.size, text).toBe(0);
      const optimum = await best(program);
      expect(proves(program, optimum), text).toBe(true);
      if (optimum === undefined) none++;
      else {
        optima++;
        expect(proves(program, optimum + 1), text).toBe(false);
      }
    }
    expect(optima + none).toBeGreaterThanOrEqual(rounds(12));
    expect(optima).toBeGreaterThan(0);
  });
});

test(`broken proofs are refused (seed ${seed})`, () => {
  const random = new Random(seed);
  const proofs: { program: Program; text: string }[] = [];
  for (let round = 0; proofs.length < 60 && round < 5000; round++) {
    const made = randomProgram(encoded[round % encoded.length]!, seed + 15_485_863 * round);
    if (!made || made.solutions.length > 0) continue;
    const program = programOf(made.text);
    const proved = proveModel(program, {}, never);
    if (proved.ok && proved.lemmas > 2) proofs.push({ program, text: textsOf(proved).proof });
  }
  expect(proofs.length).toBeGreaterThan(20);
  let refused = 0;
  for (let round = 0; refused < rounds(2000) && round < 20 * rounds(2000); round++) {
    const { program, text } = random.pick(proofs);
    const lines = text.split('\n');
    const at = 2 + random.below(lines.length - 3);
    const broken = random
      .pick([
        () => lines.map((line, i) => (i === at ? line.replace(/ : [\d ]*~/, ' : ~') : line)),
        () => lines.map((line, i) => (i === at ? line.replace(/1 ~?[a-z]\w*/, '') : line)),
        () => lines.map((line, i) => (i === at ? line.replace(/ ~(?=[a-z])/, ' ') : line)),
        () => lines.slice(0, at),
        () => lines.filter((_, i) => i !== at),
        () => lines.map((line, i) => (i === at ? line.replace(/\d+/, '77777') : line)),
      ])()
      .join('\n');
    if (broken === text) continue;
    const verdict = verifyModel(program, bytes(broken));
    // A step that was made stronger, or was not needed, may still be right: then no hint is needed to see it.
    if (verdict.ok) expect(verifyModel(program, bytes(broken.replace(/ : [\d ]*~ ;/g, ' ;'))).ok).toBe(true);
    else refused++;
  }
  expect(refused).toBe(rounds(2000));
});

test('a long proof comes in short pieces, which are made once', () => {
  const birds = Array.from({ length: 7 }, (_, bird) => `x${bird}`);
  const pairs = birds.flatMap((x, i) => birds.slice(i + 1).map((y) => `constraint int_ne(${x}, ${y});`));
  const declared = birds.map((x) => `var 1..6: ${x};`);
  const program = programOf([...declared, ...pairs, 'solve satisfy;'].join('\n'));
  const proved = proveModel(program, {}, never);
  if (!proved.ok) throw new Error(proved.problem);
  const pieces = [...proved.proof];
  const steps = pieces.map((piece) => piece.match(/^rup/gm)?.length ?? 0);
  expect(steps.length).toBeGreaterThan(3);
  expect(Math.max(...steps)).toBe(64);
  expect(steps.reduce((sum, count) => sum + count, 0)).toBe(proved.lemmas);
  expect([...proved.proof]).toEqual([]);
  expect(verifyModel(program, bytes(pieces.join('')))).toMatchObject({ ok: true, steps: proved.lemmas });
});
