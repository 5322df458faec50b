/**
 * Our MiniZinc library against MiniZinc's own definitions: each global constraint compiled both ways, and the same
 * solutions found. Needs a minizinc; says so loudly where there is none.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { compile, readFlatZinc, solve } from '../../src/flatzinc/index.ts';

const share = fileURLToPath(new URL('../../share/minizinc', import.meta.url));
const installed = spawnSync('minizinc', ['--version']).error === undefined;
if (!installed)
  console.warn(
    'minizinc is NOT INSTALLED: our MiniZinc library is not compared (Debian: apt-get install minizinc)',
  );

const ints = (name: string, length: number, domain: string): string =>
  `array[1..${length}] of var ${domain}: ${name};`;
const xyz = `${ints('x', 3, '0..3')} var 0..3: y; var -1..4: c; var bool: b;`;
const counts = ['eq', 'neq', 'leq', 'lt', 'geq', 'gt'].flatMap((sign): [string, string][] => [
  [`count_${sign}`, `${xyz} constraint count_${sign}(x, y, c);`],
  [`count_${sign} of a number`, `${xyz} constraint count_${sign}(x, 2, 1);`],
  [`count_${sign} reified`, `${xyz} constraint b <-> count_${sign}(x, y, c);`],
]);
const rows = '[| 0, 1, 2 | 1, 1, 0 | 3, 2, 0 | 0, 0, 0 |]';

const models: readonly (readonly [name: string, model: string])[] = [
  ...counts,
  ['all_different', `${ints('x', 4, '-1..3')} constraint all_different(x);`],
  ['circuit', `${ints('x', 4, '0..5')} constraint circuit(x);`],
  ['circuit from another index', 'array[3..6] of var 0..7: x; constraint circuit(x);'],
  ['subcircuit', `${ints('x', 4, '0..5')} constraint subcircuit(x);`],
  ['subcircuit from zero', 'array[0..3] of var 0..4: x; constraint subcircuit(x);'],
  ['inverse', `${ints('f', 3, '0..4')} ${ints('g', 3, '0..4')} constraint inverse(f, g);`],
  [
    'inverse from other indices',
    'array[0..2] of var -1..6: f; array[3..5] of var -1..6: g; constraint inverse(f, g);',
  ],
  ['table', `${ints('x', 3, '0..3')} constraint table(x, ${rows});`],
  ['table reified', `${ints('x', 3, '0..3')} var bool: b; constraint b <-> table(x, ${rows});`],
  ['table of Booleans', 'array[1..2] of var bool: x; constraint table(x, [| true, false | false, false |]);'],
  ['regular', `${ints('x', 4, '0..3')} constraint regular(x, 3, 2, [| 2, 0 | 2, 3 | 3, 1 |], 1, {2, 3});`],
  ...['less', 'lesseq'].flatMap((order): [string, string][] => [
    [`lex_${order}`, `${ints('x', 2, '0..2')} ${ints('y', 2, '0..2')} constraint lex_${order}(x, y);`],
    [
      `lex_${order} of other lengths`,
      `${ints('x', 2, '0..2')} ${ints('y', 3, '0..2')} var bool: b; constraint lex_${order}(x, y) /\\ (b <-> lex_${order}(y, x));`,
    ],
    [
      `lex_${order} of Booleans`,
      `${ints('x', 3, 'bool')} ${ints('y', 3, 'bool')} constraint lex_${order}(x, y);`,
    ],
    [
      `lex_${order} reified`,
      `${ints('x', 2, '0..2')} ${ints('y', 2, '0..2')} var bool: b; constraint b <-> lex_${order}(x, y);`,
    ],
  ]),
  [
    'cumulative',
    `${ints('s', 3, '0..4')} ${ints('d', 3, '0..2')} constraint cumulative(s, d, [1, 2, 1], 2);`,
  ],
  [
    'cumulative with a variable capacity',
    `${ints('s', 3, '0..3')} ${ints('r', 3, '0..2')} var 0..3: c; constraint cumulative(s, [2, 1, 2], r, c);`,
  ],
  ['disjunctive', `${ints('s', 3, '0..5')} ${ints('d', 3, '0..2')} constraint disjunctive(s, d);`],
  [
    'disjunctive_strict',
    `${ints('s', 3, '0..4')} ${ints('d', 3, '0..2')} constraint disjunctive_strict(s, d);`,
  ],
  [
    'disjunctive_strict without empty tasks',
    `${ints('s', 3, '0..5')} constraint disjunctive_strict(s, [2, 1, 2]);`,
  ],
  ['diffn', `${ints('x', 3, '0..2')} ${ints('y', 3, '0..2')} constraint diffn(x, y, [2, 1, 1], [1, 2, 0]);`],
  [
    'diffn with variable sizes',
    `${ints('x', 2, '0..3')} ${ints('y', 2, '0..1')} ${ints('d', 2, '0..2')} constraint diffn(x, y, d, [1, 2]);`,
  ],
  [
    'diffn_nonstrict',
    `${ints('x', 2, '0..3')} ${ints('y', 2, '0..2')} ${ints('d', 2, '0..2')} constraint diffn_nonstrict(x, y, d, [1, 2]);`,
  ],
  [
    'maximum and minimum',
    `${ints('x', 3, '-2..2')} var -3..3: m; var -3..3: n; constraint maximum(m, x) /\\ minimum(n, x);`,
  ],
  [
    'global_cardinality',
    `${ints('x', 4, '0..3')} ${ints('c', 2, '0..4')} constraint global_cardinality(x, [1, 3], c);`,
  ],
  [
    'global_cardinality_closed',
    `${ints('x', 4, '0..3')} ${ints('c', 3, '-1..4')} constraint global_cardinality_closed(x, [1, 3, 0], c);`,
  ],
  [
    'global_cardinality_low_up',
    `${ints('x', 4, '0..3')} constraint global_cardinality_low_up(x, [1, 3], [1, 0], [2, 1]);`,
  ],
  [
    'global_cardinality_low_up_closed',
    `${ints('x', 4, '0..3')} constraint global_cardinality_low_up_closed(x, [1, 3, 2], [1, 0, -1], [2, 1, 9]);`,
  ],
  [
    'nvalue of two ranges',
    'var 0..2: n; var 0..2: a; var 1..5: b; var 4..6: c; constraint nvalue(n, [a, b, c]);',
  ],
  ['nvalue', `${ints('x', 3, '0..3')} var 0..4: n; constraint nvalue(n, x);`],
  [
    'bin_packing_load',
    `${ints('l', 2, '0..6')} ${ints('x', 3, '0..3')} constraint bin_packing_load(l, x, [1, 2, 3]);`,
  ],
  ['bin_packing', `${ints('x', 4, '0..2')} constraint bin_packing(4, x, [1, 2, 3, 2]);`],
  ['bin_packing_capa', `${ints('x', 4, '0..3')} constraint bin_packing_capa([4, 5], x, [1, 2, 3, 2]);`],
  [
    'bin_packing_capa from another index',
    `${ints('x', 3, '-2..2')} constraint bin_packing_capa(array1d(-1..1, [1, 2, 3]), x, [1, 2, 3]);`,
  ],
  [
    'sets',
    'var set of 0..3: s; var set of 1..4: t; var 0..4: n; constraint card(s union t) = n /\\ s < t /\\ not (2 in s);',
  ],
  ['clauses', 'array[1..4] of var bool: b; constraint clause([b[1]], [b[2], b[3]]) <-> b[4];'],
  ['powers', 'var -2..3: x; var 0..3: y; var -9..9: z; constraint pow(x, y) = z;'],
  [
    'powers of a wide base',
    'var -60..60: x; var 0..8: y; var -70..70: z; constraint pow(x, y) = z /\\ y > 1;',
  ],
  [
    'division',
    'var -7..7: x; var -3..3: y; var -8..8: q; var -3..3: r; constraint x div y = q /\\ x mod y = r;',
  ],
];

async function solutionsOf(file: string): Promise<string[]> {
  const read = readFlatZinc(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const result = compile(read.program);
  if (result.status !== 'compiled') throw new Error(JSON.stringify(result));
  const found: string[] = [];
  const { exhausted } = await solve(result.compiled, {
    limit: Infinity,
    onSolution: (solution) => found.push(solution.split('\n').sort().join('\n')),
  });
  expect(exhausted).toBe(true);
  return found.sort();
}

describe.runIf(installed)('our MiniZinc library says what MiniZinc says', () => {
  const folder = mkdtempSync(join(tmpdir(), 'calcada-mzn-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const env = { ...process.env, MZN_SOLVER_PATH: share };

  /** Compiles for our solver, with our library or with the standard one. */
  function flatten(model: string, ours: boolean): string {
    const config = JSON.parse(readFileSync(join(share, 'calcada.msc'), 'utf8'));
    const solver = join(folder, ours ? 'ours.msc' : 'std.msc');
    writeFileSync(
      solver,
      JSON.stringify({
        ...config,
        mznlib: ours ? join(share, 'calcada') : '-Gstd',
        executable: join(share, config.executable),
      }),
    );
    const [mzn, fzn] = [join(folder, 'model.mzn'), join(folder, ours ? 'ours.fzn' : 'std.fzn')];
    writeFileSync(mzn, `include "globals.mzn";\n${model}\nsolve satisfy;\n`);
    const ran = spawnSync(
      'minizinc',
      ['-c', '--solver', solver, '--fzn', fzn, '--ozn', join(folder, 'x.ozn'), mzn],
      { encoding: 'utf8', env },
    );
    if (ran.status !== 0) throw new Error(ran.stderr);
    return fzn;
  }

  it('hands the restart library over whole', () => {
    const files = readdirSync(join(share, 'calcada/experimental/on_restart'));
    const includes = files.map((file) => `include "experimental/on_restart/${file}";`);
    const model = `${includes.join('\n')} var 1..5: x; var 1..5: y; var bool: b; var bool: c;
      var set of 1..2: s; var set of 1..2: t;
      constraint fzn_on_restart_status(x) /\\ fzn_on_restart_complete(b) /\\ fzn_on_restart_uniform_int(1, 5, y);
      constraint fzn_on_restart_sol_int(x, y) /\\ fzn_on_restart_sol_bool(b, c) /\\ fzn_on_restart_sol_set(s, t);
      constraint fzn_on_restart_last_val_int(x, y) /\\ fzn_on_restart_last_val_bool(b, c);
      constraint fzn_on_restart_last_val_set(s, t);`;
    const read = readFlatZinc(readFileSync(flatten(model, true), 'utf8'));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const names = read.program.constraints.map(({ name }) => name.replace('calcada', 'fzn'));
    expect(names.sort()).toEqual(files.map((file) => file.replace('.mzn', '')).sort());
    const result = compile(read.program);
    expect(result.status === 'compiled' && result.compiled.hooks.length).toBe(files.length);
  });

  it('says what MiniZinc cannot say: items without any bins', async () => {
    const items = `${ints('x', 2, '0..1')} constraint bin_packing_load([], x, [1, 1]);`;
    expect(await solutionsOf(flatten(items, true))).toEqual([]);
  });

  it.each(models)('%s', async (_, model) => {
    const [ours, theirs] = [
      await solutionsOf(flatten(model, true)),
      await solutionsOf(flatten(model, false)),
    ];
    expect(ours).toEqual(theirs);
    expect(ours.length).toBeGreaterThan(0);
  });
});
