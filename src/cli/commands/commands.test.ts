import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ENDLESS, lines, NONE, ONE, objects, papers, run, Scratch } from '../../../test/run-calcada.ts';

const scratch = new Scratch();

/** What tells a terminal to change its style. */
const STYLED = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

describe('deduce, count, draw, convert', () => {
  test('deduce', async () => {
    const { code, out } = await run(['deduce', papers('bosnian-6-b')]);
    expect(code).toBe(0);
    expect(lines(out)[0]).toBe('25 of 32 cells are the same in all solutions');
    expect(lines(out).at(-1)).toBe('+ deduced');
    const json = await run(['deduce', '--json', papers('bosnian-6-b')]);
    expect(objects(json.out)).toMatchObject([
      {
        status: 'common',
        common: ['oooooo', 'o5..5o', 'o.3..o', 'oooo?o', '.3.???', '...???'],
        complete: true,
      },
    ]);
    expect((await run(['deduce', NONE])).code).toBe(1);
    expect(await run(['deduce', '--time-limit', '0.02', ENDLESS])).toMatchObject({ code: 4 });
  });

  test('count', async () => {
    expect(await run(['count', papers('bosnian-6-b')])).toEqual({ code: 0, out: '3 solutions\n', err: '' });
    expect(await run(['count', '--limit', '2', papers('bosnian-6-b')])).toMatchObject({
      code: 0,
      out: 'at least 2 solutions\n',
    });
    expect(await run(['count', NONE])).toMatchObject({ code: 1, out: '0 solutions\n' });
    expect(await run(['count', '--lang', 'pt', ONE])).toMatchObject({ out: '1 solução\n' });
    const endless = await run(['count', '--time-limit', '0.02', ENDLESS]);
    expect(endless).toMatchObject({ code: 4, out: 'at least 0 solutions; the time limit was reached\n' });
    const { out } = await run(['count', '--json', '--label', 'ffc', papers('bosnian-6-b')]);
    expect(objects(out)).toMatchObject([{ count: 3, exact: true }]);
  });

  test('draw', async () => {
    expect((await run(['draw', ONE])).out).toBe(
      '+---+---+---+\n|   |   |   |\n|   | 4 |   |\n|   |   |   |\n+---+---+---+\n',
    );
    expect((await run(['draw', '--style', 'unicode', ONE])).out).toContain('│ · 4 · │');
    expect((await run(['draw', '--style', 'svg', ONE])).out).toMatch(/^<svg/);
    const path = scratch.path('board.txt');
    expect(await run(['draw', '--out', path, ONE])).toEqual({ code: 0, out: '', err: '' });
    expect(readFileSync(path, 'utf8')).toMatch(/^\+---/);
  });

  test('the terminal decides the style, unless it is told', async () => {
    const utf8 = { LANG: 'pt_PT.UTF-8', TERM: 'xterm' };
    const colour = '\x1b[';
    const world = { terminal: true, columns: 80 };
    expect((await run(['draw', ONE], { ...world, env: utf8 })).out).toContain(colour);
    expect((await run(['draw', ONE], { ...world, env: utf8 })).out).toContain('│');
    expect((await run(['draw', ONE], { ...world, env: { ...utf8, NO_COLOR: '1' } })).out).not.toContain(
      colour,
    );
    expect((await run(['draw', ONE], { ...world, env: { ...utf8, NO_COLOR: '' } })).out).toContain(colour);
    expect((await run(['draw', '--no-color', ONE], { ...world, env: utf8 })).out).not.toContain(colour);
    expect((await run(['draw', ONE], { ...world, env: { LANG: 'C', TERM: 'xterm' } })).out).toMatch(/^\+---/);
    expect((await run(['draw', ONE], { env: utf8 })).out).toMatch(/^\+---/);
    expect((await run(['check', ONE], { ...world, env: utf8 })).out).toContain(`${colour}32munique`);
    const wide = `akari\n${'.'.repeat(60)}\n`;
    for (const line of lines((await run(['draw', wide], { ...world, columns: 40, env: utf8 })).out)) {
      expect(line.replaceAll(STYLED, '').length).toBeLessThanOrEqual(40);
    }
  });

  test('convert there and back', async () => {
    const { out: address } = await run(['convert', '--to', 'puzz-link', papers('akari-start')]);
    expect(address).toBe('https://puzz.link/p?akari/7/7/iahdg.i.g.h.h.hd7.icg.jbg\n');
    const { out: json } = await run(['convert', '--to', 'json', address.trim()]);
    expect(JSON.parse(json).rows).toEqual(JSON.parse(readFileSync(papers('akari-start'), 'utf8')).rows);
    const { out: id } = await run(['convert', '--to', 'tatham-light-up', '-'], { stdin: json });
    expect(id).toMatch(/^7x7:/);
    expect((await run(['solve', '--json', id.trim()])).code).toBe(0);
    const path = scratch.path('converted.txt');
    expect(await run(['convert', '--to', 'text', '--out', path, papers('crazy-1')])).toMatchObject({
      code: 0,
      out: '',
    });
    expect((await run(['check', path])).code).toBe(0);
  });

  test('a format that does not exist, and one that cannot hold the board', async () => {
    expect(await run(['convert', '--to', 'braille', ONE])).toMatchObject({
      code: 2,
      err: expect.stringContaining('puzz-link'),
    });
    expect(await run(['convert', '--to', 'tatham', papers('crazy-1')])).toMatchObject({
      code: 2,
      err: expect.stringContaining('cannot hold'),
    });
  });
});
