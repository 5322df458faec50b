import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  linkSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { Scratch } from '../../test/run-calcada.ts';
import { lockFile } from './lock.ts';
import { OutputFile, writePieces, writeWhole } from './output-file.ts';
import { WriteError } from './write-error.ts';

const scratch = new Scratch();
let folders = 0;

/** A folder of its own, so that what is left behind is seen. */
function fresh(): { path: (name: string) => string; names: () => string[] } {
  const folder = scratch.path(`f${folders++}`);
  spawnSync('mkdir', [folder]);
  return { path: (name) => join(folder, name), names: () => readdirSync(folder).sort() };
}

const refusal = (act: () => unknown): WriteError => {
  try {
    act();
  } catch (error) {
    if (error instanceof WriteError) return error;
    throw error;
  }
  throw new Error('expected a WriteError, got none');
};

/** A lock as a process of that number would have left it. */
const lockBy = (pid: number, more: object = {}): string =>
  JSON.stringify({ pid, started: 'then', host: hostname(), id: 'x', ...more });

/** A free process number: that of a process that has ended. */
function deadProcess(): number {
  return spawnSync('true').pid;
}

test('a file is as it was until it is complete, and nothing is left beside it', () => {
  const { path, names } = fresh();
  writeFileSync(path('a.txt'), 'old');
  const output = OutputFile.open(path('a.txt'));
  output.write('new');
  expect(readFileSync(path('a.txt'), 'utf8')).toBe('old');
  output.complete();
  expect(readFileSync(path('a.txt'), 'utf8')).toBe('new');
  const other = OutputFile.open(path('a.txt'));
  other.write('half');
  other.abandon();
  expect(readFileSync(path('a.txt'), 'utf8')).toBe('new');
  const none = OutputFile.open(path('b.txt'));
  none.write('half');
  none.abandon();
  expect(names()).toEqual(['a.txt']);
});

test.each([false, true])('pieces are on the disk before many more are made (gzip: %s)', async (gzip) => {
  const { path, names } = fresh();
  const LENGTH = 100_000;
  const onDisk = (): number =>
    names().reduce((sum, name) => sum + (name.endsWith('.part') ? statSync(path(name)).size : 0), 0);
  let made = '';
  let furthest = 0;
  function* pieces(): Generator<string> {
    for (let count = 0; count < 60; count++) {
      furthest = Math.max(furthest, made.length - onDisk());
      // Four bits a character at the most: compressed it takes half the room or more.
      const piece = randomBytes(LENGTH / 2).toString('hex');
      made += piece;
      yield piece;
    }
  }
  const file = path(gzip ? 'a.gz' : 'a');
  const size = await writePieces(file, pieces(), { gzip });
  const bytes = readFileSync(file);
  expect((gzip ? gunzipSync(bytes) : bytes).toString()).toBe(made);
  expect(size).toBe(bytes.length);
  expect(made.length).toBe(60 * LENGTH);
  // Compression alone accounts for half of what was made.
  expect(furthest).toBeLessThan((gzip ? made.length * 0.6 : 0) + 5 * LENGTH);
  expect(names()).toEqual([gzip ? 'a.gz' : 'a']);
});

test.each([false, true])('where pieces cannot be made, the file stays as it was (gzip: %s)', async (gzip) => {
  const { path, names } = fresh();
  writeWhole(path('a'), 'old');
  function* pieces(): Generator<string> {
    yield 'new';
    throw new RangeError('no more');
  }
  await expect(writePieces(path('a'), pieces(), { gzip })).rejects.toThrow('no more');
  expect(readFileSync(path('a'), 'utf8')).toBe('old');
  expect(names()).toEqual(['a']);
});

test('lines that were written are kept where there was nothing before', () => {
  const { path, names } = fresh();
  const output = OutputFile.open(path('a.jsonl'), { lines: true });
  output.write('{"a":1}\n{"a":');
  output.abandon();
  expect(readFileSync(path('a.jsonl'), 'utf8')).toBe('{"a":1}\n');
  const again = OutputFile.open(path('a.jsonl'), { lines: true });
  again.write('{"b":1}\n');
  again.abandon();
  expect(readFileSync(path('a.jsonl'), 'utf8')).toBe('{"a":1}\n');
  const appended = OutputFile.open(path('a.jsonl'), { append: true });
  appended.write('{"b":1}\n');
  appended.complete();
  expect(readFileSync(path('a.jsonl'), 'utf8')).toBe('{"a":1}\n{"b":1}\n');
  expect(names()).toEqual(['a.jsonl']);
});

test('an output that is an input is refused by every name of it', () => {
  const { path, names } = fresh();
  writeFileSync(path('in'), 'board');
  symlinkSync(path('in'), path('symlink'));
  symlinkSync('.', path('here'));
  linkSync(path('in'), path('hard'));
  const before = names();
  for (const name of ['in', 'symlink', 'hard', 'here/in', './here/here/hard']) {
    for (const inputs of [['text', path('in')], [path('symlink')], [`${path('hard')}#board_2`]]) {
      const { message, because } = refusal(() => OutputFile.open(path(name), { inputs }));
      expect(because).toBe('input');
      expect(message).toBe(`${path(name)} is also an input: choose another output file`);
    }
  }
  expect(names()).toEqual(before);
  expect(readFileSync(path('in'), 'utf8')).toBe('board');
});

test('a second writer is refused, through links and for files that are not there yet', () => {
  const { path, names } = fresh();
  symlinkSync('.', path('here'));
  symlinkSync(path('a.txt'), path('link'));
  const first = OutputFile.open(path('a.txt'));
  for (const name of ['a.txt', 'here/a.txt', 'link', 'here/link']) {
    const { message, because } = refusal(() => OutputFile.open(path(name)));
    expect(because).toBe('busy');
    expect(message).toContain(`is being written by process ${process.pid}`);
  }
  first.write('1');
  first.complete();
  writeWhole(path('link'), '2');
  expect(readFileSync(path('a.txt'), 'utf8')).toBe('2');
  expect(lstatSync(path('link')).isSymbolicLink()).toBe(true);
  expect(names()).toEqual(['a.txt', 'here', 'link']);
});

test('a lock holds by every name of a file that is written in its place', () => {
  const { path } = fresh();
  writeFileSync(path('a.jsonl'), '');
  linkSync(path('a.jsonl'), path('hard.jsonl'));
  const lock = lockFile(path('a.jsonl'));
  expect(refusal(() => lockFile(path('hard.jsonl'))).because).toBe('busy');
  lock.release();
  lockFile(path('hard.jsonl')).release();
});

test('the lock of a process that is gone is taken over, and its half file removed', () => {
  const { path, names } = fresh();
  const dead = deadProcess();
  writeFileSync(path('a.txt.0123abcd.part'), 'half');
  writeFileSync(path('precious'), 'not ours');
  writeFileSync(path('a.txt.lock'), lockBy(dead, { part: 'a.txt.0123abcd.part' }));
  writeWhole(path('a.txt'), 'whole');
  expect(names()).toEqual(['a.txt', 'precious']);
  for (const part of ['precious', '../precious', 'a.txt.0123abcd.part/../precious']) {
    writeFileSync(path('a.txt.lock'), lockBy(dead, { part }));
    writeWhole(path('a.txt'), part);
    expect(names()).toEqual(['a.txt', 'precious']);
  }
  writeFileSync(path('a.txt.lock'), lockBy(dead, { host: 'elsewhere' }));
  expect(refusal(() => writeWhole(path('a.txt'), '')).because).toBe('busy');
  writeFileSync(path('a.txt.lock'), 'what is this');
  expect(refusal(() => writeWhole(path('a.txt'), '')).message).toContain('is not a lock of ours');
  expect(readFileSync(path('a.txt.lock'), 'utf8')).toBe('what is this');
});

test('drafts of locks are removed whose process is gone, and no others', () => {
  const { path, names } = fresh();
  writeFileSync(path('a.txt.lock.0123abcd.lock'), lockBy(deadProcess()));
  writeFileSync(path('b.txt.lock.0123abcd.lock'), lockBy(deadProcess()));
  writeFileSync(path('b.txt.lock.11111111.lock'), lockBy(deadProcess(), { host: 'elsewhere' }));
  writeFileSync(path('b.txt.lock.22222222.lock'), 'not ours');
  writeWhole(path('a.txt'), 'x');
  expect(names()).toEqual(['a.txt', 'b.txt.lock.11111111.lock', 'b.txt.lock.22222222.lock']);
});

test('what a killed run has written is gone on with by --append', () => {
  const { path, names } = fresh();
  writeFileSync(path('a.jsonl.0123abcd.part'), '{"a":1}\n{"a"');
  writeFileSync(path('a.jsonl.lock'), lockBy(deadProcess(), { part: 'a.jsonl.0123abcd.part', lines: true }));
  const output = OutputFile.open(path('a.jsonl'), { append: true });
  output.write('{"a":2}\n');
  output.complete();
  expect(readFileSync(path('a.jsonl'), 'utf8')).toBe('{"a":1}\n{"a":2}\n');
  expect(names()).toEqual(['a.jsonl']);
});

test('the rights of a file are kept, and names as long as a system takes work', () => {
  const { path, names } = fresh();
  writeFileSync(path('a.sh'), '');
  chmodSync(path('a.sh'), 0o751);
  writeWhole(path('a.sh'), 'x');
  expect(statSync(path('a.sh')).mode & 0o777).toBe(0o751);
  const long = 'ç'.repeat(127);
  writeWhole(path(long), 'x');
  expect(names()).toEqual(['a.sh', long]);
});

test('what cannot be written says why, in words', () => {
  const { path } = fresh();
  const why = (name: string): string => refusal(() => writeWhole(path(name), '')).message;
  expect(why('.')).toContain('it is a folder');
  expect(why('none/a.txt')).toContain('no such file or folder');
  writeFileSync(path('file'), '');
  expect(why('file/a.txt')).toContain('part of the path is not a folder');
  expect(why('x'.repeat(300))).toContain('the name is too long');
  symlinkSync('loop', path('loop'));
  expect(why('loop')).toContain('too many symbolic links');
  expect(refusal(() => writeWhole('/dev/full', 'x')).message).toBe(
    'cannot write to /dev/full: the disk is full',
  );
  writeWhole('/dev/null', 'x');
});

/** The room as other processes can load it. */
function compiled(): string {
  const room = fileURLToPath(new URL('.', import.meta.url));
  for (const name of readdirSync(room).filter((each) => !each.includes('.test.'))) {
    const { outputText } = ts.transpileModule(readFileSync(join(room, name), 'utf8'), {
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
    });
    scratch.file(name.replace('.ts', '.mjs'), outputText.replaceAll(".ts'", ".mjs'"));
  }
  return scratch.path('index.mjs');
}

test('of many processes that write one file at once, each is done or refused', async () => {
  const { path, names } = fresh();
  const out = path('shared.txt');
  const program = `
    import { OutputFile } from ${JSON.stringify(compiled())};
    let done = 0;
    for (let round = 0; round < 40; round++) {
      try {
        const output = OutputFile.open(process.argv[1]);
        for (let line = 0; line < 20; line++) output.write(\`\${process.pid} \${round}\\n\`);
        output.complete();
        done++;
      } catch (error) {
        if (error.because !== 'busy') throw error;
      }
    }
    console.log(done);`;
  const children = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', program, out]),
  );
  await Promise.all(children.map((child) => once(child, 'close')));
  expect(names()).toEqual(['shared.txt']);
  const lines = readFileSync(out, 'utf8').trimEnd().split('\n');
  expect(lines).toHaveLength(20);
  expect(new Set(lines).size).toBe(1);
});
