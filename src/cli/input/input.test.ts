import { describe, expect, test } from 'vitest';
import { lines, ONE, objects, run, Scratch } from '../../../test/run-calcada.ts';

const scratch = new Scratch();

describe('inputs', () => {
  test('standard input', async () => {
    expect(await run(['check', '-'], { stdin: ONE })).toMatchObject({ code: 0 });
    expect(await run(['check', '-'])).toMatchObject({
      code: 3,
      err: expect.stringMatching(/^stdin:1:1: the text is empty/),
    });
  });

  test('several boards in one text: each with its line, a broken one between them with its own', async () => {
    const text = `% two and a half\n${ONE}\nakari\n..\n.\n\n% the last\nakari\n.\n`;
    const file = scratch.file('several.board', text);
    const { code, out, err } = await run(['check', '--no-color', file]);
    expect(code).toBe(3);
    expect(lines(out).filter((line) => line.endsWith(':'))).toEqual([
      `${file}:1:`,
      `${file}:7:`,
      `${file}:12:`,
    ]);
    expect(err).toMatch(/several\.board:9:2: /);
    for (const json of [
      await run(['check', '--json', file]),
      await run(['check', '--json'], { stdin: text }),
      await run(['check', '--json', text]),
    ]) {
      expect(json.code).toBe(3);
      expect(objects(json.out)).toMatchObject([
        { line: 1, index: 0, status: 'unique' },
        { line: 7, index: 1, status: 'error', problems: [{ line: 9, column: 2 }] },
        { line: 12, index: 2, status: 'unique' },
      ]);
    }
    expect((await run(['draw', '--out', scratch.path('one.txt'), file])).code).toBe(2);
    const addresses = 'https://puzz.link/p?akari/2/2/j\n3x3:a4a\n';
    expect((await run(['count'], { stdin: addresses })).out).toMatch(/^stdin:1:\n2 solutions\n\nstdin:2:\n/);
    // What is converted can be read again.
    const there = await run(['convert', '--to', 'text', scratch.file('two.board', `${ONE}\n${ONE}`)]);
    expect(there).toMatchObject({ code: 0, out: `${ONE}\n${ONE}` });
  });

  test.each([
    ['ragged rows', 'akari\n...\n..\n'],
    ['unknown characters', 'akari\n.x.\n'],
    ['a clue that cannot be', 'akari\n.5.\n'],
    ['more blocks than fit', 'dual-clue-cross-a-pix\ncolumns: 1/1 1/1 1/1\nrows: 1/9\nregions:\naab\n'],
    ['a huge board', 'akari 1000000000 1000000000\n'],
    ['a huge ID', '1000000000x1000000000:a'],
    ['a huge address', 'https://puzz.link/p?akari/1000000000/1000000000/a'],
    ['broken JSON', '{"puzzle": "akari", "rows": ['],
    ['another puzzle', '{"puzzle": "sudoku"}'],
    ['binary junk', new Uint8Array(4096).map((_, at) => (at * 7919) & 255)],
  ])('%s: every problem with its line and column', async (name, text) => {
    const path = scratch.file(`${name.replaceAll(' ', '-')}.board`, text);
    const { code, out, err } = await run(['check', path]);
    expect({ code, out }).toEqual({ code: 3, out: '' });
    for (const line of lines(err)) expect(line).toMatch(/\.board:\d+:\d+: .+/);
    const json = await run(['check', '--json', path]);
    expect(objects(json.out)).toMatchObject([{ status: 'error', problems: [{ line: expect.any(Number) }] }]);
  });

  test('problems and notes are told in the language that is asked for, in JSON always in English', async () => {
    const bad = scratch.file('bad.board', 'akari\n..\n.\n');
    const english = {
      line: 3,
      column: 2,
      problem: 'expected 2 cells in this row, got 1',
      fix: 'make all rows the same length',
    };
    expect((await run(['check', bad])).err).toContain(`${english.problem} (${english.fix})`);
    const told = await run(['check', '--lang', 'pt', '--json', bad]);
    expect(told.err).toContain('esta linha devia ter 2 casas, e tem 1 (dá a todas as linhas');
    expect(objects(told.out)).toEqual([{ input: bad, status: 'error', problems: [english] }]);
    const odd = scratch.file('odd.board', 'bosnian-road\n8.\n..\n');
    expect((await run(['check', odd])).err).toContain(':2:1: note: the clue 8 has only 3 places for road');
    expect((await run(['check', '--lang', 'pt', odd])).err).toContain(
      ':2:1: nota: a pista 8 só tem 3 lugares para estrada: não há solução',
    );
    const filled = scratch.file('filled.board', 'x?\n');
    const hint = await run([
      'hint',
      '--lang',
      'pt',
      '--board',
      filled,
      scratch.file('small.board', 'akari\n..\n'),
    ]);
    expect(hint).toMatchObject({
      code: 3,
      err: expect.stringContaining(':1:1: esperava-se um de . * ?, encontrou-se x'),
    });
  });

  test('a file that is missing does not end the batch', async () => {
    const one = scratch.file('one.board', ONE);
    const { code, out, err } = await run(['check', '--json', 'gone.txt', scratch.folder, one]);
    expect(code).toBe(2);
    expect(objects(out)).toMatchObject([
      { input: 'gone.txt', status: 'error', problems: [{ line: 1, column: 1 }] },
      { input: scratch.folder, status: 'error' },
      { input: one, status: 'unique' },
    ]);
    expect(lines(err)).toHaveLength(2);
  });

  test('a device without an end is read no further than any board goes', async () => {
    expect(await run(['check', '/dev/zero'])).toMatchObject({
      code: 3,
      out: '',
      err: expect.stringMatching(/^\/dev\/zero:1:1: expected at most 64000000 bytes/),
    });
  });

  test('UTF-16, with either order of bytes', async () => {
    const little = Buffer.from(`\uFEFF${ONE}`, 'utf16le');
    const big = Buffer.from(little).swap16();
    for (const [name, bytes] of Object.entries({ little, big }))
      expect(await run(['check', scratch.file(name, bytes)])).toMatchObject({ code: 0 });
  });

  test('standard input without being named, where something is piped', async () => {
    expect(await run(['check'], { stdin: ONE })).toMatchObject({ code: 0 });
    expect(await run(['check'])).toMatchObject({ code: 2, err: expect.stringMatching(/^error: expected/) });
  });

  test('--from and --puzzle, where finding out is not enough', async () => {
    const unnamed = '..\n..\n';
    expect(await run(['count', '-'], { stdin: unnamed })).toMatchObject({ code: 3 });
    expect(await run(['count', '--puzzle', 'akari', '-'], { stdin: unnamed })).toMatchObject({
      out: '2 solutions\n',
    });
    expect(await run(['count', '--puzzle', 'AKARI', '-'], { stdin: '{"rows":["..",".."]}' })).toMatchObject({
      out: '2 solutions\n',
    });
    expect(await run(['count', '--puzzle', 'bosnian-road', ONE])).toMatchObject({
      code: 3,
      err: expect.stringContaining('expected a board of bosnian-road, got akari'),
    });
    expect(await run(['count', '--from', 'text', ONE])).toMatchObject({ code: 0 });
    expect(await run(['count', '--from', 'json', ONE])).toMatchObject({ code: 3 });
    expect(await run(['count', '--from', 'puzz-link', 'akari/6/6/nekcakbl'])).toMatchObject({ code: 0 });
  });

  test('-q leaves the notes out, -v says how a board was read', async () => {
    const odd = 'bosnian-road\n8.\n..\n';
    expect((await run(['check', odd])).err).not.toBe('');
    expect((await run(['check', '-q', odd])).err).toBe('');
    expect((await run(['check', '-v', ONE])).err).toBe('argument: read as text: akari, 3x3\n');
  });

  test('a URL is named by itself', async () => {
    const url = 'https://puzz.link/p?akari/6/6/nekcakbl';
    expect(objects((await run(['check', '--json', url])).out)).toMatchObject([{ input: url }]);
  });

  test('neither a file nor a puzzle', async () => {
    expect(await run(['check', 'no-such-file.txt'])).toMatchObject({
      code: 2,
      err: 'error: no-such-file.txt: no such file, and not a board either\n',
    });
    expect(await run(['check', scratch.folder])).toMatchObject({
      code: 2,
      err: expect.stringContaining('got a folder'),
    });
  });
});
