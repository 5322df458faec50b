import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { run, Scratch } from '../../../test/run-calcada.ts';
import { writeStandIn } from '../../../test/stand-in-minizinc.ts';

const scratch = new Scratch();
const pair = 'var 1..3: x :: output_var; var 1..3: y :: output_var; constraint int_lt(x, y);';

describe('calcada flatzinc', () => {
  test('prints as the standard says', async () => {
    const file = scratch.file('pair.fzn', `${pair} solve satisfy;`);
    const one = await run(['flatzinc', file]);
    expect(one).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/^x = \d;\ny = \d;\n-{10}\n$/),
    });
    const all = await run(['flatzinc', '-a', file]);
    expect(all.out.match(/^-{10}$/gm)).toHaveLength(3);
    expect(all.out).toMatch(/-\n={10}\n$/);
    expect((await run(['flatzinc', '-n', '2', file])).out.match(/^-{10}$/gm)).toHaveLength(2);
    const none = `${pair} constraint int_lt(y, x); solve satisfy;`;
    expect((await run(['flatzinc', '-'], { stdin: none })).out).toBe('=====UNSATISFIABLE=====\n');
  });

  test('an optimisation prints the best solution, or all on the way', async () => {
    const stdin = `${pair} solve :: int_search([x,y], input_order, indomain_min, complete) maximize x;`;
    const best = 'x = 2;\ny = 3;\n----------\n==========\n';
    expect((await run(['flatzinc', '-'], { stdin })).out).toBe(best);
    for (const flag of ['-a', '-i']) {
      expect((await run(['flatzinc', flag, '-'], { stdin })).out).toBe(`x = 1;\ny = 2;\n----------\n${best}`);
    }
  });

  test('statistics, a seed, free search', async () => {
    const { out } = await run(['flatzinc', '-s', '-f', '-p', '1', '-r', '7', '-'], {
      stdin: `${pair} solve satisfy;`,
    });
    expect(out).toMatch(/%%%mzn-stat: nSolutions=1\n/);
    expect(out).toMatch(/%%%mzn-stat-end\n$/);
    const widest = await run(['flatzinc', '-r', '999999999999999', '-'], { stdin: `${pair} solve satisfy;` });
    expect(widest).toMatchObject({ code: 0, err: '' });
  });

  test('a limit of 0 is none: no time limit, and all solutions', async () => {
    const stdin = `${pair} solve satisfy;`;
    expect((await run(['flatzinc', '-t', '0', '-'], { stdin })).out).toMatch(/^x = \d;\ny = \d;\n-{10}\n$/);
    expect((await run(['flatzinc', '-n', '0', '-'], { stdin })).out.match(/^-{10}$/gm)).toHaveLength(3);
  });

  test('unbounded, with the memory of the process in the statistics', async () => {
    const stdin = 'var int: x :: output_var; constraint int_le(3, x); solve maximize x;';
    const { out } = await run(['flatzinc', '-s', '-'], { stdin });
    expect(out).toMatch(/\n=====UNBOUNDED=====\n%%%mzn-stat/);
    expect(Number(/peakMem=([\d.]+)/.exec(out)?.[1])).toBeGreaterThan(20);
  });

  test('--proof writes what verify accepts: no solution, and nothing better', async () => {
    const best = scratch.file('best.fzn', `${pair} solve maximize x;`);
    const none = scratch.file('none-here.fzn', `${pair} constraint int_lt(y, x); solve satisfy;`);
    const proof = scratch.path('best.pbp.gz');
    expect((await run(['flatzinc', '--proof', proof, best])).out).toContain(`% proof: ${proof}`);
    expect(readFileSync(scratch.path('best.opb'), 'utf8')).toContain('* the objective is better than 2\n');
    expect((await run(['verify', best, proof])).out).toBe('verified: no solution is better than 2\n');
    const plain = scratch.path('none.pbp');
    await run(['flatzinc', '--proof', plain, none]);
    expect((await run(['verify', '--lang', 'pt', none, plain])).out).toBe('verificado: nenhuma solução\n');
    // A proof of one program is none of another, and a claim of more is refused.
    expect(await run(['verify', best, plain])).toMatchObject({ code: 1 });
    const claimed = readFileSync(plain, 'utf8').replace('\n', '\n* nothing is better than 1\n');
    expect(await run(['verify', best, scratch.file('claimed.pbp', claimed)])).toMatchObject({ code: 1 });
    const sat = await run(['flatzinc', '--proof', plain, '-'], { stdin: `${pair} solve satisfy;` });
    expect(sat.out).toContain('% no proof: expected an answer "no solution" or a best solution');
    const open = `${pair} var set of 1..2: s; constraint set_card(s, x); constraint int_le(3, x); solve satisfy;`;
    expect((await run(['flatzinc', '--proof', plain, '-'], { stdin: open })).out).toContain('% proof:');
    const missing = `var 1..2: x; var set of 1..1: s; constraint set_card(s, x); constraint int_le(2, x); solve satisfy;`;
    const unproved = await run(['flatzinc', '--proof', plain, '-'], { stdin: missing });
    expect(unproved.out).toContain('% no proof: these constraints have no encoding: set_card (1)');
  });

  test('problems go to standard error with their places', async () => {
    const file = scratch.file('bad.fzn', 'var 1..3: x;\nconstraint int_le(x, 1.5);\nsolve satisfy;\n');
    const { code, out, err } = await run(['flatzinc', file]);
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(err).toMatch(/bad\.fzn:2:22: floats are not supported/);
    expect(await run(['flatzinc', scratch.path('none.fzn')])).toMatchObject({ code: 2, out: '' });
    expect(await run(['flatzinc', '-n', 'many', file])).toMatchObject({ code: 2, out: '' });
  });

  test('a limit and an interrupt leave whole solutions', async () => {
    // 30 pigeons in 29 holes, one by one: refuting that takes far too long.
    const names = Array.from({ length: 30 }, (_, i) => `x${i}`);
    const different = names.flatMap((a, i) =>
      names.slice(i + 1).map((b) => `constraint int_ne(${a}, ${b});`),
    );
    const stdin = [
      ...names.map((name) => `var 1..29: ${name} :: output_var;`),
      ...different,
      'solve satisfy;',
    ].join('\n');
    expect((await run(['flatzinc', '-t', '300', '-'], { stdin })).out).toBe('=====UNKNOWN=====\n');
    const early = await run(['flatzinc', '-s', '-t', '1', '-'], { stdin });
    expect(early.out).toMatch(/^=====UNKNOWN=====\n%%%mzn-stat: nSolutions=0\n[\s\S]*%%%mzn-stat-end\n$/);
    const loose = `${names.map((name) => `var 1..29: ${name} :: output_var;`).join('\n')} solve satisfy;`;
    const stopped = await run(['flatzinc', '-a', '-'], {
      stdin: loose,
      interruptAt: (out) => out.includes('--'),
    });
    expect(stopped.code).toBe(0);
    expect(stopped.out).toMatch(/^(?:(?:x\d+ = \d+;\n){30}-{10}\n)+$/);
  });
});

describe('calcada minizinc', () => {
  test('--path names a folder that MiniZinc can use', async () => {
    const { code, out } = await run(['minizinc', '--path']);
    const folder = out.trim();
    expect(code).toBe(0);
    const config = JSON.parse(readFileSync(join(folder, 'calcada.msc'), 'utf8'));
    expect(existsSync(join(folder, config.executable))).toBe(true);
    expect(readdirSync(join(folder, config.mznlib)).length).toBeGreaterThan(10);
    expect((await run(['minizinc'])).code).toBe(2);
  });
});

describe('calcada solve model.mzn', () => {
  test('asks the minizinc on the PATH for our solver', async () => {
    const script = '#!/bin/sh\necho "$MZN_SOLVER_PATH"\necho "$@"\necho =====UNSATISFIABLE=====\n';
    chmodSync(scratch.file('minizinc', script), 0o755);
    const env = { PATH: `${scratch.folder}:/usr/bin:/bin` };
    const { code, out } = await run(['solve', '--all', '--time-limit', '2', 'a.mzn', 'b.dzn'], { env });
    const [folder, args] = out.split('\n');
    expect(existsSync(join(folder ?? '', 'calcada.msc'))).toBe(true);
    expect(args).toBe('--solver calcada -a --time-limit 2000 a.mzn b.dzn');
    expect(code).toBe(1);
  });

  test('takes the npm package where there is no program', async () => {
    const place = (name: string): string => {
      mkdirSync(dirname(scratch.path(name)), { recursive: true });
      return name;
    };
    writeStandIn(scratch.path('app/node_modules/minizinc'));
    scratch.file('app/node_modules/minizinc/package.json', '{}');
    scratch.file('app/package.json', '{"version":"0.0.0"}');
    scratch.file(place('app/share/minizinc/calcada.msc'), '{"id":"pt.calcada"}');
    scratch.file(place('app/share/minizinc/calcada/fzn_nvalue.mzn'), '% ours');
    const entry = pathToFileURL(scratch.path('app/dist/cli/main.js'));
    const env = { PATH: scratch.path('nothing') };
    const solveModel = (name: string, model: string, ...options: string[]) =>
      run(['solve', ...options, scratch.file(name, model)], { env, entry });
    const best = 'var 1..3: x :: output_var; solve maximize x;';
    const printed = (mode: string, x: number): string => `${mode} x = ${x};\n----------\n`;
    expect(await solveModel('best.mzn', best)).toEqual({
      code: 0,
      err: '',
      out: `${printed('plain', 3)}==========\n`,
    });
    const json = await solveModel('best.mzn', best, '--json', '--stats');
    expect(json.out).toMatch(/^json x = 3;\n-{10}\n={10}\n%%%mzn-stat: nSolutions=\d\n/);
    expect(json.out).toMatch(/objective=3\n[\s\S]*%%%mzn-stat-end\n$/);
    const all = await solveModel('all.mzn', 'var 1..3: x :: output_var; solve satisfy;', '--all');
    const lines = all.out.split(/(?<=----------\n)/);
    expect(lines.slice(0, 3).sort()).toEqual([1, 2, 3].map((x) => printed('plain', x)));
    expect(lines.slice(3)).toEqual(['==========\n']);
    expect(await solveModel('unprintable.mzn', best)).toEqual({
      code: 70,
      err: 'error: a solution could not be printed: type error\n',
      out: '',
    });
    const none = 'var 1..3: x; constraint int_le(4, x); solve satisfy;';
    expect(await solveModel('none.mzn', none)).toMatchObject({ code: 1, out: '=====UNSATISFIABLE=====\n' });
    expect(await solveModel('bad.mzn', 'var 1..3: x;\n  wrong;')).toEqual({
      code: 3,
      out: '',
      err: 'bad.mzn:2:3: type error: undefined identifier\n',
    });
    expect(await solveModel('float.mzn', 'var float: x; solve satisfy;')).toMatchObject({
      code: 3,
      err: expect.stringMatching(/^FlatZinc:1:\d+: floats are not supported/),
    });
    expect(await run(['solve', scratch.path('absent.mzn')], { env, entry })).toMatchObject({ code: 2 });
  });

  test('says how to get one where there is none', async () => {
    const env = { PATH: scratch.path('nothing') };
    expect(await run(['solve', 'a.mzn'], { env })).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/minizinc\.org/),
    });
    expect((await run(['solve', '--lang', 'pt', 'a.mzn'], { env })).err).toMatch(/esperava-se/);
  });
});
