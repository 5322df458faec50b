/** The command as it is shipped: one bundle in a process of its own, with threads and signals. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildCommand } from '../../test/build-command.ts';
import { ENDLESS, lines, run, Scratch } from '../../test/run-calcada.ts';
import { puzzles } from '../puzzles/index.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const outDir = join(root, '.cache', 'cli-test');
const main = join(outDir, 'main.js');
const scratch = new Scratch();
let boards = '';
beforeAll(async () => {
  await buildCommand(outDir);
  const papers = join(root, 'test/data/instances');
  const known = readdirSync(papers).map((name) =>
    JSON.stringify(JSON.parse(readFileSync(join(papers, name), 'utf8'))),
  );
  const broken = ['{"puzzle":"akari","rows":["..x"]}', 'junk', '{}'];
  boards = scratch.file('boards.jsonl', [...known, ...broken, ...known, ...known].join('\n'));
});

const withoutTimes = (text: string): string => text.replaceAll(/"ms":[\d.]+/g, '"ms":0');

describe.each([
  ['check', '"status":"unique"'],
  ['grade', '"level":"easy"'],
])('%s --jsonl', (command, verdict) => {
  test('threads give the same output as one, line by line', async () => {
    const alone = await run([command, '--jsonl', boards]);
    expect(alone.code).toBe(3);
    expect(alone.out.match(/\n/g)).toHaveLength(39);
    for (const workers of ['1', '2', '5']) {
      const entry = pathToFileURL(main);
      const { code, out } = await run([command, '--workers', workers, '--jsonl', boards], { entry });
      expect(code).toBe(3);
      expect(withoutTimes(out)).toBe(withoutTimes(alone.out));
    }
  });

  test('a file that is not there, and an interruption, with threads', async () => {
    const entry = pathToFileURL(main);
    const missing = await run([command, '--workers', '2', '--jsonl', scratch.path('none')], { entry });
    expect(missing).toMatchObject({ code: 2, out: '', err: expect.stringContaining('cannot be read') });
    const stdin = `{"puzzle":"akari","rows":["."]}\n${ENDLESS}\n${ENDLESS}\n`;
    const interruptAt = (out: string) => out.includes('\n');
    const stopped = await run([command, '--workers', '2', '--jsonl', '-'], { entry, stdin, interruptAt });
    expect(stopped.code).toBe(130);
    expect(stopped.out).toMatch(new RegExp(`^\\{"index":0,${verdict}.*\\}\n$`));
  });
});

describe('generate', () => {
  const entry = pathToFileURL(main);

  test.each(puzzles.map(({ id }) => id))('%s: the same bytes from one, two and four threads', async (id) => {
    const wish = ['--size', '7x6', '--level', 'normal', '--seed', '11', '--count', '6', '--jsonl'];
    const alone = await run(['generate', id, ...wish]);
    expect(alone.code).toBe(0);
    expect(lines(alone.out)).toHaveLength(6);
    for (const workers of ['1', '2', '4']) {
      const { code, out } = await run(['generate', id, ...wish, '--workers', workers], { entry });
      expect({ code, out }).toEqual({ code: 0, out: alone.out });
    }
  });

  test('an interruption keeps what is done, with and without threads', async () => {
    for (const workers of ['1', '2']) {
      const args = ['generate', puzzles[0]!.id, '--count', '100000', '--jsonl', '--workers', workers];
      const stopped = await run(args, { entry, interruptAt: (out) => out.split('\n').length > 3 });
      expect(stopped.code).toBe(130);
      expect(lines(stopped.out).length).toBeGreaterThanOrEqual(3);
      expect(stopped.err).toContain('of 100000 boards are done');
    }
  });
});

describe('a process of its own', () => {
  const start = (args: readonly string[]) => {
    const child = spawn(process.execPath, [main, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
    const text = { out: '', err: '' };
    child.stdout.on('data', (data) => {
      text.out += data;
    });
    child.stderr.on('data', (data) => {
      text.err += data;
    });
    const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, ...text }));
    return { child, ended };
  };

  test('answers with its exit code', async () => {
    const { child, ended } = start(['check', '-']);
    child.stdin.end('akari\n..\n..\n');
    expect(await ended).toMatchObject({ code: 1, err: '', out: expect.stringMatching(/^several/) });
    expect(await start(['check']).ended).toMatchObject({ code: 2, out: '' });
    expect(await start(['--version']).ended).toMatchObject({ code: 0, err: '' });
  });

  test('an interruption ends it with what is done', async () => {
    const { child, ended } = start(['solve', '--all', '--json', '-']);
    // Ten lines of ten cells have more solutions than anyone waits for.
    child.stdin.end(`akari\n${'..........\n'.repeat(10)}`);
    child.stdout.once('data', () => child.kill('SIGINT'));
    const { code, out } = await ended;
    expect(code).toBe(130);
    const last = JSON.parse(out.trimEnd().split('\n').at(-1)!);
    expect(last).toMatchObject({ status: 'unknown', because: 'stopped' });
    expect(last.solutions).toBeGreaterThan(0);
  });

  test('a reader that leaves early is no error', async () => {
    const { child, ended } = start(['solve', '--all', '-']);
    child.stdin.end(`akari\n${'..........\n'.repeat(10)}`);
    child.stdout.once('data', () => child.stdout.destroy());
    expect(await ended).toMatchObject({ code: 0, signal: null, err: '' });
  });
});
