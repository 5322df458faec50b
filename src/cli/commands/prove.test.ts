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
    expect(readFileSync(`${name}.opb`, 'utf8')).toContain('* the road is one loop');
    const verified = await run(['verify', `${name}.json`, `${name}.pbp`]);
    expect(verified).toMatchObject({ code: 0, out: 'verified: exactly one solution\n' });
    const pt = await run(['verify', '--lang', 'pt', `${name}.json`, `${name}.pbp`]);
    expect(pt.out).toBe('verificado: exatamente uma solução\n');
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
