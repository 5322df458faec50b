import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lines, NONE, ONE, objects, papers, run, Scratch, TWO } from '../../../test/run-calcada.ts';

const scratch = new Scratch();
let folders = 0;
const folder = (): string => scratch.path(`proofs-${folders++}`);

describe('prove and verify', () => {
  test('one solution: the board, its formula and a proof that is accepted', async () => {
    const out = folder();
    const file = papers('bosnian-13');
    const proved = await run(['prove', file, '--out', out, '--json']);
    expect(proved.code).toBe(0);
    const name = join(out, 'bosnian-13');
    expect(objects(proved.out)).toMatchObject([
      { status: 'unique', board: `${name}.json`, formula: `${name}.opb`, proof: `${name}.pbp` },
    ]);
    expect(JSON.parse(readFileSync(`${name}.json`, 'utf8')).solution).toHaveLength(13);
    expect(readFileSync(`${name}.opb`, 'utf8')).toContain('* loop: there is one');
    const verified = await run(['verify', `${name}.json`, `${name}.pbp`]);
    expect(verified).toMatchObject({ code: 0, out: 'verified: exactly one solution\n' });
    const pt = await run(['verify', '--lang', 'pt', `${name}.json`, `${name}.pbp`]);
    expect(pt.out).toBe('verificado: exatamente uma solução\n');
  });

  test('an explanation: its steps are in the proof, which is accepted', async () => {
    const out = folder();
    const name = join(out, 'crazy-2');
    const [told] = objects((await run(['explain', papers('crazy-2'), '--prove', out, '--json'])).out);
    expect(told).toMatchObject({ certificate: { board: `${name}.json`, proof: `${name}.pbp` } });
    const steps = (told as { steps: unknown[] }).steps.length;
    expect(readFileSync(`${name}.pbp`, 'utf8')).toContain(`% step ${steps}: `);
    const verified = await run(['verify', `${name}.json`, `${name}.pbp`]);
    expect(verified).toMatchObject({ code: 0, out: 'verified: exactly one solution\n' });
    const text = await run(['explain', papers('crazy-2'), '--prove', folder()]);
    expect(text).toMatchObject({ code: 0, err: expect.stringContaining('crazy-2.pbp') });
    const several = await run(['explain', TWO, '--prove', folder()]);
    expect(several).toMatchObject({
      code: 1,
      err: expect.stringContaining('no proof: the board has several'),
    });
    const both = await run(['explain', ONE, '--prove', out, '--board', 'x']);
    expect(both).toMatchObject({ code: 2, err: expect.stringContaining('--board') });
  });

  test('a compressed proof, and a formula that must be ours', async () => {
    const out = folder();
    const name = join(out, 'crazy-2');
    await run(['prove', papers('crazy-2'), '--out', out, '--gzip']);
    expect(existsSync(`${name}.pbp`)).toBe(false);
    const verify = ['verify', '--formula', `${name}.opb`, `${name}.json`, `${name}.pbp.gz`];
    expect(await run(verify)).toMatchObject({ code: 0, out: 'verified: exactly one solution\n' });
    const formula = readFileSync(`${name}.opb`, 'utf8').split('\n');
    const at = formula.findIndex((line) => /^\d/.test(line));
    formula[at] = formula[at]!.replace(/>= \d+/, '>= 0');
    writeFileSync(`${name}.opb`, formula.join('\n'));
    const refused = await run(verify);
    expect(refused.code).toBe(1);
    expect(refused.out).toContain(`the formula is not ours: line ${at + 1} differs`);
    writeFileSync(`${name}.pbp.gz`, readFileSync(`${name}.pbp.gz`).subarray(0, 40));
    expect(await run(verify)).toMatchObject({ code: 2, err: expect.stringContaining('it is damaged') });
  });

  test('LRAT is read too, and a step without its hints is refused', async () => {
    const out = folder();
    const name = join(out, 'crazy-2');
    await run(['prove', papers('crazy-2'), '--out', out, '--format', 'cnf']);
    const verify = ['verify', '--formula', `${name}.cnf`, `${name}.json`, `${name}.lrat`];
    expect(await run(verify)).toMatchObject({ code: 0, out: 'verified: exactly one solution\n' });
    const proof = readFileSync(`${name}.lrat`, 'utf8');
    const last = proof.trimEnd().split('\n').length;
    for (const [broken, problem] of [
      [proof.replace(/ 0 [\d ]+ 0\n$/, ' 0 0\n'), `${last}: the clause does not follow`],
      [proof.replace(/\n[^\n]*\n$/, '\n'), 'ends without the empty clause'],
      [proof.replace(/\d+ 0\n$/, '9999999 0\n'), 'there is no clause 9999999'],
      [proof.replace(' 0 ', ' x '), 'expected whole numbers'],
    ]) {
      writeFileSync(`${name}.lrat`, broken!);
      const refused = await run(verify);
      expect(refused.code, problem).toBe(1);
      expect(refused.out).toContain(problem);
    }
  });

  test('a proof with a wrong step is refused at its line', async () => {
    const out = folder();
    await run(['prove', papers('crazy-2'), '--out', out]);
    const name = join(out, 'crazy-2');
    const proof = readFileSync(`${name}.pbp`, 'utf8').split('\n');
    proof[2] = 'rup >= 1 : ~ ;';
    writeFileSync(`${name}.pbp`, proof.join('\n'));
    const refused = await run(['verify', `${name}.json`, `${name}.pbp`]);
    expect(refused.code).toBe(1);
    expect(refused.out).toBe(`refused: ${name}.pbp:3: the line does not follow by unit propagation\n`);
    const json = await run(['verify', '--json', `${name}.json`, `${name}.pbp`]);
    expect(objects(json.out)).toMatchObject([{ status: 'refused', line: 3 }]);
  });

  test('several: two boards are the certificate; none: a proof without a solution', async () => {
    const out = folder();
    const several = await run(['prove', TWO, '--out', out]);
    expect(several.code).toBe(1);
    expect(existsSync(join(out, 'board.pbp'))).toBe(false);
    expect((await run(['verify', join(out, 'board.json')])).out).toBe('verified: more than one solution\n');

    const none = await run(['prove', NONE, '--out', out]);
    expect(none.code).toBe(1);
    const files = [join(out, 'board.json'), join(out, 'board.pbp')];
    expect((await run(['verify', ...files])).out).toBe('verified: no solution\n');
  });

  test('clauses, in both formats; not for loops', async () => {
    const out = folder();
    for (const proof of ['lrat', 'drat']) {
      const { code } = await run(['prove', ONE, '--out', out, '--format', 'cnf', '--proof', proof]);
      expect(code).toBe(0);
      expect(readFileSync(join(out, `board.${proof}`), 'utf8')).toMatch(/0\n$/);
    }
    expect(readFileSync(join(out, 'board.cnf'), 'utf8')).toMatch(/^p cnf \d+ \d+$/m);
    const loop = await run(['prove', papers('bosnian-6-a'), '--out', out, '--format', 'cnf']);
    expect(loop.code).toBe(2);
    expect(lines(loop.out)[0]).toBe('no proof: a loop needs sums: leave out --format cnf');
  });

  test('what cannot be verified', async () => {
    const out = folder();
    await run(['prove', ONE, '--out', out]);
    const board = join(out, 'board.json');
    expect((await run(['verify', board])).out).toContain('expected a proof, or two solutions');
    const cut = JSON.parse(readFileSync(board, 'utf8'));
    writeFileSync(board, JSON.stringify({ ...cut, solution: cut.solution.slice(1) }));
    const misfit = await run(['verify', board, join(out, 'board.pbp')]);
    expect(misfit).toMatchObject({ code: 1 });
    expect(misfit.out).toContain('the solution does not fit the board');
  });
});
