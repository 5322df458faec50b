import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { ENDLESS, objects, run, Scratch } from '../../../test/run-calcada.ts';
import { Satisfier } from '../../engine/index.ts';

const scratch = new Scratch();

describe('check --jsonl', () => {
  const boards = [
    { puzzle: 'akari', rows: ['...', '.4.', '...'] },
    { puzzle: 'akari', rows: ['..', '..'] },
    { puzzle: 'akari', rows: ['.4.', '...'] },
  ];

  test('one verdict a line, in order; a broken line is named and passed over', async () => {
    const text = [
      JSON.stringify(boards[0]),
      '{"puzzle":"akari","rows":["..x"]}',
      '{"puzzle":"akari',
      '',
      '\u0000\u0001',
      JSON.stringify(boards[1]),
      JSON.stringify(boards[2]),
    ].join('\n');
    const { code, out, err } = await run(['check', '--jsonl', scratch.file('boards.jsonl', text)]);
    expect(code).toBe(3);
    expect(err).toMatch(
      /^\S+boards.jsonl: 6 boards in [\d.]+ s, [\d.]+ per second: 1 unique, 3 bad lines, 1 with several solutions, 1 without a solution\n$/,
    );
    const found = objects(out);
    expect(found.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(found).toMatchObject([
      { status: 'unique', solution: ['.*.', '*4*', '.*.'] },
      { status: 'error', line: 2, problems: [{ line: 2, column: 30 }] },
      { status: 'error', line: 3, problems: [{ line: 3 }] },
      { status: 'error', line: 5, problems: [{ line: 5, column: 1 }] },
      { status: 'several', solution: ['*.', '.*'], other: ['.*', '*.'] },
      { status: 'none' },
    ]);
    const head = ['input', 'line', 'index', 'puzzle', 'status'];
    const tail = ['ms', 'statistics'];
    expect(Object.keys(found[0])).toEqual([...head, 'solution', ...tail]);
    expect(Object.keys(found[4])).toEqual([...head, 'solution', 'other', 'differences', ...tail]);
    expect(Object.keys(found[5])).toEqual([...head, ...tail]);
    expect(Object.keys(found[1])).toEqual(['input', 'line', 'index', 'status', 'problems']);
    expect(found[0].ms).toBeGreaterThan(0);
    expect(found[0].statistics).not.toHaveProperty('time');
  });

  test('exit codes', async () => {
    const of = async (limit: string[], ...some: object[]) =>
      (
        await run(['check', ...limit, '--jsonl', '-'], {
          stdin: some.map((board) => `${JSON.stringify(board)}\n`).join(''),
        })
      ).code;
    const endless = JSON.parse(ENDLESS) as object;
    const soon = ['--time-limit', '0.05'];
    expect(await of([])).toBe(0);
    expect(await of([], boards[0]!, boards[0]!)).toBe(0);
    expect(await of([], boards[0]!, boards[1]!)).toBe(1);
    expect(await of(soon, boards[1]!, endless)).toBe(4);
    expect(await of(soon, {}, endless)).toBe(3);
  });

  test('lines may be cut anywhere on their way', async () => {
    const text = new TextEncoder().encode(
      `${JSON.stringify({ ...boards[0], note: 'calçada €' })}\r\n`.repeat(3),
    );
    const whole = await run(['check', '--jsonl', '-'], { stdin: text });
    expect(objects(whole.out).map(({ status }) => status)).toEqual(['unique', 'unique', 'unique']);
  });

  test('an interruption keeps what is done', async () => {
    const stdin = `${JSON.stringify(boards[0])}\n${ENDLESS}\n${JSON.stringify(boards[0])}\n`;
    const interruptAt = (out: string) => out.includes('\n');
    const { code, out } = await run(['check', '--jsonl', '-'], { stdin, interruptAt });
    expect(code).toBe(130);
    expect(objects(out)).toMatchObject([{ index: 0, status: 'unique' }]);
  });

  test('from a line on, to a file that goes on, and without a word', async () => {
    const text = `${JSON.stringify(boards[0])}\n\n${JSON.stringify(boards[1])}\n${JSON.stringify(boards[2])}`;
    const file = scratch.file('some.jsonl', text);
    const out = scratch.path('answers.jsonl');
    const whole = await run(['check', '--jsonl', file]);
    // Two blank lines before it: the line counts them, the index does not.
    const first = await run(['check', '-q', '--jsonl', file, '--start', '3']);
    expect(first).toEqual({ code: 1, err: '', out: expect.any(String) });
    expect(objects(first.out)).toMatchObject([
      { line: 3, index: 1 },
      { line: 4, index: 2 },
    ]);
    for (const start of ['4', '1', '5']) {
      const args = ['check', '--jsonl', file, '--out', out, '--append', '--start', start];
      expect(await run(args)).toMatchObject({ out: '' });
    }
    const untimed = (printed: string) => objects(printed).map(({ ms: _, ...rest }) => rest);
    const [, , last] = untimed(whole.out);
    expect(untimed(readFileSync(out, 'utf8'))).toEqual([last, ...untimed(whole.out)]);
    await run(['check', '--jsonl', file, '--out', out]);
    expect(untimed(readFileSync(out, 'utf8'))).toEqual(untimed(whole.out));
    const { err } = await run(['check', '--lang', 'pt', '--jsonl', file, '--start', '5']);
    expect(err).toMatch(/: 0 tabuleiros em/);
  });

  test('a file that is not there', async () => {
    const { code, out, err } = await run(['check', '--jsonl', scratch.path('nothing')]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^error: .*nothing: no such file or folder/);
  });
});

describe('check --jsonl --prove', () => {
  const boards = [
    { puzzle: 'akari', id: 'mine', seed: 7, rows: ['...', '.4.', '...'] },
    { puzzle: 'akari', id: 'mine', rows: ['..', '..'] },
    { puzzle: 'akari', id: '../mine', rows: ['.4.', '...'] },
  ];
  /** Without the progress, which a slow machine may show. */
  const errorsIn = (text: string) => text.split('\n').filter((line) => line.startsWith('error: '));
  const stdin = [...boards.map((board) => JSON.stringify(board)), 'junk', ''].join('\n');

  test('a certificate for every answer, named after the board, and accepted', async () => {
    const folder = scratch.path('proofs/of/many');
    const plain = await run(['check', '--jsonl', '-'], { stdin });
    const { code, out, err } = await run(['check', '--jsonl', '-', '--prove', folder], { stdin });
    expect({ code, errors: errorsIn(err) }).toEqual({ code: plain.code, errors: [] });
    const found = objects(out);
    const untimed = ({ certificate: _, ms: __, ...rest }: Record<string, unknown>) => rest;
    expect(found.map(untimed)).toEqual(objects(plain.out).map(untimed));
    const at = (name: string) => join(folder, name);
    expect(found.map(({ certificate }) => certificate)).toEqual([
      {
        board: at('board-0-mine-7.json'),
        formula: at('board-0-mine-7.opb'),
        proof: at('board-0-mine-7.pbp'),
        lemmas: expect.any(Number),
        bytes: expect.any(Number),
      },
      { board: at('board-1-mine.json') },
      expect.objectContaining({ board: at('board-2.json'), proof: at('board-2.pbp') }),
      undefined,
    ]);
    expect(readdirSync(folder)).toHaveLength(7);
    const words = ['exactly one solution', 'more than one solution', 'no solution'];
    for (const [index, word] of words.entries()) {
      const { board, proof } = found[index].certificate;
      const verified = await run(['verify', board, ...(proof === undefined ? [] : [proof])]);
      expect(verified.out).toBe(`verified: ${word}\n`);
    }
  });

  test('a board is searched once, for the answer and for the proof', async () => {
    const solved = [vi.spyOn(Satisfier.prototype, 'solve'), vi.spyOn(Satisfier.prototype, 'solveAsync')];
    try {
      const folder = scratch.path('proofs-once');
      const stdin = JSON.stringify(boards[0]);
      const { out } = await run(['check', '--jsonl', '-', '--prove', folder], { stdin });
      expect(objects(out)).toMatchObject([{ status: 'unique', certificate: { proof: expect.any(String) } }]);
      // One solution, and then no other.
      expect(solved.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBe(2);
    } finally {
      for (const spy of solved) spy.mockRestore();
    }
  });

  test('the same files as `prove` writes', async () => {
    const board = scratch.file(
      'board-0.json',
      JSON.stringify({ ...boards[0], id: undefined, seed: undefined }),
    );
    const [one, many] = [scratch.path('one'), scratch.path('many')];
    await run(['prove', board, '--out', one]);
    await run(['check', '--jsonl', board, '--prove', many]);
    expect(readdirSync(many)).toEqual(['board-0.json', 'board-0.opb', 'board-0.pbp']);
    for (const file of readdirSync(one))
      expect(readFileSync(join(many, file), 'utf8')).toBe(readFileSync(join(one, file), 'utf8'));
  });

  test('a board that is not decided has no certificate', async () => {
    const folder = scratch.path('undecided');
    const asked = ['check', '--time-limit', '0.05', '--jsonl', '-', '--prove', folder];
    const { code, out } = await run(asked, { stdin: ENDLESS });
    expect(code).toBe(4);
    expect(objects(out)).toMatchObject([{ status: 'unknown' }]);
    expect(objects(out)[0]).not.toHaveProperty('certificate');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('a folder or a file that cannot be written', async () => {
    const file = scratch.file('a-file', '');
    for (const folder of [file, join(file, 'below')]) {
      const { code, out, err } = await run(['check', '--jsonl', '-', '--prove', folder], { stdin });
      expect({ code, out }).toEqual({ code: 5, out: '' });
      expect(errorsIn(err)).toEqual([expect.stringMatching(`^error: cannot write to ${folder}: `)]);
    }
    const folder = scratch.path('in-the-way');
    mkdirSync(join(folder, 'board-1-mine.json'), { recursive: true });
    const { code, out, err } = await run(['check', '--jsonl', '-', '--prove', folder], { stdin });
    expect(code).toBe(5);
    expect(errorsIn(err)).toEqual([
      `error: cannot write to ${join(folder, 'board-1-mine.json')}: it is a folder`,
    ]);
    expect(objects(out)).toMatchObject([{ index: 0, status: 'unique' }]);
  });
});

describe('grade --jsonl', () => {
  const easy = '{"puzzle":"akari","rows":["...",".4.","..."]}';

  test('says why, in the language asked for', async () => {
    const { code, out } = await run(['grade', '--why', '--lang', 'pt', '--jsonl', '-'], { stdin: easy });
    expect(code).toBe(0);
    expect(objects(out)).toEqual([
      {
        input: 'stdin',
        line: 1,
        index: 0,
        puzzle: 'akari',
        status: 'graded',
        level: 'easy',
        score: expect.any(Number),
        why: expect.arrayContaining([expect.stringContaining('regra')]),
      },
    ]);
  });

  test('a limit, and an interruption, which keeps what is done', async () => {
    const limited = await run(['grade', '--time-limit', '0.05', '--jsonl', '-'], { stdin: ENDLESS });
    expect(limited.code).toBe(4);
    expect(objects(limited.out)).toMatchObject([{ status: 'unknown', because: 'time' }]);
    const stdin = `${easy}\n${ENDLESS}\n${easy}\n`;
    const interruptAt = (out: string) => out.includes('\n');
    const { code, out } = await run(['grade', '--jsonl', '-'], { stdin, interruptAt });
    expect(code).toBe(130);
    expect(objects(out)).toMatchObject([{ index: 0, level: 'easy' }]);
  });
});
