import { Database, type DatabaseOptions } from './database.ts';
import { tagSet } from './describe-board.ts';
import type { Order, OrderState } from './order.ts';
import {
  type Damage,
  type Filter,
  type Query,
  type Store,
  StoreError,
  type TagChange,
  type Tally,
  type WritableStore,
} from './store.ts';
import { fromLine, type StoredBoard, toLine } from './stored-board.ts';
import { TallyCount } from './tally-count.ts';

/** Boards asked for at a time. */
const PAGE = 500;
/** After this many new boards the database counts anew: until then it plans for the boards that it knew of. */
const MANY_ADDED = 10_000;

/** A row of boards; what Postgres counts with 64 bits comes as text. */
interface Row {
  readonly number: string;
  readonly line: string;
}

/** A collection in Postgres; any number of programs on any number of machines may write to it. */
export class PostgresStore implements WritableStore {
  readonly database: Database;
  #added = 0;

  private constructor(database: Database) {
    this.database = database;
  }

  static async open(url: string, options?: DatabaseOptions): Promise<PostgresStore> {
    return new PostgresStore(await Database.open(url, options));
  }

  get name(): string {
    return this.database.name;
  }

  async *boards(query: Query = {}): AsyncGenerator<StoredBoard> {
    if (query.sample !== undefined) return yield* this.#drawn(query, query.sample);
    let left = query.limit ?? Number.POSITIVE_INFINITY;
    let skip = query.offset ?? 0;
    for (let last = await this.#numberOf(query.after); left > 0; ) {
      const size = Math.min(left, PAGE);
      const [page, values] = selection('number, line', query, last, size, skip);
      const rows = await this.database.rows<Row>(page, values);
      for (const row of rows) yield this.#boardOf(row);
      if (rows.length < size) return;
      left -= rows.length;
      skip = 0;
      last = rows.at(-1)!.number;
    }
  }

  #boardOf({ line }: { readonly line: string }): StoredBoard {
    const board = fromLine(line);
    if (!board) throw new StoreError(`${this.name}: expected a board, got ${line.slice(0, 80)}`);
    return board;
  }

  /** The number of the board with this key; without a key, one before all boards. */
  async #numberOf(key: string | undefined): Promise<string> {
    if (key === undefined) return '-1';
    const [row] = await this.database.rows<{ number: string }>(
      'select number from calcada.boards where key = $1',
      [key],
    );
    if (!row) throw new StoreError(`${this.name} has no board with the key ${key}`);
    return row.number;
  }

  async *#drawn(query: Query, seed: number): AsyncGenerator<StoredBoard> {
    const [where, values] = conditions(query);
    const drawn = await this.database.rows<{ key: string }>(
      `select key from calcada.boards where ${where}
       order by md5($${values.length + 1} || ':' || key) limit ${query.limit ?? 'all'} offset ${query.offset ?? 0}`,
      [...values, `${seed}`],
    );
    for (let from = 0; from < drawn.length; from += PAGE) {
      const keys = drawn.slice(from, from + PAGE).map(({ key }) => key);
      const found = await this.#withKeys(keys);
      // One that was removed meanwhile is left out.
      for (const key of keys) if (found.has(key)) yield found.get(key)!;
    }
  }

  /** The boards with these keys that are there, by their keys. */
  async #withKeys(keys: readonly string[]): Promise<Map<string, StoredBoard>> {
    const rows = await this.database.rows<Row>('select line from calcada.boards where key = any($1)', [keys]);
    return new Map(rows.map((row) => this.#boardOf(row)).map((board) => [board.key, board]));
  }

  async *lines(query: Query = {}): AsyncGenerator<string | Uint8Array> {
    if (query.sample !== undefined) {
      for await (const board of this.#drawn(query, query.sample)) yield `${toLine(board)}\n`;
      return;
    }
    const last = await this.#numberOf(query.after);
    yield* this.database.lines(...selection('line', query, last, query.limit, query.offset));
  }

  async get(key: string): Promise<StoredBoard | undefined> {
    return (await this.#withKeys([key])).get(key);
  }

  async count(filter: Filter = {}, most?: number, after?: string): Promise<number> {
    const last = await this.#numberOf(after);
    const [where, values] = conditions(filter);
    const from = after === undefined ? '' : `and number > ${last}`;
    const [row] = await this.database.rows<{ boards: string }>(
      most === undefined
        ? `select count(*) as boards from calcada.boards where ${where} ${from}`
        : `select count(*) as boards from (select from calcada.boards where ${where} ${from} limit ${most}) as found`,
      values,
    );
    return Number(row!.boards);
  }

  async tallies(): Promise<readonly Tally[]> {
    const rows = await this.database.rows<
      Record<'puzzle' | 'level' | 'boards', string> & Record<'columns' | 'rows', number>
    >('select puzzle, columns, rows, level, count(*) as boards from calcada.boards group by 1, 2, 3, 4');
    const count = new TallyCount();
    for (const { puzzle, columns, rows: height, level, boards } of rows)
      count.add(puzzle, { columns, rows: height }, level, Number(boards));
    return count.tallies();
  }

  async orders(): Promise<readonly Order[]> {
    const rows = await this.database.rows<
      Record<'count' | 'next', string> &
        Omit<Order, 'count' | 'next' | 'state'> & { time_limit: number; state: OrderState | 'direct' }
    >('select * from calcada.orders order by number');
    return rows.map(({ id, puzzle, wish, time_limit, count, next, state }) => ({
      ...{ id, puzzle, wish, timeLimit: time_limit, count: Number(count), next: Number(next) },
      ...(state === 'direct' ? {} : { state }),
    }));
  }

  async damage(): Promise<Damage> {
    return { count: 0, lines: [] };
  }

  async add(boards: readonly StoredBoard[]): Promise<readonly boolean[]> {
    if (boards.length === 0) return [];
    const { retries } = this.database;
    const records = boards.map((stored) => {
      const { size, order, board: _, solution: __, ...rest } = stored;
      return { ...rest, ...size, order_id: order, line: toLine(stored) };
    });
    // In the order of their keys, so that two that add the same boards do not wait for each other.
    const rows = await this.database.rows<{ key: string }>(
      `insert into calcada.boards (${COLUMNS})
       select ${COLUMNS} from (
         select nextval('calcada.numbers') as number, given.* from json_to_recordset($1::json) as given(
           key text, puzzle text, columns integer, rows integer, level text, score double precision,
           symmetry text[], tags text[], seed bigint, order_id text, line text)
       ) as numbered
       order by key on conflict (key) do nothing returning key`,
      [JSON.stringify(records)],
    );
    const fresh = new Set(rows.map(({ key }) => key));
    // After a retry, boards that are there may come from the first try, whose answer was lost.
    if (this.database.retries > retries) for (const key of await this.#ours(boards)) fresh.add(key);
    this.#added += fresh.size;
    return boards.map(({ key }) => fresh.delete(key));
  }

  /** Which of these boards are there as we would store them. */
  async #ours(boards: readonly StoredBoard[]): Promise<string[]> {
    const there = await this.#withKeys(boards.map(({ key }) => key));
    return boards
      .filter(({ key, seed, order }) => there.get(key)?.order === order && there.get(key)?.seed === seed)
      .map(({ key }) => key);
  }

  async tag(filter: Filter, { add = [], remove = [] }: TagChange): Promise<number> {
    const [where, values] = conditions(filter);
    const [given, taken] = [`$${values.length + 1}::text[]`, `$${values.length + 2}::text[]`];
    const tags = `array(select distinct tag collate "C" from unnest(tags || ${given}) as tag
                  where tag <> all(${taken}) order by 1)`;
    // The rest of a line stays as it is.
    const before = `position('"tags":' in line) + length('"tags":') - 1`;
    const line = `left(line, ${before}) || array_to_json(${tags})
                  || substr(line, ${before} + length(array_to_json(tags)::text) + 1)`;
    return this.database.change(
      `update calcada.boards set tags = ${tags}, line = ${line} where ${where} and tags <> ${tags}`,
      [...values, tagSet(add), tagSet(remove)],
    );
  }

  async remove(filter: Filter): Promise<number> {
    const [where, values] = conditions(filter);
    return this.database.change(`delete from calcada.boards where ${where}`, values);
  }

  async saveOrder({ id, puzzle, wish, timeLimit, count, next }: Order): Promise<void> {
    await this.database.change(
      `insert into calcada.orders (id, puzzle, wish, time_limit, count, next) values ($1, $2, $3, $4, $5, $6)
       on conflict (id) do update set time_limit = excluded.time_limit, count = excluded.count, next = excluded.next`,
      [id, puzzle, JSON.stringify(wish), timeLimit, count, next],
    );
  }

  async close(): Promise<void> {
    // Postgres would do the same by itself some minutes later: nothing is lost where it may not or cannot now.
    if (this.#added >= MANY_ADDED)
      await this.database.pool.query('vacuum (analyze) calcada.boards').catch(() => {});
    await this.database.close();
  }
}

/** The database of a store, if it has one. */
export const databaseOf = (store: Store): Database | undefined =>
  store instanceof PostgresStore ? store.database : undefined;

const COLUMNS = 'number, key, puzzle, columns, rows, level, score, symmetry, tags, seed, order_id, line';

/** Boards after a number, in order. An index says which ones are on a page; only these are read. */
function selection(
  what: string,
  filter: Filter,
  last: string,
  limit?: number,
  offset = 0,
): [select: string, values: unknown[]] {
  const [where, values] = conditions(filter);
  const from = `from calcada.boards where ${where} and number > $${values.length + 1} order by number`;
  // All boards one after the other are read as they stand.
  const isPlain =
    limit === undefined || (values.length === 0 && filter.symmetry === undefined && offset === 0);
  const some = `${limit === undefined ? '' : `limit ${limit}`} offset ${offset}`;
  return [
    isPlain
      ? `select ${what} ${from} ${some}`
      : `select ${what} from (select number ${from} ${some}) as chosen join calcada.boards using (number) order by number`,
    [...values, last],
  ];
}

/** What a filter says in SQL, and the values for it. */
function conditions(filter: Filter): [where: string, values: unknown[]] {
  const values: unknown[] = [];
  const parts = ['true'];
  const say = (condition: (place: string) => string, value: unknown): void => {
    if (value === undefined) return;
    values.push(value);
    parts.push(condition(`$${values.length}`));
  };
  say((it) => `puzzle = ${it}`, filter.puzzle);
  say((it) => `columns = ${it}`, filter.size?.columns);
  say((it) => `rows = ${it}`, filter.size?.rows);
  say((it) => `level = ${it}`, filter.level);
  say((it) => `score >= ${it}`, filter.minScore);
  say((it) => `score <= ${it}`, filter.maxScore);
  if (filter.symmetry === 'none') parts.push(`symmetry = '{}'`);
  else say((it) => `symmetry @> array[${it}::text]`, filter.symmetry);
  say((it) => `tags @> array[${it}::text]`, filter.tag);
  say((it) => `order_id = ${it}`, filter.order);
  say((it) => `key = ${it}`, filter.key);
  return [parts.join(' and '), values];
}
