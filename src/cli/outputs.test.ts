import { linkSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ENDLESS, ONE, run, Scratch } from '../../test/run-calcada.ts';

/** Every command that writes a file, given its own input to write to: the input must stay as it is. */
const scratch = new Scratch();
const LINE = '{"puzzle":"akari","rows":["...",".4.","..."]}\n';

let store = '';
/** A collection of a few boards. */
async function collection(): Promise<string> {
  if (store === '') {
    const into = scratch.path('made.jsonl');
    const { code } = await run([
      ...['collection', 'generate', 'akari', '--size', '4x4', '--count', '3', '-q'],
      ...['--into', into],
    ]);
    expect(code).toBe(0);
    store = readFileSync(into, 'utf8');
  }
  return store;
}

const commands: readonly [
  name: string,
  args: (input: string, out: string) => string[],
  kind?: 'store' | 'lines',
][] = [
  ['collection export', (input, out) => ['collection', 'export', '--store', input, '--out', out], 'store'],
  [
    'collection export with a filter',
    (input, out) => ['collection', 'export', '--store', input, '--level', 'extreme', '--out', out],
    'store',
  ],
  ['collection import', (input, out) => ['collection', 'import', input, '--into', out, '-q'], 'store'],
  ['book', (input, out) => ['book', input, '--out', out, '-q'], 'store'],
  ['check --jsonl', (input, out) => ['check', '-q', '--jsonl', input, '--out', out], 'lines'],
  [
    'check --jsonl --append',
    (input, out) => ['check', '-q', '--jsonl', input, '--out', out, '--append'],
    'lines',
  ],
  ['grade --jsonl', (input, out) => ['grade', '-q', '--jsonl', input, '--out', out], 'lines'],
  ['check', (input, out) => ['check', input, '--out', out]],
  ['solve', (input, out) => ['solve', input, '--out', out]],
  ['deduce', (input, out) => ['deduce', input, '--out', out]],
  ['explain', (input, out) => ['explain', input, '--out', out]],
  ['explain --board', (input, out) => ['explain', ONE, '--board', input, '--out', out]],
  ['hint', (input, out) => ['hint', input, '--out', out]],
  ['draw', (input, out) => ['draw', input, '--out', out]],
  ['convert', (input, out) => ['convert', '--to', 'json', input, '--out', out]],
];

describe('an output that is the input is refused, and the input stays as it is', () => {
  for (const [name, args, kind] of commands) {
    test(name, async () => {
      const folder = scratch.path(name.replaceAll(' ', '-'));
      const { mkdirSync } = await import('node:fs');
      mkdirSync(folder);
      const input = `${folder}/input.${kind ? 'jsonl' : 'txt'}`;
      const text = kind === 'store' ? await collection() : kind === 'lines' ? LINE : ONE;
      writeFileSync(input, text);
      symlinkSync(input, `${folder}/symlink.txt`);
      linkSync(input, `${folder}/hard.txt`);
      const names = readdirSync(folder);
      for (const out of [
        input,
        `${folder}/symlink.txt`,
        `${folder}/hard.txt`,
        `${folder}/../${name.replaceAll(' ', '-')}/symlink.txt`,
      ]) {
        expect(await run(args(input, out)), out).toEqual({
          code: 2,
          out: '',
          err: `error: ${out} is also an input: choose another output file\n`,
        });
        expect(readFileSync(input, 'utf8')).toBe(text);
        expect(readdirSync(folder)).toEqual(names);
      }
    });
  }

  test('prove and flatzinc, before they search', async () => {
    const refused = async (file: string, ...args: string[]) => {
      const text = readFileSync(file, 'utf8');
      const err = `error: ${file} is also an input: choose another output file\n`;
      expect(await run(args)).toEqual({ code: 2, out: '', err });
      expect(readFileSync(file, 'utf8')).toBe(text);
    };
    const board = scratch.file('proved.json', ENDLESS);
    await refused(board, 'prove', board, '--out', scratch.folder, '-q', '-t', '5');
    const model = scratch.file('model.opb', 'var bool: x;\nsolve satisfy;\n');
    await refused(model, 'flatzinc', model, '--proof', scratch.path('model.pbp'));
  });
});

test('paths that cannot be written have the code of output that cannot be written', async () => {
  const board = scratch.file('board.txt', ONE);
  const outs = ['none/a.svg', '', 'board.txt/a.svg', 'new/'].map((name) => scratch.path(name));
  for (const out of outs) {
    const { code, err } = await run(['draw', '--style', 'svg', board, '--out', out]);
    expect({ code, err }).toEqual({ code: 5, err: expect.stringMatching(/^error: cannot write to .*\n$/) });
  }
  // At once, and not after a search.
  const late = ['solve', ENDLESS, '-q', '-t', '5', '--out', scratch.path('none/a')];
  expect((await run(late)).code).toBe(5);
});

test('the first page of another site is kept', async () => {
  const page = scratch.file('index.html', '<title>Mine</title>');
  const { code, err } = await run(['site', scratch.file('boards.jsonl', ''), '--out', scratch.folder]);
  expect({ code, err }).toEqual({
    code: 2,
    err: `error: ${page} is of another site: choose another folder\n`,
  });
});

test('a run that has nothing to write leaves the file that was there', async () => {
  const out = scratch.file('old.txt', 'old');
  const interruptAt = () => true;
  expect((await run(['check', '--jsonl', '-', '--out', out], { stdin: ENDLESS, interruptAt })).code).toBe(
    130,
  );
  const late = ['generate', 'bosnian-road', '--size', '25x25', '--level', 'extreme', '-q', '--out', out];
  expect((await run(late, { interruptAt })).code).toBe(130);
  expect((await run([...late, '-t', '0.001'])).code).toBe(4);
  expect(readFileSync(out, 'utf8')).toBe('old');
});

test('a dash is standard output, as it is standard input', async () => {
  expect(await run(['solve', ONE, '--out', '-'])).toEqual(await run(['solve', ONE]));
});
