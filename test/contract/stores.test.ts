import { execFileSync } from 'node:child_process';
/** What every store must do, a file or a database. */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Filter,
  fromLine,
  type Order,
  openStore,
  openToWrite,
  type Query,
  repairFile,
  type Store,
  type StoredBoard,
  toLine,
  type WritableStore,
} from '../../src/collection/index.ts';
import { puzzles } from '../../src/puzzles/index.ts';
import { Postgres } from '../postgres.ts';
import { isQuick } from '../rounds.ts';
import { Scratch } from '../run-calcada.ts';
import { smallBoards } from './stored-boards.ts';

const scratch = new Scratch();
const boards = smallBoards(60);
const postgres = await Postgres.find();
afterAll(() => postgres?.end());

let files = 0;
const newFile = async (): Promise<string> => scratch.path(`${files++}.jsonl`);

async function all(store: Store, query?: Query): Promise<StoredBoard[]> {
  const found: StoredBoard[] = [];
  for await (const board of store.boards(query)) found.push(board);
  return found;
}

const keys = (found: readonly StoredBoard[]): string[] => found.map(({ key }) => key);

const order: Order = {
  id: 'an-order',
  puzzle: puzzles[0]!.id,
  wish: { rows: 4, columns: 4, seed: 7, level: 'easy', symmetry: 'half-turn' },
  timeLimit: 5000,
  count: 12,
  next: 3,
};

function contract(place: () => Promise<string>): void {
  let where: string;
  let store: WritableStore;
  beforeEach(async () => {
    where = await place();
    store = await openToWrite(where);
    return () => store.close();
  });
  const again = async (): Promise<void> => {
    await store.close();
    store = await openToWrite(where);
  };

  test('gives back what was added, in that order, now and later', async () => {
    expect(await all(store)).toEqual([]);
    expect(await store.add(boards)).toEqual(boards.map(() => true));
    expect(await all(store)).toEqual(boards);
    await again();
    expect(await all(store)).toEqual(boards);
    expect(await store.count()).toBe(boards.length);
    for (const board of boards) expect(await store.get(board.key)).toEqual(board);
    expect(await store.get('0'.repeat(32))).toBeUndefined();
    expect(await store.get('nonsense')).toBeUndefined();
  });

  test('keeps a board once, however often it is added', async () => {
    const [one, two, three] = boards as [StoredBoard, StoredBoard, StoredBoard];
    expect(await store.add([one, two, one])).toEqual([true, true, false]);
    expect(await store.add([two, three, { ...one, seed: 99 }])).toEqual([false, true, false]);
    await again();
    expect(await store.add([three])).toEqual([false]);
    expect(await all(store)).toEqual([one, two, three]);
    expect(await store.add([])).toEqual([]);
  });

  test('finds boards by every part of a filter', async () => {
    const tagged = boards.map((board, at) => ({
      ...board,
      tags: at % 3 === 0 ? ['third'] : [],
      ...(at % 4 === 0 ? { order: 'fourth' } : {}),
    }));
    await store.add(tagged);
    const scores = boards.map(({ score }) => score).sort((one, other) => one - other);
    const [low, high] = [scores[10]!, scores[40]!];
    const asked: [Filter, (board: StoredBoard) => boolean][] = [
      ...puzzles.map(
        ({ id }) =>
          [{ puzzle: id }, (board) => board.puzzle === id] satisfies [
            Filter,
            (board: StoredBoard) => boolean,
          ],
      ),
      [{ size: { rows: 4, columns: 5 } }, ({ size }) => size.rows === 4 && size.columns === 5],
      [{ level: 'easy' }, ({ level }) => level === 'easy'],
      [{ minScore: low, maxScore: high }, ({ score }) => score >= low && score <= high],
      [{ symmetry: 'half-turn' }, ({ symmetry }) => symmetry.includes('half-turn')],
      [{ symmetry: 'none' }, ({ symmetry }) => symmetry.length === 0],
      [{ tag: 'third' }, ({ tags }) => tags.includes('third')],
      [{ order: 'fourth' }, (board) => board.order === 'fourth'],
      [{ key: boards[5]!.key }, ({ key }) => key === boards[5]!.key],
      [{ key: boards[5]!.key, tag: 'no such tag' }, () => false],
      [
        { tag: 'third', order: 'fourth', level: 'easy' },
        (board) => board.tags.length === 1 && board.order !== undefined && board.level === 'easy',
      ],
      [{ puzzle: "'; drop table calcada.boards; --" }, () => false],
    ];
    let found = 0;
    for (const [filter, meant] of asked) {
      const expected = tagged.filter(meant);
      expect(await all(store, filter), JSON.stringify(filter)).toEqual(expected);
      expect(await store.count(filter)).toBe(expected.length);
      found += expected.length;
    }
    expect(found).toBeGreaterThan(boards.length);
  });

  test('gives a page of them', async () => {
    await store.add(boards);
    expect(await all(store, { offset: 7, limit: 5 })).toEqual(boards.slice(7, 12));
    expect(await all(store, { offset: 58, limit: 5 })).toEqual(boards.slice(58));
    expect(await all(store, { limit: 0 })).toEqual([]);
    const { puzzle } = boards[3]!;
    const mine = boards.filter((board) => board.puzzle === puzzle);
    expect(await all(store, { puzzle, offset: 1, limit: 2 })).toEqual(mine.slice(1, 3));
  });

  test('goes on after a key, and counts what is left', async () => {
    await store.add(boards);
    const { puzzle } = boards[3]!;
    const mine = boards.filter((board) => board.puzzle === puzzle);
    const after = mine[1]!.key;
    expect(await all(store, { puzzle, after, limit: 2 })).toEqual(mine.slice(2, 4));
    expect(await all(store, { after: boards.at(-1)!.key })).toEqual([]);
    expect(await store.count({ puzzle }, undefined, after)).toBe(mine.length - 2);
    expect(await store.count({ puzzle }, 3)).toBe(3);
    await expect(all(store, { after: '0'.repeat(32) })).rejects.toThrow('has no board with the key 000');
  });

  test('gives its boards as lines', async () => {
    await store.add(boards.map((board, at) => (at % 2 === 0 ? { ...board, order: 'even' } : board)));
    await store.tag({ key: boards[3]!.key }, { add: ['verão', `it's "odd" \\ \t`] });
    await store.tag({ key: boards[3]!.key }, { add: ['b', 'a'], remove: ['verão'] });
    let text = '';
    for await (const part of store.lines()) text += Buffer.from(part).toString('utf8');
    expect(text).toBe((await all(store)).map((board) => `${toLine(board)}\n`).join(''));
    let few = '';
    for await (const part of store.lines({ order: 'even', limit: 2 }))
      few += Buffer.from(part).toString('utf8');
    expect(few.split('\n')).toEqual([text.split('\n')[0], text.split('\n')[2], '']);
    let odd = '';
    for await (const part of store.lines({ tag: `it's "odd" \\ \t` }))
      odd += Buffer.from(part).toString('utf8');
    expect(odd).toBe(`${text.split('\n')[3]}\n`);
    expect(fromLine(odd)?.tags).toEqual(['a', 'b', `it's "odd" \\ \t`]);
  });

  test('draws the same sample for the same seed, in every store', async () => {
    await store.add(boards);
    const drawn = keys(await all(store, { sample: 1, limit: 10 }));
    expect(drawn).toHaveLength(10);
    expect(new Set(drawn).size).toBe(10);
    expect(keys(await all(store, { sample: 2, limit: 10 }))).not.toEqual(drawn);
    const everything = keys(await all(store, { sample: 1 }));
    expect(everything.slice(0, 10)).toEqual(drawn);
    expect([...everything].sort()).toEqual(keys(boards).sort());
    expect(keys(await all(store, { sample: 1, limit: 4, offset: 6 }))).toEqual(drawn.slice(6));
    // Written down: no store may draw otherwise.
    const lots = await Promise.all(boards.map(async ({ key }) => [await lot(1, key), key] as const));
    expect(everything).toEqual(lots.sort().map(([, key]) => key));
  });

  test('gives and takes tags', async () => {
    await store.add(boards);
    const { key, puzzle } = boards[0]!;
    expect(await store.tag({ key }, { add: ['summer', 'book', 'açaí'] })).toBe(1);
    expect(await store.tag({ key }, { add: ['book'] })).toBe(0);
    expect((await store.get(key))?.tags).toEqual(['açaí', 'book', 'summer']);
    expect(await store.tag({ puzzle }, { add: ['all'] })).toBe(await store.count({ puzzle }));
    expect(await store.tag({ key }, { add: ['new'], remove: ['book', 'unknown'] })).toBe(1);
    await again();
    expect((await store.get(key))?.tags).toEqual(['all', 'açaí', 'new', 'summer']);
    expect(keys(await all(store, { tag: 'summer' }))).toEqual([key]);
    expect(await store.count({ tag: 'book' })).toBe(0);
  });

  test('takes boards out, and in again', async () => {
    await store.add(boards);
    const { puzzle } = boards[0]!;
    const mine = boards.filter((board) => board.puzzle === puzzle);
    await store.tag({ puzzle }, { add: ['old'] });
    expect(await store.remove({ puzzle })).toBe(mine.length);
    expect(await store.remove({ puzzle })).toBe(0);
    expect(await all(store)).toEqual(boards.filter((board) => board.puzzle !== puzzle));
    await again();
    expect(await store.get(mine[0]!.key)).toBeUndefined();
    expect(await store.add([mine[0]!])).toEqual([true]);
    expect(await all(store, { puzzle })).toEqual([mine[0]]);
    await again();
    expect(await all(store, { puzzle })).toEqual([mine[0]]);
  });

  test('counts boards by kind', async () => {
    await store.add(boards);
    const tallies = await store.tallies();
    expect(tallies.reduce((sum, tally) => sum + tally.boards, 0)).toBe(boards.length);
    for (const { puzzle, size, level, boards: number } of tallies)
      expect(await store.count({ puzzle, size, level })).toBe(number);
    const names = tallies.map(({ puzzle }) => puzzle);
    expect(names).toEqual([...names].sort());
  });

  test('keeps orders', async () => {
    expect(await store.orders()).toEqual([]);
    await store.saveOrder(order);
    await store.saveOrder({ ...order, id: 'another' });
    await store.saveOrder({ ...order, next: 9 });
    await again();
    expect(await store.orders()).toEqual([
      { ...order, next: 9 },
      { ...order, id: 'another' },
    ]);
  });

  test('a reader sees what a writer adds', async () => {
    await store.add(boards.slice(0, 10));
    const reader = await openStore(where);
    try {
      expect(await reader.count()).toBe(10);
      await store.add(boards.slice(10, 20));
      await store.remove({ key: boards[0]!.key });
      expect(await all(reader)).toEqual(boards.slice(1, 20));
      expect(await reader.get(boards[0]!.key)).toBeUndefined();
    } finally {
      await reader.close();
    }
  });
}

async function lot(seed: number, key: string): Promise<string> {
  const { createHash } = await import('node:crypto');
  return createHash('md5').update(`${seed}:${key}`).digest('hex');
}

describe('a file', () => {
  contract(newFile);

  test('a second writer is told, and may write later', async () => {
    const where = await newFile();
    const first = await openToWrite(where);
    await expect(openToWrite(where)).rejects.toThrow(`is being written by process ${process.pid}`);
    await first.close();
    await (await openToWrite(where)).close();
    expect(existsSync(`${where}.lock`)).toBe(false);
  });

  test('is valid wherever it is cut off', async () => {
    const where = await newFile();
    const few = boards.slice(0, 4);
    const whole = `${few.map(toLine).join('\n')}\n`;
    const bytes = Buffer.from(whole);
    for (let length = 0; length <= bytes.length; length += length % 7 === 0 ? 1 : isQuick ? 60 : 6) {
      writeFileSync(where, bytes);
      truncateSync(where, length);
      const complete = bytes.subarray(0, length).toString('utf8').split('\n');
      const ended = complete.length - 1;
      const withoutEnd = few.some((board) => toLine(board) === complete.at(-1)) ? 1 : 0;
      const store = await openToWrite(where);
      expect(await all(store)).toEqual(few.slice(0, ended + withoutEnd));
      await store.add(few);
      expect(await all(store)).toEqual(few);
      await store.close();
      expect(readFileSync(where, 'utf8')).toBe(whole);
    }
  });

  test('a reader passes over a line that is being written', async () => {
    const where = await newFile();
    writeFileSync(where, `${toLine(boards[0]!)}\n${toLine(boards[1]!).slice(0, 50)}`);
    const reader = await openStore(where);
    expect(await all(reader)).toEqual([boards[0]]);
    appendFileSync(where, `${toLine(boards[1]!).slice(50)}\n`);
    expect(await all(reader)).toEqual(boards.slice(0, 2));
    await reader.close();
  });

  test('a second writer by another name is told', async () => {
    const where = await newFile();
    const link = await newFile();
    symlinkSync(where, link);
    const first = await openToWrite(link);
    await expect(openToWrite(where)).rejects.toThrow(`is being written by process ${process.pid}`);
    await first.close();
  });

  /** Lines that cannot be read, in many ways. */
  const torn = toLine(boards[2]!).slice(0, -40);
  const DAMAGES: readonly { readonly name: string; readonly line: string; readonly kept?: number }[] = [
    { name: 'another board', line: '{"puzzle":"akari","rows":["."]}' },
    { name: 'half a line', line: torn },
    { name: 'a key that is none', line: '{"key":"xyz"}' },
    { name: 'a change that is none', line: '{"change":"away"}' },
    { name: 'zeros', line: '\0'.repeat(100) },
    { name: 'a line that broke off, and another one', line: `${torn}${toLine(boards[3]!)}`, kept: 1 },
    { name: 'a byte that changed', line: toLine(boards[2]!).replace('"solution":[', '"solution":!') },
    { name: 'no text at all', line: String.fromCharCode(0xfffd, 7, 27) },
  ];

  test.each(DAMAGES)(
    '$name is passed over, refused by writers, and set aside',
    async ({ line, kept = 0 }) => {
      const where = await newFile();
      const [one, two] = boards as [StoredBoard, StoredBoard];
      const whole = `${toLine(one)}\n${toLine(two)}\n`;
      writeFileSync(where, `${toLine(one)}\n${line}\n\n\r\n${toLine(two)}\n`);
      const reader = await openStore(where);
      expect((await all(reader)).filter(({ key }) => key !== boards[3]!.key)).toEqual([one, two]);
      expect(await reader.damage()).toEqual({ count: 1, lines: [2] });
      await reader.close();
      const before = readFileSync(where);
      if (!line.includes('"solution":!'))
        await expect(openToWrite(where)).rejects.toThrow('is damaged in line 2; `calcada collection repair');
      expect(readFileSync(where)).toEqual(before);
      expect(await repairFile(where)).toMatchObject({
        boards: 2 + kept,
        lines: [2],
        aside: `${where}.damaged`,
      });
      const aside = readFileSync(`${where}.damaged`, 'utf8');
      const now = readFileSync(where, 'utf8');
      expect(now.replace(`${toLine(boards[3]!)}\n`, '')).toBe(whole);
      expect(aside.length + now.length).toBeGreaterThanOrEqual(
        whole.length + line.replaceAll(/[\0\s]/g, '').length,
      );
      await (await openToWrite(where)).close();
      expect(await repairFile(where)).toEqual({ boards: 2 + kept, mended: 0, setAside: 0, lines: [] });
    },
  );

  test.each([
    { name: 'a mark at its beginning', around: ['\uFEFF', '\n'] },
    { name: 'white space before a line', around: [' ', '\n'] },
    { name: 'zeros around a line', around: ['\0\0', '\0\n'] },
    { name: 'no line end between two', around: ['', ''] },
  ])('$name is mended, and nothing is set aside', async ({ around: [before, after] }) => {
    const where = await newFile();
    const few = boards.slice(0, 3);
    const [one, ...others] = few.map(toLine);
    writeFileSync(where, `${before}${one}${after}${others.join('\n')}\n`);
    await expect(openToWrite(where)).rejects.toThrow('is damaged in line 1; `calcada collection repair');
    expect(await repairFile(where)).toEqual({ boards: 3, mended: 1, setAside: 0, lines: [] });
    expect(readFileSync(where, 'utf8')).toBe(`${few.map(toLine).join('\n')}\n`);
    await (await openToWrite(where)).close();
  });

  test('zeros and lines of many megabytes are repaired in no time, and their numbers told', async () => {
    const where = await newFile();
    const zeros = `${torn}${'\0'.repeat(2 << 20)}${toLine(boards[1]!)}`;
    writeFileSync(where, `${toLine(boards[0]!)}\n${zeros}\n${'x'.repeat(5 << 20)}\n${toLine(boards[2]!)}\n`);
    const reader = await openStore(where);
    expect(await reader.damage()).toEqual({ count: 2, lines: [2, 3] });
    await reader.close();
    expect(await repairFile(where)).toMatchObject({ boards: 3, setAside: 2, lines: [2, 3] });
  });

  test('blank lines and the line ends of other systems do no harm', async () => {
    const where = await newFile();
    const few = boards.slice(0, 3);
    writeFileSync(where, `\r\n\n  \n${few.map((board) => `${toLine(board)}\r\n`).join('\n\r\n')}\t\n`);
    const store = await openToWrite(where);
    expect(await all(store)).toEqual(few);
    expect(await store.damage()).toEqual({ count: 0, lines: [] });
    expect(await store.add(boards.slice(2, 5))).toEqual([false, true, true]);
    await store.close();
    expect((await repairFile(where)).setAside).toBe(0);
  });

  test('lines that people have edited are read as they are', async () => {
    const where = await newFile();
    const fields = JSON.parse(toLine({ ...boards[0]!, tags: ['a]b', 'ção"'], order: 'mine' }));
    const { key, order, ...rest } = fields;
    writeFileSync(where, `${JSON.stringify({ key, ...rest, order })}\n`);
    const store = await openStore(where);
    expect(await all(store, { order: 'mine', tag: 'ção"' })).toMatchObject([{ key, tags: ['a]b', 'ção"'] }]);
    expect(await store.count({ order: '' })).toBe(0);
    await store.close();
  });

  describe('an index beside a large file', () => {
    const padding = '.'.repeat(50_000);
    const large = boards.map((board) => ({
      ...board,
      board: { ...board.board, padding: [padding, padding] },
    }));
    let where: string;
    const index = (): string => `${realpathSync(where)}.index`;
    const reading = async <T>(ask: (store: Store) => Promise<T>): Promise<T> => {
      const store = await openStore(where);
      try {
        return await ask(store);
      } finally {
        await store.close();
      }
    };
    beforeEach(async () => {
      where = await newFile();
      const store = await openToWrite(where);
      await store.add(large);
      await store.tag({ key: boards[1]!.key }, { add: ['açaí'] });
      await store.remove({ key: boards[0]!.key });
      await store.saveOrder(order);
      await store.close();
    });

    const expectAll = async (): Promise<void> => {
      await reading(async (store) => {
        expect(keys(await all(store))).toEqual(keys(large.slice(1)));
        expect(keys(await all(store, { tag: 'açaí' }))).toEqual([boards[1]!.key]);
        expect(await store.get(boards[0]!.key)).toBeUndefined();
        expect(await store.get(boards[2]!.key)).toEqual(large[2]);
        expect(await store.orders()).toEqual([order]);
      });
    };

    test('answers as the file would', async () => {
      expect(existsSync(index())).toBe(true);
      const tallies = await reading((store) => store.tallies());
      await expectAll();
      rmSync(index());
      expect(await reading((store) => store.tallies())).toEqual(tallies);
      expect(existsSync(index())).toBe(true);
      await expectAll();
    });

    test('is used: of an unchanged file it is not made again', async () => {
      const { ino } = statSync(index());
      await expectAll();
      expect(statSync(index()).ino).toBe(ino);
    });

    test('is not written over the boards, whatever its name has come to be', async () => {
      const text = readFileSync(where);
      rmSync(index());
      symlinkSync(where, index());
      await expectAll();
      expect(readFileSync(where).equals(text)).toBe(true);
    });

    test('is not waited for where its name is that of a pipe', async () => {
      rmSync(index());
      execFileSync('mkfifo', [index()]);
      await expectAll();
      expect(statSync(index()).isFIFO()).toBe(true);
      rmSync(index());
    });

    test('is made again wherever it does not hold', async () => {
      const [bytes, text] = [readFileSync(index()), readFileSync(where)];
      for (const broken of [
        Buffer.alloc(0),
        bytes.subarray(0, -1),
        Buffer.alloc(100),
        Buffer.from('{"format":1}'),
        // One byte of it changed.
        Buffer.from(bytes.toString('latin1').replace('"an-order"', '"AN-ORDER"'), 'latin1'),
        Buffer.from(bytes.toString('latin1').replace(/.$/s, '\x02'), 'latin1'),
      ]) {
        writeFileSync(index(), broken);
        await expectAll();
      }
      // The same size, and another board in it.
      writeFileSync(where, text.toString('latin1').replace(boards[5]!.key, 'f'.repeat(32)), 'latin1');
      expect(await reading((store) => store.get(boards[5]!.key))).toBeUndefined();
      // Shorter, and longer.
      writeFileSync(where, text.subarray(0, text.indexOf('\n') + 1));
      expect(await reading((store) => store.count())).toBe(1);
      writeFileSync(where, text);
      appendFileSync(where, `${toLine(boards[0]!)}\n`);
      expect(await reading((store) => store.count())).toBe(boards.length);
    });

    test('a folder that cannot be written needs none', async () => {
      rmSync(index());
      mkdirSync(index());
      await expectAll();
      rmdirSync(index());
    });
  });

  test('a full disk is told, and leaves whole lines', async () => {
    const where = await newFile();
    const store = await openToWrite(where);
    await store.add(boards.slice(0, 2));
    const handle = await open(where, 'r');
    const appending = vi
      .spyOn(Object.getPrototypeOf(handle), 'appendFile')
      .mockImplementationOnce(async () => {
        appendFileSync(where, toLine(boards[2]!).slice(0, 30));
        throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
      });
    await expect(store.add(boards.slice(2, 4))).rejects.toThrow(`cannot write to ${where}: the disk is full`);
    appending.mockRestore();
    await handle.close();
    expect(await store.add(boards.slice(2, 4))).toEqual([true, true]);
    await store.close();
    expect(readFileSync(where, 'utf8')).toBe(`${boards.slice(0, 4).map(toLine).join('\n')}\n`);
  });

  test('a folder is told', async () => {
    const folder = await newFile();
    mkdirSync(folder);
    await expect(openStore(folder)).rejects.toThrow(`cannot open ${folder}: it is a folder`);
    rmdirSync(folder);
  });

  test('a board that stands there twice counts once, and one of them is set aside', async () => {
    const where = await newFile();
    writeFileSync(where, `${toLine(boards[0]!)}\n${toLine(boards[1]!)}\n${toLine(boards[0]!)}\n`);
    const reader = await openStore(where);
    expect(await reader.count()).toBe(2);
    await reader.close();
    expect(await repairFile(where)).toMatchObject({ boards: 2, setAside: 1, lines: [3] });
  });

  test('nothing is changed in a file that is not a collection', async () => {
    const where = await newFile();
    for (const text of ['notes\nmore notes', '{"puzzle":"akari","rows":["."]}', '{"a":1,\n{"b":']) {
      writeFileSync(where, text);
      await expect(openToWrite(where)).rejects.toThrow('is not a collection');
      await expect(repairFile(where)).rejects.toThrow('is not a collection');
      expect(readFileSync(where, 'utf8')).toBe(text);
    }
  });

  test('a file that is not there is told', async () => {
    await expect(openStore(scratch.path('none.jsonl'))).rejects.toThrow('cannot open');
  });

  test('lines are read back as they were, and nothing else is read', () => {
    for (const board of boards) expect(fromLine(toLine(board))).toEqual(board);
    for (const text of [
      '',
      '{',
      '7',
      'null',
      '[]',
      '{}',
      '{"key":"1"}',
      toLine(boards[0]!).replace('"level"', '"evil"'),
    ])
      expect(fromLine(text)).toBeUndefined();
  });
});

describe.skipIf(!postgres)('a database', () => {
  contract(() => postgres!.database());

  test('knows how many boards it has once a writer that added many is done, and no sooner', async () => {
    const url = await postgres!.database();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const [board] = boards;
    const known = async (added: number, from: number): Promise<number> => {
      const store = await openToWrite(url);
      const fresh = await store.add(
        Array.from({ length: added }, (_, at) => ({ ...board!, key: `${from + at}`.padStart(32, '0') })),
      );
      expect(fresh.filter((is) => is)).toHaveLength(added);
      await store.close();
      const { rows } = await client.query(
        "select reltuples from pg_class where oid = 'calcada.boards'::regclass",
      );
      return Number(rows[0].reltuples);
    };
    try {
      expect(await known(10, 0)).toBeLessThanOrEqual(0);
      expect(await known(10_000, 10)).toBe(10_010);
    } finally {
      await client.end();
    }
  });

  describe('lines of more boards than are held at a time', () => {
    // 20 MB, which is more than the connection holds.
    const many = Array.from({ length: 200 }, (_, at) => ({
      ...boards[0]!,
      key: `${at}`.padStart(32, '0'),
      board: { ...boards[0]!.board, note: `${at}\\`.repeat(100_000 / (1 + `${at}`.length)) },
    }));
    const whole = many.map((board) => `${toLine(board)}\n`).join('');
    let url: string;
    let store: WritableStore;
    let client: pg.Client;
    beforeAll(async () => {
      url = await postgres!.database();
      store = await openToWrite(url);
      await store.add(many);
      client = new pg.Client({ connectionString: url });
      await client.connect();
      return () => Promise.all([store.close(), client.end()]);
    });
    const PATIENCE = { timeout: 20_000 };
    /** What connections do that read lines now. */
    const reading = async (): Promise<{ pid: number; event: string }[]> =>
      (
        await client.query(
          `select pid, wait_event as event from pg_stat_activity
           where query like 'copy %' and state = 'active' and datname = current_database()`,
        )
      ).rows;

    test('are no longer made when their reader stops', async () => {
      for await (const _ of store.lines()) break;
      await vi.waitFor(async () => expect(await reading()).toEqual([]), PATIENCE);
      expect(await store.count()).toBe(many.length);
    });

    test('fail when the database goes away in the middle', async () => {
      const read = async (): Promise<void> => {
        for await (const _ of store.lines())
          for (const { pid } of await reading()) await client.query('select pg_terminate_backend($1)', [pid]);
      };
      await expect(read()).rejects.toThrow(`${url} went away while it was read: `);
      expect(await store.count()).toBe(many.length);
    });

    test('are all of one moment, and the database waits for their reader', async () => {
      const parts: Uint8Array[] = [];
      const before = await reading();
      for await (const part of store.lines() as AsyncIterable<Uint8Array>) {
        parts.push(part);
        if (parts.length > 1) continue;
        await vi.waitFor(
          async () => expect(await reading()).toEqual([{ pid: expect.anything(), event: 'ClientWrite' }]),
          PATIENCE,
        );
        expect(await store.remove({})).toBe(many.length);
      }
      expect(before).toEqual([]);
      expect(parts.length).toBeGreaterThan(10);
      expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(2 ** 20);
      expect(Buffer.concat(parts).equals(Buffer.from(whole))).toBe(true);
      expect(await store.count()).toBe(0);
      expect(await reading()).toEqual([]);
    });
  });

  test('one that cannot be reached is told, without its password', async () => {
    const url = 'postgres://somebody:secret@127.0.0.1:1/nowhere';
    await expect(openToWrite(url)).rejects.toThrow(
      /^cannot open postgres:\/\/somebody:\*\*\*@127\.0\.0\.1:1\/nowhere: /,
    );
  });
});
