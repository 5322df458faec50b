import { describe, expect, test } from 'vitest';
import { ENDLESS, objects, run, Scratch } from '../../../test/run-calcada.ts';

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
    expect(err).toBe('');
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
    const of = async (...some: object[]) =>
      (
        await run(['check', '--time-limit', '0.05', '--jsonl', '-'], {
          stdin: some.map((board) => `${JSON.stringify(board)}\n`).join(''),
        })
      ).code;
    expect(await of()).toBe(0);
    expect(await of(boards[0]!, boards[0]!)).toBe(0);
    expect(await of(boards[0]!, boards[1]!)).toBe(1);
    expect(await of(boards[1]!, JSON.parse(ENDLESS))).toBe(4);
    expect(await of({}, JSON.parse(ENDLESS))).toBe(3);
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

  test('a file that is not there', async () => {
    const { code, out, err } = await run(['check', '--jsonl', scratch.path('nothing')]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^error: .*nothing: no such file or folder/);
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
