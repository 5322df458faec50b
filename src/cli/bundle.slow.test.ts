/** The command as it is shipped: one bundle in a process of its own, with threads and signals. */
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildCommand } from '../../test/build-command.ts';
import { ENDLESS, lines, run, Scratch } from '../../test/run-calcada.ts';
import { type Setup, startCommand } from '../../test/start-command.ts';
import { puzzles } from '../puzzles/index.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const outDir = join(root, '.cache', 'cli-test');
const main = join(outDir, 'main.js');
const scratch = new Scratch();
let boards = '';
beforeAll(async () => {
  await buildCommand(outDir);
  const papers = join(root, 'test/data/instances');
  // Grading the largest road takes seconds; the small ones show the same.
  const known = readdirSync(papers)
    .filter((name) => name !== 'bosnian-13.json')
    .map((name) => JSON.stringify(JSON.parse(readFileSync(join(papers, name), 'utf8'))));
  const broken = ['{"puzzle":"akari","rows":["..x"]}', 'junk', '{}'];
  boards = scratch.file('boards.jsonl', [...known, ...broken, ...known].join('\n'));
});

test('a small question loads few files, and of Node no more than it names', () => {
  const loaded = new Set(['main.js']);
  let builtIns = 0;
  for (const name of loaded) {
    const code = readFileSync(join(outDir, name), 'utf8');
    for (const [, next] of code.matchAll(/^import .*"\.\/(.*)";$/gm)) loaded.add(next!);
    for (const [, next] of code.matchAll(/import\("\.\/((?:start|check)-.*?)"\)/g)) loaded.add(next!);
    expect(code, name).not.toMatch(/^import .*"node:/m);
    builtIns += code.match(/^const .* = process\.getBuiltinModule\("node:/gm)?.length ?? 0;
  }
  expect([...loaded].filter((name) => /^(start|started|check|answered)-/.test(name))).toHaveLength(4);
  expect(builtIns).toBeGreaterThan(5);
  expect(loaded.size).toBeLessThan(20);
});

const withoutTimes = (text: string): string => text.replaceAll(/"ms":[\d.]+/g, '"ms":0');

describe.each([
  ['check', '"status":"unique"'],
  ['grade', '"level":"easy"'],
])('%s --jsonl', (command, verdict) => {
  test('threads give the same output as one, line by line', async () => {
    const alone = await run([command, '--jsonl', boards]);
    expect(alone.code).toBe(3);
    expect(alone.out.match(/\n/g)).toHaveLength(25);
    for (const workers of ['1', '3']) {
      const entry = pathToFileURL(main);
      const { code, out } = await run([command, '--workers', workers, '--jsonl', boards], { entry });
      expect(code).toBe(3);
      expect(withoutTimes(out)).toBe(withoutTimes(alone.out));
    }
  });

  test('a file that is not there, and an interruption, with threads', async () => {
    const entry = pathToFileURL(main);
    const missing = await run([command, '--workers', '2', '--jsonl', scratch.path('none')], { entry });
    expect(missing).toMatchObject({ code: 2, out: '', err: expect.stringContaining('cannot read') });
    const stdin = `{"puzzle":"akari","rows":["."]}\n${ENDLESS}\n${ENDLESS}\n`;
    const interruptAt = (out: string) => out.includes('\n');
    const stopped = await run([command, '--workers', '2', '--jsonl', '-'], { entry, stdin, interruptAt });
    expect(stopped.code).toBe(130);
    expect(stopped.out).toMatch(new RegExp(`^\\{"input":"stdin","line":1,"index":0,.*${verdict}.*\\}\n$`));
  });
});

describe('flatzinc in threads', () => {
  const entry = pathToFileURL(main);
  const names = Array.from({ length: 9 }, (_, i) => `var 1..9: x${i} :: output_var;`).join(' ');
  const all = Array.from({ length: 9 }, (_, i) => `x${i}`);
  const sums = [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
  ].map((row) => `constraint int_lin_eq([1,1,1],[${row.map((i) => `x${i}`)}],15);`);
  const magic = `${names} constraint calcada_all_different([${all}]); ${sums.join(' ')}`;
  const solutions = (out: string): string[] => out.split('----------\n').sort();

  test('the same solutions, the same optimum, the same refusal, whatever the number of threads', async () => {
    const asked: readonly (readonly [options: string[], model: string])[] = [
      [['-a'], `${magic} solve satisfy;`],
      [[], `${magic} solve maximize x0;`],
      [['-a'], `${magic} constraint int_eq(x4, 4); solve satisfy;`],
    ];
    for (const [options, stdin] of asked) {
      const one = await run(['flatzinc', ...options, '-'], { entry, stdin });
      for (const threads of ['2', '3']) {
        const several = await run(['flatzinc', '-p', threads, ...options, '-'], { entry, stdin });
        expect(several.code).toBe(0);
        if (options.length > 0) expect(solutions(several.out)).toEqual(solutions(one.out));
        else expect(several.out.match(/^x0 = .*|^=+$/gm)).toEqual(one.out.match(/^x0 = .*|^=+$/gm));
      }
    }
    const some = await run(['flatzinc', '-p', '2', '-n', '3', '-'], {
      entry,
      stdin: `${magic} solve satisfy;`,
    });
    expect(some.out.match(/^-{10}$/gm)).toHaveLength(3);
    const bad = await run(['flatzinc', '-p', '2', '-'], { entry, stdin: 'var float: x; solve satisfy;' });
    expect(bad).toMatchObject({ code: 3, out: '', err: expect.stringContaining('floats are not supported') });
  });
});

describe('one board in several threads', () => {
  const entry = pathToFileURL(main);

  test('the same answer and the same counters each time, and the verdict of one thread', async () => {
    const [board = ''] = readFileSync('workbench/bench/data/crazy-pavement-20.jsonl', 'utf8').split('\n');
    const ask = async (threads: string) => {
      const { out, code } = await run(['check', '--json', '--seed', '0', '--threads', threads, '-'], {
        entry,
        stdin: board,
      });
      const { status, solution, statistics } = JSON.parse(out);
      return { code, status, solution, conflicts: statistics.conflicts, cubes: statistics.cubes };
    };
    const [one, two, again] = [await ask('1'), await ask('2'), await ask('2')];
    expect(two.cubes).toBeGreaterThan(1);
    expect(again).toEqual(two);
    expect(two).toMatchObject({ code: 0, status: 'unique', solution: one.solution });
  });
});

describe('generate', () => {
  const entry = pathToFileURL(main);

  test.each(puzzles.map(({ id }) => id))('%s: the same bytes from one, two and four threads', async (id) => {
    const wish = ['--size', '4x4', '--level', 'easy', '--seed', '11', '--count', '6', '--jsonl'];
    const alone = await run(['generate', id, ...wish]);
    expect(alone.code).toBe(0);
    expect(lines(alone.out)).toHaveLength(6);
    for (const workers of ['2', '4']) {
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
      expect(stopped.err).toContain('of 100000 boards');
    }
  });
});

describe('certificates in bulk', () => {
  const entry = pathToFileURL(main);
  const filesIn = (folder: string) =>
    readdirSync(folder)
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]);

  test('the same answers and the same files from threads as from none', async () => {
    const wish = ['--size', '6x6', '--seed', '5', '--count', '6', '--jsonl'];
    const made = scratch.file('made.jsonl', (await run(['generate', puzzles[0]!.id, ...wish])).out);
    for (const command of [
      ['generate', puzzles[0]!.id, ...wish],
      ['check', '--jsonl', made],
    ]) {
      const folder = scratch.path(`proofs-${command[0]}`);
      const alone = await run([...command, '--prove', folder]);
      expect(alone.code).toBe(0);
      const files = filesIn(folder);
      expect(files).toHaveLength(18);
      rmSync(folder, { recursive: true });
      const { code, out } = await run([...command, '--prove', folder, '--workers', '2'], { entry });
      expect(code).toBe(0);
      expect(withoutTimes(out)).toBe(withoutTimes(alone.out));
      expect(filesIn(folder)).toEqual(files);
      const [name] = files[2]!;
      rmSync(join(folder, name!));
      mkdirSync(join(folder, name!));
      const failed = await run([...command, '--prove', folder, '--workers', '2'], { entry });
      expect(failed).toMatchObject({
        code: 5,
        out: '',
        err: expect.stringContaining(`error: cannot write to ${join(folder, name!)}: it is a folder\n`),
      });
    }
  });
});

describe('a process of its own', () => {
  const start = (args: readonly string[], setup?: Setup) => startCommand(main, args, setup);

  test('answers with its exit code', async () => {
    const { child, ended } = start(['check', '-']);
    child.stdin?.end('akari\n..\n..\n');
    expect(await ended).toMatchObject({ code: 1, err: '', out: expect.stringMatching(/^several/) });
    expect(await start(['check'], { stdin: 'ignore' }).ended).toMatchObject({ code: 2, out: '' });
    expect(await start(['--version']).ended).toMatchObject({ code: 0, err: '' });
  });

  test('an interruption ends it with what is done', async () => {
    const { child, ended } = start(['solve', '--all', '--json', '-']);
    // Ten lines of ten cells have more solutions than anyone waits for.
    child.stdin?.end(`akari\n${'..........\n'.repeat(10)}`);
    child.stdout?.once('data', () => child.kill('SIGINT'));
    const { code, out } = await ended;
    expect(code).toBe(130);
    const last = JSON.parse(out.trimEnd().split('\n').at(-1)!);
    expect(last).toMatchObject({ status: 'unknown', because: 'stopped' });
    expect(last.solutions).toBeGreaterThan(0);
  });

  test('an interruption ends an import that waits for a hard board, and keeps the boards that are known', async () => {
    const into = scratch.path('imported.jsonl');
    const { child, ended } = start(['collection', 'import', '-', '--into', into, '--json']);
    child.stdin?.end(`${JSON.stringify({ puzzle: 'akari', rows: ['...', '.4.', '...'] })}\n${ENDLESS}\n`);
    // Its progress says when the first board is known; on a slow machine not in its first line.
    child.stderr?.on('data', (line) => {
      if (/ s, 1 board/.test(String(line))) child.kill('SIGINT');
    });
    const { code, out } = await ended;
    expect({ code, ...JSON.parse(out) }).toMatchObject({ code: 130, looked: 1, added: 1, refused: 0 });
  });

  test.each([
    { args: ['solve', '-'], said: '' },
    { args: ['check', '--jsonl', '-'], said: 'interrupted: --start 2 continues' },
  ])('an interruption ends what waits for standard input: $args', async ({ args, said }) => {
    const { child, ended } = start(args);
    // A command that reads lines has answered when it is interrupted; the other has nothing to do yet.
    if (said === '') setTimeout(() => child.kill('SIGINT'), 1500);
    else child.stdin?.write(`${JSON.stringify({ puzzle: 'akari', rows: ['...', '.4.', '...'] })}\n`);
    child.stdout?.once('data', () => child.kill('SIGINT'));
    expect(await ended).toMatchObject({ signal: 'SIGINT', err: expect.stringContaining(said) });
  });

  test('a reader that leaves early is told nothing, as after any closed pipe', async () => {
    const { child, ended } = start(['solve', '--all', '-']);
    child.stdin?.end(`akari\n${'..........\n'.repeat(10)}`);
    child.stdout?.once('data', () => child.stdout?.destroy());
    expect(await ended).toMatchObject({ code: 141, signal: null, err: '' });
  });

  test('a full disk is said in one line, with a code of its own', async () => {
    const full = openSync('/dev/full', 'w');
    const toStdout = await start(['draw', 'akari\n...\n'], { stdout: full }).ended;
    closeSync(full);
    expect(toStdout).toMatchObject({
      code: 5,
      err: 'error: cannot write to standard output: the disk is full\n',
    });
    for (const args of [
      ['draw', '--out', '/dev/full', 'akari\n...\n'],
      ['generate', 'akari', '--size', '3x3', '--out', '/dev/full'],
    ])
      expect(await start(args).ended).toMatchObject({
        code: 5,
        err: 'error: cannot write to /dev/full: the disk is full\n',
      });
  });

  test.each([['no/such/folder/a'], [scratch.folder], [`${main}/a`]])('--out %s ends at once', async (out) => {
    expect(await start(['generate', 'akari', '--out', out]).ended).toMatchObject({
      code: 5,
      out: '',
      err: expect.stringMatching(/^error: cannot write .*\n$/),
    });
  });

  test('results that cannot be written are no stack trace', async () => {
    const { code, err } = await start(['lab', '000-table-1', '--quick', '--out', main]).ended;
    expect([2, 5]).toContain(code);
    expect(err).toMatch(/^error: .*\n$/);
  });

  /** Building its model takes seconds, and hears nothing meanwhile. */
  const huge = () => scratch.file('huge.board', `bosnian-road\n${`${'.'.repeat(300)}\n`.repeat(300)}`);

  test('a time limit acts while a model is built, and the next board gets its turn', async () => {
    const one = scratch.file('small.board', 'akari\n.\n');
    for (const command of ['explain', 'grade', 'check']) {
      const { code, out, err } = await start([command, '--json', '--time-limit', '0.2', huge(), one]).ended;
      expect({ code, err }).toEqual({ code: 4, err: '' });
      const answers = out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
      expect(answers).toMatchObject([{ because: 'time', puzzle: 'bosnian-road' }, { input: one }]);
      expect(answers[1].because).toBeUndefined();
    }
  });

  test('of several boards in standard input, too', async () => {
    const { child, ended } = start(['check', '--json', '--time-limit', '1']);
    child.stdin?.end(`${readFileSync(huge(), 'utf8')}\nakari\n.\n\nakari\n..\n`);
    const { code, out, err } = await ended;
    expect({ code, err }).toEqual({ code: 4, err: '' });
    expect(
      lines(out)
        .map((line) => JSON.parse(line))
        .map(({ index, status }) => [index, status]),
    ).toEqual([
      [0, 'unknown'],
      [1, 'unique'],
      [2, 'several'],
    ]);
  });

  test('a board that needs too much memory costs its own answer', async () => {
    const one = scratch.file('small.board', 'akari\n.\n');
    const { code, out } = await start(['check', '--json', huge(), one], { node: ['--max-old-space-size=40'] })
      .ended;
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(code).toBe(4);
    expect(answers).toMatchObject([{ status: 'unknown', because: 'memory' }, { status: 'unique' }]);
  });

  test('a thread that hears nothing is ended by an interruption, and by a second one at once', async () => {
    // A search with a labeling keeps its thread.
    const endless = scratch.file('endless.board', ENDLESS);
    const one = scratch.file('small.board', 'akari\n.\n');
    for (const times of [1, 2]) {
      const { child, ended } = start(['check', '--label', 'ff', one, endless]);
      child.stdout?.on('data', (data) => {
        if (!`${data}`.includes('endless.board:')) return;
        for (let sent = 0; sent < times; sent++) setTimeout(() => child.kill('SIGINT'), 50 * sent);
      });
      const { signal, out, err } = await ended;
      expect({ signal, err }).toEqual({ signal: 'SIGINT', err: '' });
      expect(out.endsWith('unknown: it was interrupted\n')).toBe(times === 1);
    }
  });
});
