import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { smallBoards } from '../../test/contract/stored-boards.ts';
import { Postgres } from '../../test/postgres.ts';
import { openStore, openToWrite } from './open-store.ts';
import { MIGRATIONS, VERSION } from './postgres-schema.ts';
import { type StoredBoard, toLine } from './stored-board.ts';

const postgres = await Postgres.find();
afterAll(() => postgres?.end());

/** Boards with everything that a line can say. */
const boards = smallBoards(60).map((board, at) => ({
  ...board,
  score: [board.score, 0.1, 1e21, 3][at % 4]!,
  tags: at % 3 === 0 ? ['a "tag"\t\\', 'verão'] : [],
  ...(at % 5 === 0 ? { order: `order "${at}"` } : {}),
}));

/** Stored as a program of version 1 did. */
async function inVersion1(client: pg.Client, given: readonly StoredBoard[]): Promise<void> {
  await client.query('create schema calcada');
  await client.query(
    'create table calcada.versions (number integer primary key, since timestamptz default now())',
  );
  for (const statement of MIGRATIONS[0]!) await client.query(statement);
  await client.query('insert into calcada.versions (number) values (1)');
  for (const { key, puzzle, size, level, score, symmetry, tags, seed, order, board, solution } of given)
    await client.query(
      `insert into calcada.boards values (nextval('calcada.numbers'), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        ...[key, puzzle, size.columns, size.rows, level, score, symmetry, tags, seed, order],
        ...[JSON.stringify(board), JSON.stringify(solution)],
      ],
    );
}

describe.skipIf(!postgres)('tables of an older version', () => {
  test('are brought up to date with every board as it was', async () => {
    const url = await postgres!.database();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await inVersion1(client, boards);
      const reader = await openStore(url);
      let text = '';
      for await (const part of reader.lines()) text += Buffer.from(part).toString('utf8');
      expect(text).toBe(boards.map((board) => `${toLine(board)}\n`).join(''));
      for (const board of boards) expect(await reader.get(board.key)).toEqual(board);
      await reader.close();
      const { rows } = await client.query('select max(number) as version from calcada.versions');
      expect(rows).toEqual([{ version: VERSION }]);
    } finally {
      await client.end();
    }
    const writer = await openToWrite(url);
    const [one, ...rest] = boards;
    expect(await writer.add(rest)).toEqual(rest.map(() => false));
    expect(await writer.remove({ key: one!.key })).toBe(1);
    expect(await writer.add([one!])).toEqual([true]);
    expect(await writer.tag({}, { remove: ['verão'], add: ['new'] })).toBe(boards.length);
    expect((await writer.get(one!.key))?.tags).toEqual(['a "tag"\t\\', 'new']);
    expect(await writer.count({ size: one!.size })).toBe(
      boards.filter(({ size }) => size.rows === one!.size.rows && size.columns === one!.size.columns).length,
    );
    await writer.close();
  });
});
