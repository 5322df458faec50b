import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lines, NONE, ONE, objects, run, Scratch } from '../../test/run-calcada.ts';
import { affordable } from './batch/affordable.ts';
import { EXIT } from './terminal/exit-code.ts';
import type { Begun, Io } from './terminal/io.ts';
import { guarded, shown } from './terminal/shown.ts';

/** What people get wrong, or are given by others: one plain line, the right code, and nothing that a terminal obeys. */
const scratch = new Scratch();
const LINE = '{"puzzle":"akari","rows":["...",".4.","..."]}\n';
const generated = scratch.file('generated.jsonl', LINE.repeat(3));
const folder = scratch.path('folder');
mkdirSync(folder);

describe('what comes from outside is shown, and not obeyed', () => {
  const HOSTILE = '\x1b[31mred\x1b]0;title\x07\x9b2J\u202ekcab\r\u2066\u{e0041}';
  const OBEYED = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
  const esc = '\x1b';
  const COLOUR = new RegExp(`${esc}\\[\\d*m`, 'g');
  const stored = (): string => {
    const store = scratch.path('hostile-store.jsonl');
    const [line] = lines(readFileSync(scratch.path('made.jsonl'), 'utf8')).slice(-1);
    writeFileSync(store, `${JSON.stringify({ ...JSON.parse(line!), tags: [HOSTILE] })}\n`);
    return store;
  };

  test('in boards, names, tags, options and JSON, with colours and without', async () => {
    const into = scratch.path('made.jsonl');
    await run(['collection', 'generate', 'akari', '--size', '4x4', '-n', '1', '-q', '--into', into]);
    const file = scratch.file(`a${HOSTILE.replaceAll('/', '')}.txt`, ONE);
    const cases: [args: string[], stdin?: string][] = [
      [['check'], `pzprv3\nlight${HOSTILE}up\n2\n2\n`],
      [['check', '--json'], `pzprv3\nlight${HOSTILE}up\n2\n2\n`],
      [['check'], `akari\n..${HOSTILE}\n...\n`],
      [['check', file, `${file}x`, `http://${HOSTILE}`]],
      [['check', '--json', file, `${file}x`]],
      [['check', '-v', file]],
      [['draw', file, file]],
      [['check', '--jsonl', file]],
      [['check', '--jsonl', '-'], `{"puzzle":"akari","id":"${HOSTILE}","rows":["..${HOSTILE}"]}\n`],
      [[HOSTILE]],
      [['help', HOSTILE]],
      [['check', `--${HOSTILE}`]],
      [['convert', '--to', HOSTILE, file]],
      [['draw', file, '--out', `${HOSTILE}/x.svg`]],
      [['boards', file]],
      [['collection', 'list', '--store', stored()]],
      [['collection', 'list', '--json', '--store', stored()]],
      [['collection', 'export', '--store', stored()]],
      [['collection', 'status', '--store', HOSTILE]],
      [['collection', 'import', file, '--into', scratch.path('into.jsonl')]],
      [['verify', file, file]],
      [['generate', 'akari', '--picture', file]],
    ];
    let hostile = 0;
    for (const [args, stdin] of cases) {
      for (const env of [{}, { FORCE_COLOR: '1' }]) {
        const { out, err } = await run(args, { env, ...(stdin === undefined ? {} : { stdin }) });
        for (const text of [out, err])
          expect(text.replaceAll(COLOUR, ''), args.join(' ')).not.toMatch(OBEYED);
        expect(`${out}${err}`).not.toContain('\x1b[31mred');
        if (`${out}${err}`.includes('\\u001b')) hostile++;
      }
    }
    // Most of the cases repeat what they were given.
    expect(hostile).toBeGreaterThan(30);
  });

  test('in names of files that hold an end of a line, on one line', async () => {
    const folder = scratch.path('a\nb\t\x1b[31m');
    mkdirSync(folder);
    const named = (name: string, text?: string): string => {
      if (text !== undefined) writeFileSync(`${folder}/${name}`, text);
      return `${folder}/${name}`;
    };
    const board = named('c\nd.txt', ONE);
    const bad = named('bad\n.txt', 'akari\n..x\n');
    const store = named('store\n.jsonl');
    await run(['collection', 'generate', 'akari', '--size', '4x4', '-n', '1', '-q', '--into', store]);
    const line = lines(readFileSync(store, 'utf8')).find((text) => text.includes('"key"'));
    const tagged = named('tagged.jsonl', `${JSON.stringify({ ...JSON.parse(line!), tags: ['a\nb'] })}\n`);
    const damaged = named('damaged.jsonl', `${line}\n{"puzzle"\n`);
    const flat = named('model\n.fzn', 'var 1..2: x;\nsolve satisfy;\n');
    const none = named('none\n.fzn', 'constraint bool_eq(true,false);\nsolve satisfy;\n');
    const picture = named('picture\n.txt', '##\n#?\n');
    const svg = named('picture\n.svg', '<svg></svg>');
    const cases: readonly (readonly string[])[] = [
      ['check', board, board],
      ['check', bad],
      ['check', folder],
      ['check', '-v', board],
      ['check', board, '--out', board],
      ['check', '--jsonl', board],
      ['check', '--jsonl', `${board}x`],
      ['check', '--jsonl', board, '--start', '99'],
      ['solve', board, '--model', 'paper'],
      ['hint', board, '--board', bad],
      ['hint', board, '--board', `${bad}x`],
      ['draw', board, '--out', `${board}/x.svg`],
      ['draw', board, '--out', `${board}.pdf`],
      ['boards', board],
      ['boards', `${board}x`],
      ['convert', board, '--to', 'tatham-unequal'],
      ['prove', board, '--out', named('proofs')],
      ['explain', board, '--prove', named('proofs')],
      ['verify', board, board],
      ['verify', flat, board],
      ['verify', bad, board],
      ['flatzinc', bad],
      ['flatzinc', `${flat}x`],
      ['flatzinc', none, '--proof', named('p\n.pbp')],
      ['book', bad, '--out', named('book\n.pdf')],
      ['book', board, '--out', board],
      ['generate', 'akari', '--picture', picture],
      ['generate', 'akari', '--picture', svg],
      ['generate', 'akari', '--size', '4x4', '--out', `${board}/x`],
      ['collection', 'status', '--store', board],
      ['collection', 'status', '--store', `${board}x`],
      ['collection', 'status', '--store', damaged],
      ['collection', 'list', '--store', tagged],
      ['collection', 'generate', 'akari', '--size', '4x4', '-n', '1', '--into', store],
      ['collection', 'import', store, board, bad, '--into', store],
      ['collection', 'repair', '--store', store],
      ['collection', 'repair', '--store', damaged],
      ['collection', 'retry', '--all', '--store', store],
      ['lab', 'own', '--board', bad],
      [board],
      ['check', `--${board}`],
      ['check', '--threads', board],
      ['grade', board, '--lang', board],
      ['help', board],
    ];
    const silent: string[] = [];
    for (const args of cases) {
      // Some commands speak one language.
      const spoken =
        /^(flatzinc|convert|lab)$/.test(args[0]!) || args.includes('--lang') ? [[]] : [[], ['--lang', 'pt']];
      for (const lang of spoken) {
        const { out, err, code } = await run([...args, ...lang]);
        expect(code, args.join(' ')).not.toBe(EXIT.internal);
        const text = `${out}${err}`;
        expect(text, args.join(' ')).not.toMatch(/(?!\n)\p{Cc}/u);
        // Of the pieces of a name, none begins or ends a line.
        expect(text, args.join(' ')).not.toMatch(
          /^b\\u0009|^d\.txt|^\.(txt|jsonl|fzn|pbp|pdf|svg|mzn)|(^|\/)(a|c)$/m,
        );
        if (!text.includes('\\u000a')) silent.push(args.join(' '));
      }
    }
    expect(silent).toEqual([]);
  });

  test('in what the supervisor says in place of a command', () => {
    const begun: Begun[] = [];
    const words = { time: `${HOSTILE}\n`, memory: `${HOSTILE}\n`, stopped: `${HOSTILE}\n` };
    const done = { inputs: 0, boards: 0, code: EXIT.success };
    const supervisor = {
      done,
      begin: (input: Begun) => void begun.push(input),
      keep: () => {},
      limit: () => {},
    };
    const io = {
      stdout: { write: () => {}, isTTY: false },
      stderr: { write: () => {}, isTTY: false },
      supervisor,
    };
    guarded(io as unknown as Io).supervisor?.begin({
      index: 0,
      board: 0,
      code: EXIT.success,
      lastWords: words,
    });
    expect(begun).toHaveLength(1);
    for (const said of Object.values(begun[0]!.lastWords)) {
      expect(said).not.toMatch(OBEYED);
      expect(said).toMatch(/\n$/);
    }
  });

  test('what is JSON stays JSON, and plain text stays as it is', async () => {
    const { out } = await run(['check', '--jsonl', '-', '-q'], {
      stdin: `${JSON.stringify({ ...JSON.parse(LINE), id: 'a\u202eb' })}\n`,
    });
    expect(out).toContain('a\\u202eb');
    expect(objects(out)[0]).toMatchObject({ id: 'a\u202eb' });
    const plain = 'Calçada, żółć, Ελλάδα, 👩‍👧';
    expect(shown(plain)).toBe(plain);
    expect(shown('in\ttwo\nlines')).toBe('in\\u0009two\\u000alines');
  });
});

test.each([
  [['site', generated, '--out', scratch.path('site')], 'is not a collection'],
  [['studio', '--store', generated, '--port', '0'], 'is not a collection'],
  [['studio', '--store', folder, '--port', '0'], 'it is a folder'],
  [['collection', 'status', '--store', folder], 'it is a folder'],
  [['collection', 'status', '-v', '--store', scratch.path('nothing')], 'no such file or folder'],
  [['verify', scratch.path('nothing.json'), scratch.path('p.pbp')], 'no such file'],
  [['verify', scratch.file('board.json', LINE), scratch.path('p.pbp')], 'no such file'],
  [['prove', generated, '--out', scratch.path('p'), '--proof', 'drat'], '--proof needs --format cnf'],
  [
    ['prove', generated, '--out', scratch.path('p'), '--format', 'cnf', '--pbp', '2'],
    '--pbp needs --format pb',
  ],
  [['help', 'nope'], 'unknown command nope'],
  [['help', 'collection', 'nope'], 'unknown command collection nope'],
  [['check', '--jsonl', generated, '--start', '5'], '--start 5: '],
])('%j is the fault of the caller, and called so', async (args, why) => {
  // Where the page is does not matter here.
  mkdirSync(scratch.path('dist/studio'), { recursive: true });
  scratch.file('dist/studio/index.html', '<html><head></head></html>');
  const entry = new URL(`file://${scratch.path('dist/cli/main.js')}`);
  scratch.file('package.json', '{"version":"0.0.0"}');
  const { code, out, err } = await run(args, { entry });
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(why);
  expect(err).not.toMatch(/internal error|E[A-Z]{4,}:/);
  expect(lines(err)).toHaveLength(1);
});

test('what is no board has the code of a bad board from verify, too', async () => {
  const { code, err } = await run(['verify', scratch.file('bad.txt', 'akari\n..x\n'), scratch.path('p.pbp')]);
  expect({ code, err }).toEqual({ code: 3, err: expect.stringContaining('bad.txt:2:3: ') });
});

test('--start just after the last line has nothing left to do', async () => {
  expect((await run(['check', '-q', '--jsonl', generated, '--start', '4'])).code).toBe(0);
});

test('a number that JSON cannot write again is left out', async () => {
  const { out } = await run(['check', '-q', '--jsonl', '-'], { stdin: LINE.replace('{', '{"seed":1e400,') });
  expect(objects(out)[0]).not.toHaveProperty('seed');
});

test('threads are bound by cores and memory, and the reason is told', async () => {
  const many = { cores: 16, memory: 2 ** 40 };
  expect(affordable(8, many)).toEqual({ threads: 8 });
  expect(affordable(150, { ...many, cores: 2 })).toEqual({ threads: 4, why: 'this machine has 2 cores' });
  expect(affordable(32, { ...many, memory: 640 << 20 })).toEqual({
    threads: 10,
    why: 'this machine has 640 MB of free memory',
  });
  expect(affordable(1, { cores: 1, memory: 0 })).toEqual({ threads: 1 });
  const { code, err } = await run(['solve', '--threads', '5000', NONE]);
  expect(code).toBe(1);
  expect(err).toMatch(/^note: \d+ threads instead of 5000: this machine has \d+ (core|MB)/);
});

test('every command has -v, and the manual has every option of every puzzle', async () => {
  const { out } = await run(['manual']);
  const commands = lines(out).filter((line) => line.startsWith('calcada ') && !line.includes('NAME'));
  expect(out.match(/\\-v, \\-\\-verbose/g)?.length).toBeGreaterThanOrEqual(25);
  expect(commands.length).toBeGreaterThan(20);
  for (const option of [
    'density',
    'length',
    'windiness',
    'blocked',
    'region\\-size',
    'variety',
    'raggedness',
    'painted',
    'smoothing',
    'givens',
    'signs',
  ])
    expect(out).toContain(`\\-\\-${option}`);
});

test('a site that is written again with fewer boards does not keep the others', async () => {
  const { readdirSync } = await import('node:fs');
  mkdirSync(scratch.path('dist/studio'), { recursive: true });
  scratch.file('dist/studio/index.html', '<html><head></head></html>');
  scratch.file('dist/studio/service-worker.js', '{"version":"abc","files":["./"]}');
  scratch.file('package.json', '{"version":"0.0.0"}');
  const entry = new URL(`file://${scratch.path('dist/cli/main.js')}`);
  const store = scratch.path('two-sizes.jsonl');
  for (const size of ['4x4', '5x5'])
    await run(['collection', 'generate', 'akari', '--size', size, '-n', '2', '-q', '--into', store]);
  const out = scratch.path('two-sizes');
  const boards = (): string[] =>
    readdirSync(`${out}/collection`, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\d\.json$/.test(name),
    );
  const worker = (): { version: string; files: string[] } =>
    JSON.parse(readFileSync(`${out}/service-worker.js`, 'utf8'));
  expect((await run(['site', store, '--out', out, '-q'], { entry })).code).toBe(0);
  const before = boards();
  writeFileSync(`${out}/collection/notes.txt`, 'mine');
  const first = worker();
  // Everything that was written is kept by a browser from the first visit on.
  expect(first.files).toEqual(
    expect.arrayContaining(['./', 'collection/summary.json', ...before.map((name) => `collection/${name}`)]),
  );
  expect((await run(['site', store, '--size', '4x4', '--out', out, '-q'], { entry })).code).toBe(0);
  const after = boards();
  expect(after.length).toBeLessThan(before.length);
  expect(after.every((name) => name.includes('4x4'))).toBe(true);
  expect(worker().version).not.toBe(first.version);
  expect(readFileSync(`${out}/collection/notes.txt`, 'utf8')).toBe('mine');
  rmSync(out, { recursive: true });
});
