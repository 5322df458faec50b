/** The commands of `calcada collection`, on files. */
import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { violations } from '../../../test/json-schema.ts';
import { Postgres } from '../../../test/postgres.ts';
import { ENDLESS, lines, NONE, ONE, objects, run, Scratch, TWO } from '../../../test/run-calcada.ts';
import { puzzles } from '../../puzzles/index.ts';

const scratch = new Scratch();
const id = puzzles[0]!.id;
let files = 0;
const newStore = (): string => scratch.path(`${files++}.jsonl`);

async function collection(command: string, ...args: string[]) {
  const ran = await run(['collection', command, ...args]);
  if (ran.code !== 0) throw new Error(`collection ${command} ${args.join(' ')}: ${ran.code}: ${ran.err}`);
  return ran.out;
}

/** The answer in JSON, which must be what the schema says. */
async function answer(command: string, ...args: string[]): Promise<Record<string, unknown>[]> {
  const out = await collection(command, ...args, '--json');
  const found = out === '' ? [] : objects(out);
  for (const one of found) expect(violations('collection', one), JSON.stringify(one)).toEqual([]);
  return found;
}

const small = ['--size', '4x4', '--time-limit', '20'];
const generate = (store: string, count: number, ...more: string[]) =>
  answer('generate', id, ...small, '--count', `${count}`, '--into', store, ...more);

describe('generate', () => {
  test('goes on where it stopped, and makes the boards of its seed', async () => {
    const once = newStore();
    const [whole] = await generate(once, 12, '--seed', '3');
    expect(whole).toMatchObject({ found: 12, added: 12, wanted: 12, seed: 3 });
    const twice = newStore();
    await generate(twice, 5, '--seed', '3');
    const [rest] = await generate(twice, 12);
    expect(rest).toMatchObject({ found: 12, added: 7, seed: 3 });
    expect((await generate(twice, 12))[0]).toMatchObject({ found: 12, added: 0, tried: 0 });
    expect(await collection('export', '--store', twice)).toBe(await collection('export', '--store', once));
  });

  test('only boards that are new by their key count', async () => {
    const store = newStore();
    await generate(store, 8, '--seed', '1');
    // The same boards under another order: all are there already.
    const before = readFileSync(store, 'utf8').replaceAll(/"order":"[0-9a-f]{16}",/g, '');
    const copy = scratch.file(`${files++}.jsonl`, before.replaceAll(/^\{"change".*\n/gm, ''));
    const [again] = await generate(copy, 8, '--seed', '1');
    expect(again).toMatchObject({ found: 8, added: 8 });
    expect(Number(again!['duplicates'])).toBeGreaterThanOrEqual(8);
    const keys = lines(await collection('list', '--store', copy)).map((line) => line.split('  ')[0]);
    expect(new Set(keys).size).toBe(16);
  });

  test('stops where there are no more', async () => {
    const tiny = ['--size', '2x1', '--count', '1000', '--seed', '2', '--into', newStore(), '--json'];
    const { code, out } = await run(['collection', 'generate', id, ...tiny]);
    expect(code).toBe(4);
    expect(objects(out)[0]!.found).toBeGreaterThan(0);
    expect(objects(out)[0]!.found).toBeLessThan(100);
  });

  test('mends a file that was cut off, and makes the lost board again', async () => {
    const store = newStore();
    await generate(store, 6, '--seed', '9');
    const whole = await collection('export', '--store', store);
    truncateSync(store, readFileSync(store).length - 900);
    await generate(store, 6);
    expect(lines(await collection('export', '--store', store)).sort()).toEqual(lines(whole).sort());
  });
});

describe('import', () => {
  const boards = (): string[] => [
    scratch.file('one.txt', ONE),
    scratch.file('two.txt', TWO),
    scratch.file('none.txt', NONE),
    scratch.file('not.txt', 'akari\n.x\n'),
    scratch.file('same.json', '{"puzzle":"akari","rows":["...",".4.","..."]}'),
  ];

  test('takes boards of any format, and tells of the others', async () => {
    const store = newStore();
    const { code, out, err } = await run([
      'collection',
      'import',
      ...boards(),
      '--into',
      store,
      '--tag',
      'new',
    ]);
    expect(code).toBe(3);
    expect(out).toBe('1 board added, 1 duplicate, 3 refused\n');
    expect(err).toContain('two.txt: refused: more than one solution');
    expect(err).toContain('none.txt: refused: no solution');
    expect(err).toContain('not.txt: refused: not a board (2:2: ');
    expect(err).toMatch(/same\.json: the collection has this board: [0-9a-f]{32}\n/);
    const [board] = objects(await collection('export', '--store', store));
    expect(board).toMatchObject({
      puzzle: 'akari',
      size: '3x3',
      level: 'easy',
      tags: ['new'],
      rows: ['...', '.4.', '...'],
    });
    expect(violations('collection', board)).toEqual([]);
  });

  test('a board that cannot be judged in time is not called wrong', async () => {
    const file = scratch.file('endless.json', ENDLESS);
    const { code, err } = await run([
      'collection',
      'import',
      file,
      '--into',
      newStore(),
      '--time-limit',
      '0.05',
    ]);
    expect(code).toBe(4);
    expect(err).toContain('refused: the time limit was reached before it was known');
  });

  test('lines, other collections, and lines that are trusted', async () => {
    const store = newStore();
    await generate(store, 5, '--seed', '4');
    await collection('tag', 'x', '--all', '--store', store);
    const [checked, trusted] = [newStore(), newStore()];
    expect(await answer('import', store, '--into', checked)).toMatchObject([{ added: 5, refused: 0 }]);
    const exported = scratch.path('exported.jsonl');
    await collection('export', '--store', store, '--out', exported);
    expect(await answer('import', exported, '--unchecked', '--into', trusted)).toMatchObject([{ added: 5 }]);
    expect(readFileSync(checked, 'utf8')).toBe(readFileSync(trusted, 'utf8'));
    const made = await run(['generate', id, '--size', '4x4', '--count', '3', '--seed', '77', '--jsonl']);
    const { out } = await run(['collection', 'import', '-', '--into', trusted], {
      stdin: `${made.out}\n${made.out}`,
    });
    expect(out).toBe('3 boards added, 3 duplicates, 0 refused\n');
  });
});

describe('a collection of many kinds', () => {
  const store = newStore();
  const made = (async () => {
    for (const { id: puzzle } of puzzles) {
      const args = [puzzle, '--size', '4x4', '--count', '3', '--seed', '6', '--into', store];
      await answer('generate', ...args);
    }
  })();

  test('status', async () => {
    await made;
    const [status] = await answer('status', '--store', store);
    expect(status).toMatchObject({ boards: 3 * puzzles.length });
    expect(status!['orders']).toHaveLength(puzzles.length);
    expect(await collection('status', '--store', store)).toContain(`${3 * puzzles.length} boards\n`);
    expect(await collection('status', '--store', store, '--lang', 'pt')).toContain(
      `${3 * puzzles.length} tabuleiros\n`,
    );
  });

  test('list and export with filters and samples', async () => {
    await made;
    const list = (...args: string[]) => answer('list', '--store', store, ...args);
    const all = await list();
    expect(all).toHaveLength(3 * puzzles.length);
    expect(await list('--puzzle', id)).toEqual(all.filter((board) => board['puzzle'] === id));
    expect(await list('--puzzle', id.toUpperCase())).toEqual(await list('--puzzle', id));
    expect(await list('--level', 'easy')).toEqual(all.filter((board) => board['level'] === 'easy'));
    const from = Number(all[4]!['score']);
    expect(await list('--score', `${from}-`)).toEqual(all.filter((board) => Number(board['score']) >= from));
    expect(await list('--size', '9x9')).toEqual([]);
    const sample = await list('--sample', '4', '--seed', '8');
    expect(sample).toHaveLength(4);
    expect(await list('--sample', '4', '--seed', '8')).toEqual(sample);
    expect(await list('--limit', '2', '--offset', '1')).toEqual(all.slice(1, 3));
    const { err } = await run(['collection', 'list', '--store', store, '--limit', '2']);
    const after = all[1]!['key'];
    expect(err).toBe(`and ${3 * puzzles.length - 2} more; --after ${after} shows the next of them\n`);
    expect(await list('--after', `${after}`, '--limit', '1')).toEqual(all.slice(2, 3));
    for (const other of ['--limit', '--after'])
      expect(await run(['collection', 'list', '--store', store, '--sample', '2', other, '1'])).toMatchObject({
        code: 2,
        err: expect.stringContaining(`cannot be used with option '${other}`),
      });
    const text = await collection('export', '--store', store, '--puzzle', id, '--format', 'text');
    expect(text.match(new RegExp(`^${id}$`, 'gm'))).toHaveLength(3);
  });

  test('tag and remove', async () => {
    await made;
    const [{ key }] = (await answer('list', '--store', store)) as [{ key: string }];
    expect(await answer('tag', 'summer', 'verão', '--key', key, '--store', store)).toMatchObject([
      { changed: 1 },
    ]);
    expect(await answer('list', '--tag', 'verão', '--store', store)).toMatchObject([
      { key, tags: ['summer', 'verão'] },
    ]);
    expect(await answer('tag', 'summer', '--untag', '--all', '--store', store)).toMatchObject([
      { changed: 1 },
    ]);
    expect(await answer('remove', '--tag', 'verão', '--store', store)).toMatchObject([{ removed: 1 }]);
    expect(await answer('list', '--key', key, '--store', store)).toEqual([]);
  });
});

describe('what cannot be done is told in one line', () => {
  test.each([
    [['status', '--store', 'no/such/file.jsonl'], 'cannot open'],
    [['remove', '--store', scratch.path('x.jsonl')], 'expected a filter'],
    [['tag', 'a b', '--all', '--store', scratch.path('x.jsonl')], 'expected a tag'],
    [
      ['order', id, '--count', '5', '--into', scratch.path('x.jsonl')],
      'only a store in Postgres takes orders',
    ],
    [['status', '--store', 'postgres://nobody@127.0.0.1:1/none'], 'cannot open postgres://'],
    [['generate', id, '--into', scratch.path('x.jsonl')], '--count'],
    [['generate', 'nonsense', '--count', '5'], 'nonsense'],
    [['list', '--score', 'high'], 'expected two numbers'],
    [['list', '--score', '20-10'], 'expected the smaller number first'],
    [['list', '--key', 'abc', '--store', scratch.file('empty.jsonl', '')], 'expected a key of 32'],
    [['remove', '--all', '--level', 'easy'], 'cannot be used with'],
    [['clear', '--all', '--order', 'x', '--store', 'postgres://x'], 'cannot be used with'],
    [['remove', '--all', '--store', scratch.path('missing.jsonl')], 'no such file'],
    [['tag', 'new', '--all', '--store', scratch.path('missing.jsonl')], 'no such file'],
    [['cancel', 'x', '--store', scratch.path('missing.jsonl')], 'no such file'],
    [['order', id, '--count', '5', '--into', scratch.path('missing.jsonl')], 'only a store in Postgres'],
    [['retry', '--all', '--store', scratch.path('missing.jsonl')], 'only a store in Postgres'],
    [['clear', '--all', '--store', scratch.path('missing.jsonl')], 'only a store in Postgres'],
    [['list', '--puzzle', 'nonsense', '--store', scratch.file('empty.jsonl', '')], 'unknown puzzle nonsense'],
    [
      ['export', '--puzzle', 'nonsense', '--store', scratch.file('empty.jsonl', '')],
      'unknown puzzle nonsense',
    ],
    [
      ['remove', '--puzzle', 'nonsense', '--store', scratch.file('empty.jsonl', '')],
      'unknown puzzle nonsense',
    ],
    [
      ['import', scratch.file('no.txt', ''), '--tag', 'a b', '--into', scratch.path('missing.jsonl')],
      'expected a tag',
    ],
    [['import', 'no/such/file.txt', '--into', scratch.path('missing.jsonl')], 'cannot read'],
    [['list', '--seed', '3', '--store', scratch.file('empty.jsonl', '')], 'expected --sample'],
    [['export', '--seed', '3', '--store', scratch.file('empty.jsonl', '')], 'expected --sample'],
  ])('%j', async (args, problem) => {
    const { code, out, err } = await run(['collection', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(problem);
    expect(existsSync(scratch.path('missing.jsonl'))).toBe(false);
  });

  test('an interruption while the database is away is none of its errors', async () => {
    const args = ['collection', 'work', '-q', '--store', 'postgres://nobody@127.0.0.1:1/none'];
    const { code, err } = await run(args, { interruptAt: () => true });
    expect({ code, err }).toEqual({ code: 130, err: '' });
  });

  test('a file that is not a collection', async () => {
    const file = scratch.file('other.jsonl', '{"puzzle":"akari","rows":["."]}\n');
    appendFileSync(file, '{}\n');
    expect(await run(['collection', 'list', '--store', file])).toMatchObject({
      code: 2,
      err: expect.stringContaining('is not a collection'),
    });
  });
});

describe('a damaged file', () => {
  test('is read past its damage, refused where it would be written, and repaired', async () => {
    const store = newStore();
    await generate(store, 4, '--seed', '3');
    const whole = await collection('export', '--store', store);
    appendFileSync(store, 'garbage\n\r\n');
    const line = readFileSync(store, 'utf8').split('\n').indexOf('garbage') + 1;
    const status = await run(['collection', 'status', '--store', store]);
    expect(status).toMatchObject({
      code: 0,
      err: expect.stringContaining(`1 damaged line skipped (${line})`),
    });
    expect(await answer('status', '--store', store)).toMatchObject([{ boards: 4, damaged: 1 }]);
    expect(await collection('export', '--store', store)).toBe(whole);
    const refused = await run(['collection', 'generate', id, ...small, '--count', '6', '--into', store]);
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('collection repair --store') });
    expect(status.err).toContain('sets it aside');
    expect(await answer('repair', '--store', store)).toMatchObject([
      { boards: 4, setAside: 1, lines: [line], aside: `${store}.damaged` },
    ]);
    expect(readFileSync(`${store}.damaged`, 'utf8')).toBe('garbage\n');
    expect(await collection('repair', '--store', store, '--lang', 'pt')).toContain('nada a reparar');
    expect(await collection('export', '--store', store)).toBe(whole);
    expect((await generate(store, 6))[0]).toMatchObject({ found: 6 });
    const before = readFileSync(store, 'utf8').split('\n').length;
    appendFileSync(store, 'one\ntwo\n');
    expect((await run(['collection', 'status', '--store', store])).err).toContain('sets them aside');
    expect(await collection('repair', '--store', store)).toContain(`(lines ${before}, ${before + 1})`);
  });
});

const postgres = await Postgres.find();
afterAll(() => postgres?.end());

describe.skipIf(!postgres)('orders in a database', () => {
  test('are worked off: as many new boards as were wanted, each once', async () => {
    const url = await postgres!.database();
    const order = [id, ...small, '--count', '25', '--seed', '5', '--range', '4', '--into', url];
    expect(await answer('order', ...order)).toMatchObject([{ jobs: 7, wanted: 25 }]);
    expect(await answer('order', ...order)).toMatchObject([{ jobs: 0 }]);
    const [worked] = await answer('work', '--store', url, '--lease', '5');
    expect(worked).toMatchObject({ added: 25, failures: 0 });
    const [status] = await answer('status', '--store', url);
    expect(status).toMatchObject({
      boards: 25,
      orders: [{ found: 25, wanted: 25 }],
      queue: { waiting: 0, running: 0, setAside: [] },
    });
    // The same boards as on one machine.
    const store = newStore();
    await generate(store, 25, '--seed', '5');
    const keys = async (where: string) =>
      (await answer('list', '--store', where)).map(({ key }) => key).sort();
    expect(await keys(url)).toEqual(await keys(store));
  });
});
