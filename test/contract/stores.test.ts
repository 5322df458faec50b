/** What every store must do, a file or a database. */
import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Filter,
  fromLine,
  type Order,
  openStore,
  openToWrite,
  type Query,
  type Store,
  type StoredBoard,
  toLine,
  type WritableStore,
} from '../../src/collection/index.ts';
import { puzzles } from '../../src/puzzles/index.ts';
import { Postgres } from '../postgres.ts';
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

  test('keeps a board once, whoever brings it again', async () => {
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
    for (let length = 0; length <= bytes.length; length += length % 7 === 0 ? 1 : 6) {
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

  test('a line that is not a board is told with its place', async () => {
    const where = await newFile();
    writeFileSync(where, `${toLine(boards[0]!)}\n{"puzzle":"akari","rows":["."]}\n`);
    const reader = await openStore(where);
    await expect(all(reader)).rejects.toThrow(/the line at byte \d+ is not a board/);
    await reader.close();
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

  test('one that cannot be reached is told, without its password', async () => {
    const url = 'postgres://somebody:secret@127.0.0.1:1/nowhere';
    await expect(openToWrite(url)).rejects.toThrow(
      /^cannot open postgres:\/\/somebody:\*\*\*@127\.0\.0\.1:1\/nowhere: /,
    );
  });
});
