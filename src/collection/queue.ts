import type { PoolClient } from 'pg';
import type { Database } from './database.ts';
import { optionalPackage } from './optional-package.ts';
import type { Order } from './order.ts';
import { databaseOf } from './postgres-store.ts';
import { NoOrdersError, type Store } from './store.ts';

/*
 * Orders as work for many machines. The queue is graphile-worker's: a job is a range of an order's seeds, so that doing
 * one twice is harmless. What was done is stored in `calcada.ranges` together with the boards; the queue may
 * forget.
 */

/** The name of our jobs in the queue. */
export const TASK = 'calcada-range';

/** A range of an order's seeds: what a job says. */
export interface Range {
  readonly order: string;
  readonly first: number;
  readonly count: number;
}

/** Default seeds per job. */
const USUAL_RANGE = 20;
/** How often a job that fails is tried; graphile-worker waits longer each time. */
const ATTEMPTS = 4;
/** The most seeds tried for each board ordered: there may be no more new boards. */
const MOST_TRIES = 10;
/** The most seeds set aside for each board ordered: beyond that the order fails. */
const MOST_FAILED = 3;

export const loadQueue = () => optionalPackage('graphile-worker', () => import('graphile-worker'));

/** Makes the queue's tables where they are missing. */
export async function makeQueue(database: Database): Promise<void> {
  const { runMigrations, Logger } = await loadQueue();
  const logger = new Logger(() => () => {});
  await database.patiently(() => runMigrations({ pgPool: database.pool, logger }));
}

/** The database of a store, for what only a database can do. */
export function queueOf(store: Store): Database {
  const database = databaseOf(store);
  if (database) return database;
  throw new NoOrdersError(store.name);
}

/** Writes down an order, and the jobs for what is missing of it. Asked again, it adds only what is still missing. */
export async function placeOrder(store: Store, order: Order, range = USUAL_RANGE): Promise<number> {
  const database = queueOf(store);
  await makeQueue(database);
  const { id, puzzle, wish, timeLimit, count } = order;
  return database.transaction(async (client) => {
    await client.query(
      `insert into calcada.orders (id, puzzle, wish, time_limit, count, next, range, state)
       values ($1, $2, $3, $4, $5, 0, $6, 'open')
       on conflict (id) do update set
         time_limit = excluded.time_limit, count = excluded.count, range = excluded.range, state = 'open'`,
      [id, puzzle, JSON.stringify(wish), timeLimit, count, range],
    );
    await lockOrder(client, id);
    return (await reviveRanges(client, id)) + (await addJobs(client, id));
  });
}

/** Adds the jobs again that an operator took out of the queue: their seeds come before new ones. */
async function reviveRanges(client: PoolClient, id: string): Promise<number> {
  const { rows } = await client.query<{ first: string }>(
    `update calcada.ranges set careful = true, deaths = 0 where order_id = $1 and not done
       and not exists (select from graphile_worker.jobs where key = order_id || ':' || first) returning first`,
    [id],
  );
  await addJobsFor(
    client,
    id,
    rows.map(({ first }) => first),
  );
  return rows.length;
}

/** What a worker must know of a range before it begins, and between its boards. */
export interface RangeState {
  readonly done: boolean;
  /** Boards that the order lacks, if the range must not make more than these; it may be the last one. */
  readonly missing?: number;
}

/** A range that is gone, or whose order is full or cancelled, is done. */
export async function rangeState(database: Database, { order, first }: Range): Promise<RangeState> {
  const [range] = await database.rows<{ done: boolean; missing: string | null }>(
    `select done or state <> 'open' as done, case when careful then ${MISSING} end as missing
     from calcada.ranges join calcada.orders on id = order_id where order_id = $1 and first = $2`,
    [order, first],
  );
  if (!range) return { done: true };
  return { done: range.done, ...(range.missing === null ? {} : { missing: Number(range.missing) }) };
}

const MISSING = 'orders.count - (select count(*) from calcada.boards where boards.order_id = orders.id)';

/**
 * Marks a range as done, with the number of seeds that were tried, and adds jobs if its order still lacks boards and
 * nothing is left to do. Seeds that were not needed are left for later orders.
 */
export async function finishRange(database: Database, range: Range, tried: number): Promise<void> {
  const { order, first, count } = range;
  await database.transaction(async (client) => {
    await lockOrder(client, order);
    await client.query('update calcada.ranges set done = true where order_id = $1 and first = $2', [
      order,
      first,
    ]);
    if (tried < count) await leaveRest(client, range, tried);
    // Counting boards takes long where there are many; while jobs are under way the number is not needed.
    if (!(await isUnderWay(client, order))) await addJobs(client, order);
  });
}

/** Gives back the end of a range; if other ranges follow it, as a separate range. */
async function leaveRest(client: PoolClient, { order, first, count }: Range, tried: number): Promise<void> {
  const { rowCount } = await client.query('update calcada.orders set next = $2 where id = $1 and next = $3', [
    order,
    first + tried,
    first + count,
  ]);
  await client.query('update calcada.ranges set count = $3 where order_id = $1 and first = $2', [
    order,
    first,
    tried,
  ]);
  const isOpen = `select from calcada.orders where id = $1 and state = 'open'`;
  if (rowCount === 0 && (await client.query(isOpen, [order])).rowCount !== 0)
    await addRanges(client, order, { from: first + tried, to: first + count, range: count, careful: true });
}

/**
 * Adds jobs to the orders that lack boards though none of their jobs is left: the last of them was set aside, perhaps.
 * Gives the number of jobs.
 */
export async function topUp(database: Database): Promise<number> {
  let added = 0;
  const idle = await database.rows<{ id: string }>(
    `select id from calcada.orders where state = 'open' and not exists (select ${OPEN_RANGES} and order_id = orders.id)`,
  );
  for (const { id } of idle) {
    await database.transaction(async (client) => {
      await lockOrder(client, id);
      if (!(await isUnderWay(client, id))) added += await addJobs(client, id);
    });
  }
  return added;
}

async function isUnderWay(client: PoolClient, order: string): Promise<boolean> {
  const { rowCount } = await client.query(`select ${OPEN_RANGES} and order_id = $1 limit 1`, [order]);
  return rowCount !== 0;
}

/** Workers that finish a range of this order at the same time take turns here. */
export const lockOrder = (client: PoolClient, id: string): Promise<unknown> =>
  client.query('select from calcada.orders where id = $1 for update', [id]);

/** Whether a job is waiting or under way, possibly for the last time; otherwise it was set aside. */
export const IS_OPEN = '(attempts < max_attempts or locked_at is not null)';

/** The ranges that are waiting or under way. */
const OPEN_RANGES = `ranges.count from calcada.ranges join graphile_worker.jobs
  on jobs.key = order_id || ':' || first and ${IS_OPEN} where not done`;

/**
 * Adds jobs for the boards that an order lacks, those left out that are on their way; gives the number of jobs. Where
 * nothing can be added any more, it writes down why.
 */
async function addJobs(client: PoolClient, id: string): Promise<number> {
  await lockOrder(client, id);
  const { rows } = await client.query<
    Record<'count' | 'next' | 'range' | 'missing' | 'open' | 'failed', string>
  >(
    `select count, next, range, ${MISSING} as missing,
       (select coalesce(sum(count), 0) from (select ${OPEN_RANGES} and order_id = $1) as open) as open,
       (select coalesce(sum(count), 0) from calcada.ranges where order_id = $1 and not done) as failed
     from calcada.orders where id = $1 and state = 'open'`,
    [id],
  );
  if (!rows[0]) return 0;
  const { count, next, range, missing, open, failed } = mapNumbers(rows[0]);
  const close = async (state: string): Promise<number> => {
    await client.query('update calcada.orders set state = $2 where id = $1', [id, state]);
    return 0;
  };
  if (missing <= 0) return close('full');
  if (missing <= open) return 0;
  if (failed - open >= MOST_FAILED * count) return open > 0 ? 0 : close('failing');
  const last = MOST_TRIES * count;
  if (next >= last) return open > 0 ? 0 : close('exhausted');
  // A few boards are looked for by one job that ends with the last of them, so that jobs do not get smaller and
  // smaller.
  const careful = open === 0 && missing < range;
  const to = Math.min(next + (careful ? range : missing - open), last);
  const added = await addRanges(client, id, { from: next, to, range, careful });
  await client.query('update calcada.orders set next = $2 where id = $1', [id, to]);
  return added;
}

interface NewRanges {
  readonly from: number;
  readonly to: number;
  readonly range: number;
  readonly careful: boolean;
}

async function addRanges(
  client: PoolClient,
  id: string,
  { from, to, range, careful }: NewRanges,
): Promise<number> {
  const { rows } = await client.query<{ first: string }>(
    `insert into calcada.ranges (order_id, first, count, careful)
     select $1, first, least($4::bigint, $3 - first), $5 from generate_series($2::bigint, $3::bigint - 1, $4::bigint) as first
     returning first`,
    [id, from, to, range, careful],
  );
  await addJobsFor(
    client,
    id,
    rows.map(({ first }) => first),
  );
  return rows.length;
}

const addJobsFor = (client: PoolClient, id: string, firsts: readonly string[]): Promise<unknown> =>
  client.query(
    `select graphile_worker.add_job($3, json_build_object('order', $1::text, 'first', first, 'count', count),
       max_attempts => $4, job_key => $1 || ':' || first)
     from calcada.ranges where order_id = $1 and first = any($2) order by first`,
    [id, firsts, TASK, ATTEMPTS],
  );

/** What Postgres counts with 64 bits comes as text. */
const mapNumbers = <Name extends string>(row: Readonly<Record<Name, string>>): Record<Name, number> =>
  Object.fromEntries(Object.entries(row).map(([name, text]) => [name, Number(text)])) as Record<Name, number>;
