/**
 * What goes wrong around a command: signals at any moment, full disks, closed pipes, files that vanish or cannot be
 * read, boards that need too much memory. Never a stack trace, never half a line, never a wrong exit code. Set
 * CALCADA_LONG for 500 signals instead of a few, and for every command.
 */
import { closeSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildCommand } from '../../test/build-command.ts';
import { Random, seed } from '../../test/random.ts';
import { ENDLESS, lines, ONE, objects, Scratch } from '../../test/run-calcada.ts';
import { type Setup, startCommand } from '../../test/start-command.ts';

const LONG = process.env['CALCADA_LONG'] !== undefined;
const SIGNALS = LONG ? 500 : 12;

const root = fileURLToPath(new URL('../../', import.meta.url));
const outDir = join(root, '.cache', 'cli-faults');
const main = join(outDir, 'main.js');
const scratch = new Scratch();
let many = '';
let hard = '';
let one = '';
let huge = '';
beforeAll(async () => {
  await buildCommand(outDir);
  const small = '{"puzzle":"akari","rows":["...",".4.","..."]}';
  many = scratch.file('many.jsonl', `${small}\n`.repeat(20_000));
  hard = scratch.file('hard.board', ENDLESS);
  one = scratch.file('one.board', ONE);
  // Building its model takes seconds, and more memory than some have.
  huge = scratch.file('huge.board', `bosnian-road\n${`${'.'.repeat(300)}\n`.repeat(300)}`);
});

const start = (args: readonly string[], setup?: Setup) => startCommand(main, args, setup);

/** One line for each thing that is said, and none of them from the depths. */
function expectPlain(err: string): void {
  expect(err).not.toMatch(/\n\s+at |internal error|FATAL|node:internal|\.js:\d+/);
  expect(err === '' || err.endsWith('\n')).toBe(true);
}

/** Every command that prints, with what it prints from; a third of them every day. */
const commands = (): string[][] => everyCommand().filter((_, at) => LONG || at % 3 === 0);

const everyCommand = (): string[][] => [
  ['check', one],
  ['check', '--json', one],
  ['check', '-q', '--jsonl', many],
  ['grade', '-q', '--jsonl', many, '--workers', '2'],
  ['solve', one],
  ['deduce', one],
  ['count', one],
  ['explain', one],
  ['explain', '--style', 'svg', one],
  ['hint', one],
  ['grade', one],
  ['draw', one],
  ['convert', '--to', 'json', one],
  ['generate', 'akari', '--size', '4x4', '-q'],
  ['--help'],
  ['--version'],
];

describe('signals', () => {
  test(`${SIGNALS} at random moments (seed ${seed})`, { timeout: 3_600_000 }, async () => {
    const random = new Random(seed);
    const tried = { interrupted: 0, ended: 0 };
    const asked = [
      ['check', '--jsonl', many],
      ['check', '--jsonl', many, '--workers', '2'],
      ['check', '--json', one, hard, one],
      ['check', '--json', hard],
      ['explain', '--json', one, huge],
      ['grade', '--json', '--time-limit', '0.3', huge, one],
      ['solve', '--json', '--all', `akari\n${'..........\n'.repeat(10)}`],
      ['generate', 'akari', '--jsonl', '--count', '500', '--size', '6x6'],
      ['check', '--label', 'ff', '--json', hard],
    ];
    for (let round = 0; round < SIGNALS; round++) {
      const args = random.pick(asked);
      const signal = random.pick(['SIGINT', 'SIGINT', 'SIGTERM', 'SIGHUP'] as const);
      const { child, ended } = start(args);
      const moment = random.below(900);
      const timers = [setTimeout(() => child.kill(signal), moment)];
      if (random.below(2) === 0)
        timers.push(setTimeout(() => child.kill(signal), moment + random.below(200)));
      // What never ends by itself is ended at last.
      let atLast = false;
      timers.push(
        setTimeout(() => {
          atLast = true;
          child.kill('SIGINT');
        }, 20_000),
      );
      const { code, signal: by, out, err } = await ended;
      for (const timer of timers) clearTimeout(timer);
      const what = `${args[0]} ${args[1]}, ${signal} after ${moment} ms: ${code ?? by}`;
      expectPlain(err);
      // A board without an answer is one whose thread was ended: the code or the signal says so.
      const interrupted = 128 + constants.signals[signal];
      // What never ended by itself was ended by Ctrl-C.
      const codes = [0, 1, 4, interrupted, ...(atLast ? [130] : [])];
      expect(by === signal || codes.includes(code ?? -1), `${what}\n${err}`).toBe(true);
      expect(out === '' || out.endsWith('\n'), `${what}: half a line`).toBe(true);
      if (out !== '') expect(() => objects(out), what).not.toThrow();
      tried[by === signal || code === interrupted ? 'interrupted' : 'ended']++;
    }
    expect(tried.interrupted).toBeGreaterThan(SIGNALS / 3);
  });
});

describe('output', () => {
  test('a full disk: one line and its own code, from commands of every kind', async () => {
    const full = openSync('/dev/full', 'w');
    for (const args of commands()) {
      const ended = await start(args, { stdin: 'ignore', stdout: full }).ended;
      expect(ended, args.join(' ')).toMatchObject({
        code: 5,
        err: 'error: cannot write to standard output: the disk is full\n',
      });
    }
    closeSync(full);
    const toFile = await start(['check', '-q', '--jsonl', many, '--out', '/dev/full']).ended;
    expect(toFile).toMatchObject({ code: 5, err: 'error: cannot write to /dev/full: the disk is full\n' });
  });

  test('a reader that has left is told nothing, by commands of every kind', async () => {
    for (const args of commands()) {
      const { child, ended } = start(args, { stdin: 'ignore' });
      child.stdout?.destroy();
      expect(await ended, args.join(' ')).toMatchObject({ code: 141, signal: null, err: '' });
    }
  });
});

describe('inputs', () => {
  test('files that vanish while the command runs, and what cannot be read', async () => {
    const files = Array.from({ length: 40 }, (_, at) => scratch.file(`file-${at}.board`, ONE));
    const inputs = [...files, '/proc/self/mem', scratch.folder, scratch.path('never.board')];
    const { child, ended } = start(['check', '--json', ...inputs], { stdin: 'ignore' });
    child.stdout?.once('data', () => files.slice(20).forEach((file) => void rmSync(file)));
    const { code, out, err } = await ended;
    expect(code).toBe(2);
    expectPlain(err);
    const answers = objects(out);
    expect(answers.map(({ input }) => input)).toEqual(inputs);
    for (const { status } of answers) expect(['unique', 'error']).toContain(status);
    expect(answers.slice(-3).map(({ status }) => status)).toEqual(['error', 'error', 'error']);
    expect(lines(err)).toHaveLength(answers.filter(({ status }) => status === 'error').length);
    const lined = await start(['check', '--jsonl', '/proc/self/mem'], { stdin: 'ignore' }).ended;
    expect(lined).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/^error: cannot read .*\n$/),
    });
  });

  test('a folder for proofs that vanishes', async () => {
    const folder = scratch.path('vanishing');
    const { child, ended } = start(['check', '-q', '--jsonl', many, '--prove', folder], { stdin: 'ignore' });
    child.stdout?.once('data', () => {
      // In one step, whatever the threads are writing there.
      renameSync(folder, scratch.path('elsewhere'));
      writeFileSync(folder, '');
    });
    const { code, out, err } = await ended.finally(() => rmSync(folder, { recursive: true, force: true }));
    expect({ code, err }).toEqual({ code: 5, err: expect.stringMatching(/^error: cannot write to .*\n$/) });
    expect(() => objects(out)).not.toThrow();
  });
});

describe('memory', () => {
  // The command alone takes more than 30 MB of it; below 48 there is no room to say what happened.
  const node = ['--max-old-space-size=56'];

  test('of many lines, the one that needs too much says so, and the others are answered', async () => {
    const small = '{"puzzle":"akari","id":"small","rows":["."]}';
    const large = JSON.stringify({
      puzzle: 'bosnian-road',
      id: 'large',
      rows: Array(300).fill('.'.repeat(300)),
    });
    const file = scratch.file('memory.jsonl', [small, small, large, small, small].join('\n'));
    for (const workers of ['1', '2']) {
      const { code, out, err } = await start(['check', '-q', '--jsonl', file, '--workers', workers], { node })
        .ended;
      expect({ code, err }).toEqual({ code: 4, err: '' });
      expect(objects(out)).toMatchObject([
        { id: 'small', status: 'unique' },
        { id: 'small', status: 'unique' },
        { id: 'large', puzzle: 'bosnian-road', status: 'unknown', because: 'memory' },
        { id: 'small', status: 'unique' },
        { id: 'small', status: 'unique' },
      ]);
    }
  });

  test('of boards that are made, the one that needs too much costs a line', async () => {
    const args = ['generate', 'akari', '-q', '--size', '300x300', '--seed', '3'];
    const { code, out, err } = await start(args, { node, stdin: 'ignore' }).ended;
    expect({ code, out, err }).toEqual({
      code: 4,
      out: '',
      err: 'board 1 (seed 3): no board made: not enough memory; try a smaller size\n',
    });
  });

  test('of several boards, too', async () => {
    const { code, out, err } = await start(['grade', '-q', '--json', one, huge, one], { node }).ended;
    expect({ code, err }).toEqual({ code: 4, err: '' });
    expect(objects(out).map(({ status }) => status)).toEqual(['graded', 'unknown', 'graded']);
  });
});

test('a full disk leaves no half line in a file', async () => {
  // The system lets no file grow beyond this: as a disk that is full in the middle of a line.
  const out = scratch.path('answers.jsonl');
  const { spawnSync } = await import('node:child_process');
  const shell = `trap '' XFSZ; ulimit -f 20; exec "$0" "$1" check -q --jsonl "$2" --out "$3"`;
  const { status, stderr } = spawnSync('bash', ['-c', shell, process.execPath, main, many, out], {
    encoding: 'utf8',
  });
  expect(status).toBe(5);
  expect(stderr).toMatch(/^error: cannot write to .*\n$/);
  const text = readFileSync(out, 'utf8');
  expect(text.length).toBeGreaterThan(10_000);
  expect(text.endsWith('\n')).toBe(true);
  expect(() => objects(text)).not.toThrow();
});
