/**
 * Every command that writes, under every fault of what it writes to: its own input by any name, a second writer, a full
 * disk, a disk that cannot be written, a kill at a random moment, damaged lines. Nothing may be lost, doubled or torn,
 * and the exit code must be right. Set CALCADA_LONG for 2,000 combinations and more instead of a small share.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCommand } from '../../test/build-command.ts';
import { Random, seed } from '../../test/random.ts';
import { ONE, run, Scratch } from '../../test/run-calcada.ts';
import { OutputFile } from '../files/index.ts';

const LONG = process.env['CALCADA_LONG'] !== undefined;
/** Rounds of each pair of a command and a fault. */
const ROUNDS = LONG ? 18 : 1;
const KILLS = LONG ? 20 : 1;

const root = fileURLToPath(new URL('../../', import.meta.url));
const outDir = join(root, '.cache', 'cli-write-faults');
const main = join(outDir, 'main.js');
const scratch = new Scratch();
const random = new Random(seed);
const LINE = '{"puzzle":"akari","rows":["...",".4.","..."]}';
const entry = new URL(`file://${scratch.path('dist/cli/main.js')}`);

/** A command that writes: from what, and what it writes. */
interface Writer {
  readonly name: string;
  readonly reads: 'board' | 'lines' | 'store';
  /** A whole file, lines of a file, files in a folder, or lines added to a collection. */
  readonly writes: 'whole' | 'lines' | 'folder' | 'store';
  args(input: string, out: string): string[];
}

const writers: readonly Writer[] = [
  ...['solve', 'check', 'deduce', 'explain', 'hint', 'draw'].map(
    (name): Writer => ({
      ...{ name, reads: 'board', writes: 'whole' },
      args: (input, out) => [name, input, '--out', out],
    }),
  ),
  {
    ...{ name: 'explain --html', reads: 'board', writes: 'whole' },
    args: (input, out) => ['explain', '--html', input, '--out', out],
  },
  {
    ...{ name: 'convert', reads: 'board', writes: 'whole' },
    args: (input, out) => ['convert', '--to', 'minizinc', input, '--out', out],
  },
  {
    ...{ name: 'book', reads: 'store', writes: 'whole' },
    args: (input, out) => ['book', input, '-q', '--solutions', 'none', '--out', out],
  },
  {
    ...{ name: 'collection export', reads: 'store', writes: 'whole' },
    args: (input, out) => ['collection', 'export', '--store', input, '--out', out],
  },
  ...['check', 'grade'].map(
    (name): Writer => ({
      ...{ name: `${name} --jsonl`, reads: 'lines', writes: 'lines' },
      args: (input, out) => [name, '-q', '--jsonl', input, '--out', out],
    }),
  ),
  {
    ...{ name: 'generate', reads: 'board', writes: 'lines' },
    args: (_, out) => ['generate', 'akari', '-q', '--size', '4x4', '-n', '30', '--jsonl', '--out', out],
  },
  {
    ...{ name: 'prove', reads: 'board', writes: 'folder' },
    args: (input, out) => ['prove', input, '--out', out],
  },
  {
    ...{ name: 'check --prove', reads: 'lines', writes: 'folder' },
    args: (input, out) => ['check', '-q', '--jsonl', input, '--prove', out],
  },
  {
    ...{ name: 'site', reads: 'store', writes: 'folder' },
    args: (input, out) => ['site', '-q', input, '--out', out],
  },
  {
    ...{ name: 'collection import', reads: 'store', writes: 'store' },
    args: (input, out) => ['collection', 'import', '-q', input, '--into', out],
  },
];

const inputs = { board: '', lines: '', store: '' };
const texts = { board: ONE, lines: `${LINE}\n`.repeat(LONG ? 300 : 60), store: '' };
/** A small disk, where this may make one. */
let disk: string | undefined;
let tried = 0;
let folders = 0;

beforeAll(async () => {
  await buildCommand(outDir);
  mkdirSync(scratch.path('dist/studio'), { recursive: true });
  scratch.file('dist/studio/index.html', `<html><head></head>${'x'.repeat(20_000)}</html>`);
  scratch.file('package.json', '{"version":"0.0.0"}');
  const made = scratch.path('made.jsonl');
  await run(['collection', 'generate', 'akari', '--size', '4x4', '-n', '20', '-q', '--into', made]);
  texts.store = readFileSync(made, 'utf8');
  inputs.board = scratch.file('input.txt', texts.board);
  inputs.lines = scratch.file('input.jsonl', texts.lines);
  inputs.store = made;
  const place = scratch.path('disk');
  mkdirSync(place);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place]).status === 0) disk = place;
}, 300_000);
afterAll(() => {
  if (disk) spawnSync('umount', [disk]);
});

const fresh = (within = scratch.folder): string => {
  const folder = join(within, `f${folders++}`);
  mkdirSync(folder);
  return folder;
};

const filesUnder = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        statSync(join(folder, name)).isFile(),
      )
    : [];

const start = ({ args }: Writer, input: string, out: string) => run(args(input, out), { entry });

/** Where a writer writes within a folder. */
const targetIn = ({ writes }: Writer, folder: string): string =>
  join(folder, writes === 'folder' ? 'out' : writes === 'whole' ? 'out.txt' : 'out.jsonl');

function expectInputs(): void {
  for (const kind of ['board', 'lines', 'store'] as const)
    expect(readFileSync(inputs[kind], 'utf8') === texts[kind], `the input ${kind} was changed`).toBe(true);
}

/** Every line is whole, and no board of a collection is there twice. */
function expectWholeLines(file: string): void {
  const text = readFileSync(file, 'utf8');
  if (text === '') return;
  expect(text.endsWith('\n')).toBe(true);
  const keys = text
    .trimEnd()
    .split('\n')
    .flatMap((line) => JSON.parse(line).key ?? []);
  expect(new Set(keys).size).toBe(keys.length);
}

/** What stands in the folder is what was there, or complete; with nothing left beside it. */
function expectSound(
  { writes }: Writer,
  folder: string,
  before: string | undefined,
  whole: string,
  killed = false,
): void {
  const out = join(folder, writes === 'folder' ? 'out' : writes === 'whole' ? 'out.txt' : 'out.jsonl');
  if (!killed) expect(filesUnder(folder).filter((name) => /\.(part|lock|takeover)$/.test(name))).toEqual([]);
  if (writes === 'folder') {
    for (const name of filesUnder(out).filter((each) => !/\.(part|lock)$/.test(each))) {
      const text = readFileSync(join(out, name), 'utf8');
      expect(text.length, name).toBeGreaterThan(0);
      if (name.endsWith('.json')) expect(() => JSON.parse(text), name).not.toThrow();
    }
    return;
  }
  if (!existsSync(out)) {
    expect(before).toBeUndefined();
    return;
  }
  const text = readFileSync(out, 'utf8');
  if (writes === 'whole') expect([before, whole], 'neither the old file nor a whole one').toContain(text);
  else if (text !== before) expectWholeLines(out);
}

/** What a writer writes where nothing goes wrong. */
const expected = new Map<string, string>();
async function wholeOf(writer: Writer): Promise<string> {
  const known = expected.get(writer.name);
  if (known !== undefined) return known;
  const out = targetIn(writer, fresh());
  expect([0, 1]).toContain((await start(writer, inputs[writer.reads], out)).code);
  const text = writer.writes === 'folder' ? '' : readFileSync(out, 'utf8');
  expected.set(writer.name, text);
  return text;
}

/** Something that is there before, half of the time. */
function before({ writes }: Writer, out: string): string | undefined {
  if (writes === 'folder' || writes === 'store' || random.below(2) === 0) return undefined;
  writeFileSync(out, '{"old":true}\n');
  return '{"old":true}\n';
}

type Fault = (writer: Writer) => Promise<void>;

const faults: Readonly<Record<string, Fault>> = {
  'the output is the input': async (writer) => {
    if (writer.writes === 'folder' || writer.name === 'generate') return;
    const folder = fresh();
    const input = join(folder, `input.${writer.reads === 'board' ? 'txt' : 'jsonl'}`);
    writeFileSync(input, texts[writer.reads]);
    const name = join(folder, 'other');
    const kind = random.below(4);
    if (kind === 1) symlinkSync(input, name);
    else if (kind === 2) linkSync(input, name);
    else if (kind === 3) symlinkSync('.', join(folder, 'here'));
    const out = kind === 0 ? input : kind === 3 ? join(folder, 'here', input.slice(folder.length)) : name;
    const turned = random.below(2) === 0;
    const { code, err } = await (turned ? start(writer, out, input) : start(writer, input, out));
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('is also an input') });
    expect(readFileSync(input, 'utf8')).toBe(texts[writer.reads]);
    tried++;
  },

  'a second writer': async (writer) => {
    const folder = fresh();
    const out = targetIn(writer, folder);
    const was = before(writer, out);
    let held = out;
    if (writer.name === 'prove') {
      mkdirSync(out);
      held = join(out, 'input.json');
    } else if (writer.name === 'check --prove') {
      mkdirSync(out);
      held = join(out, `board-${random.below(3)}.opb`);
    }
    const other = OutputFile.open(held);
    const { code, err } = await start(writer, inputs[writer.reads], out);
    other.abandon();
    expect({ code, err }, writer.name).toEqual({
      code: 5,
      err: expect.stringContaining('is being written by process'),
    });
    expectSound(writer, folder, was, was ?? '');
    tried++;
  },

  'a full disk': async (writer) => {
    if (!disk) return;
    const folder = fresh(disk);
    const out = targetIn(writer, folder);
    const was = before(writer, out);
    const whole = await wholeOf(writer);
    const filler = join(disk, 'filler');
    // Pages of 4 kB: what is left may hold nothing, a lock, or a part of the file.
    const left = random.below(6) * 4096;
    const { stdout } = spawnSync('df', ['--output=avail', '-B1', disk], { encoding: 'utf8' });
    const free = Number(stdout.trim().split('\n').at(-1));
    writeFileSync(filler, Buffer.alloc(Math.max(0, free - left)));
    const { code, err } = await start(writer, inputs[writer.reads], out);
    rmSync(filler);
    expect([0, 1, 5], `${writer.name}: ${err}`).toContain(code);
    if (code === 5) expect(err).toMatch(/^error: cannot write.*the disk is full\n$/);
    expectSound(writer, folder, was, whole);
    if (code === 5 && was !== undefined) expect(readFileSync(out, 'utf8')).toBe(was);
    rmSync(folder, { recursive: true });
    tried++;
  },

  'a disk that cannot be written': async (writer) => {
    if (!disk) return;
    const folder = fresh(disk);
    const out = targetIn(writer, folder);
    const was = before(writer, out);
    spawnSync('mount', ['-o', 'remount,ro', disk]);
    const { code, err } = await start(writer, inputs[writer.reads], out);
    spawnSync('mount', ['-o', 'remount,rw', disk]);
    expect({ code, err }, writer.name).toEqual({
      code: 5,
      err: expect.stringContaining('the disk is read-only'),
    });
    expectSound(writer, folder, was, was ?? '');
    rmSync(folder, { recursive: true });
    tried++;
  },

  'a folder that is not there, or is a file': async (writer) => {
    const folder = fresh();
    writeFileSync(join(folder, 'file'), 'mine');
    const kind = random.below(2);
    const out = join(folder, kind === 0 ? 'file' : 'none', 'out');
    if (kind === 1 && writer.writes === 'folder') return;
    const { code, err } = await start(writer, inputs[writer.reads], out);
    expect({ code, err }, writer.name).toEqual({
      code: 5,
      err: expect.stringMatching(/^error: cannot write to .*\n$/),
    });
    expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('mine');
    tried++;
  },

  'damaged lines': async (writer) => {
    if (writer.reads !== 'lines') return;
    const folder = fresh();
    const lines = texts.lines.trimEnd().split('\n');
    const damaged = new Set(Array.from({ length: 1 + random.below(5) }, () => random.below(lines.length)));
    for (const at of damaged) {
      const line = lines[at]!;
      lines[at] = random.pick([
        line.slice(0, 1 + random.below(line.length - 2)),
        line.replace('"', random.pick(['\0', '\x1b[31m', '\u202e', '"'])).slice(1),
        `${line}${line}`,
        '{"puzzle":"akari"}',
      ]);
    }
    const input = join(folder, 'damaged.jsonl');
    const end = random.pick(['\n', '', '\r\n\r\n']);
    writeFileSync(input, lines.join(random.pick(['\n', '\r\n'])) + end);
    const out = targetIn(writer, folder);
    const { code } = await start(writer, input, out);
    expect(code, writer.name).toBe(3);
    if (writer.writes === 'lines') {
      const answers = readFileSync(out, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
      expect(answers).toHaveLength(lines.length);
      const bad = answers.filter(({ status }) => status === 'error').map(({ line }) => line - 1);
      expect(bad.sort()).toEqual([...damaged].sort());
    }
    expectSound(writer, folder, undefined, '');
    tried++;
  },
};

for (const [name, fault] of Object.entries(faults)) {
  test(`${name} (seed ${seed})`, { timeout: 3_600_000 }, async () => {
    const first = tried;
    for (let round = 0; round < ROUNDS; round++) for (const writer of writers) await fault(writer);
    expectInputs();
    if (disk || !name.includes('disk')) expect(tried).toBeGreaterThan(first);
  });
}

test(`kills at random moments, and two at once (seed ${seed})`, { timeout: 3_600_000 }, async () => {
  const spawned = ({ args }: Writer, input: string, out: string) =>
    spawn(process.execPath, [main, ...args(input, out)], { stdio: 'ignore' });
  // The page that a site is made of is beside the command that is shipped, not beside this bundle.
  const able = writers.filter(({ name }) => name !== 'site' && name !== 'book');
  for (let round = 0; round < KILLS; round++) {
    for (const writer of able) {
      const folder = fresh();
      const out = targetIn(writer, folder);
      const was = before(writer, out);
      const whole = await wholeOf(writer);
      const child = spawned(writer, inputs[writer.reads], out);
      const moment = random.below(900);
      const signal = random.pick(['SIGKILL', 'SIGKILL', 'SIGTERM'] as const);
      const timer = setTimeout(() => child.kill(signal), moment);
      await once(child, 'close');
      clearTimeout(timer);
      expectSound(writer, folder, was, whole, signal === 'SIGKILL');
      // Two at once after that: both find the lock of the dead process, and one of them may find the other's.
      const [one, other] = [
        spawned(writer, inputs[writer.reads], out),
        spawned(writer, inputs[writer.reads], out),
      ];
      const codes = (await Promise.all([one, other].map((process) => once(process, 'close')))).map(
        ([code]) => code,
      );
      for (const code of codes)
        expect([0, 1, 5], `${writer.name} after ${signal} at ${moment} ms`).toContain(code);
      expect(codes.some((code) => code !== 5)).toBe(true);
      expectSound(writer, folder, undefined, whole);
      if (writer.writes === 'store') expectWholeLines(out);
      tried += 2;
    }
  }
  expectInputs();
});

test('as many combinations as promised', () => {
  expect(tried).toBeGreaterThanOrEqual(LONG ? 2000 : 60);
  console.info(`${tried} combinations of commands and faults${disk ? '' : ', without a disk of our own'}`);
});
