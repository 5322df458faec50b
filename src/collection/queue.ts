import type { PoolClient } from 'pg';
import type { Database } from './database.ts';
import { optionalPackage } from './optional-package.ts';
import type { Order } from './order.ts';
import { databaseOf } from './postgres-store.ts';
import { type Store, StoreError } from './store.ts';

/*
 * Orders as work for many machines. The queue is graphile-worker's: a job is a range of an order's seeds, so that doing
 * one twice is harmless. What was done is written down in `calcada.ranges` together with the boards; the queue may forget.
 */

/** The name of our jobs in the queue. */
export const TASK = 'calcada-range';

/** A range of an order's seeds: what a job says. */
export interface Range {
  readonly order: string;
  readonly first: number;
  readonly count: number;
}

/** Seeds in a job where nobody says. */
const USUAL_RANGE = 20;
/** How often a job that fails is tried; graphile-worker waits longer each time. */
const ATTEMPTS = 4;
/** Seeds tried for each board that is wanted, at the most: there may be no more new ones. */
const MOST_TRIES = 10;

export const loadQueue = () => optionalPackage('graphile-worker', () => import('graphile-worker'));

/** Makes the queue's tables where they are missing. */
export async function makeQueue({ pool }: Database): Promise<void> {
  const { runMigrations, Logger } = await loadQueue();
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) });
}

/** Writes down an order, and the jobs for what is missing of it. Asked again, it adds only what is still missing. */
export async function placeOrder(store: Store, order: Order, range = USUAL_RANGE): Promise<number> {
  const database = databaseOf(store);
  if (!database) throw new StoreError(`${store.name} is a file; only a store in Postgres takes orders`);
  await makeQueue(database);
  const { id, puzzle, wish, timeLimit, count } = order;
  return database.transaction(async (client) => {
    await client.query(
      `insert into calcada.orders (id, puzzle, wish, time_limit, count, next) values ($1, $2, $3, $4, $5, 0)
       on conflict (id) do update set time_limit = excluded.time_limit, count = excluded.count`,
      [id, puzzle, JSON.stringify(wish), timeLimit, count],
    );
    return addJobs(client, id, range);
  });
}

/** Marks a range as done, and adds jobs if its order still lacks boards and nothing is left to do. */
export async function finishRange(database: Database, { order, first, count }: Range): Promise<void> {
  await database.transaction(async (client) => {
    await lockOrder(client, order);
    await client.query('update calcada.ranges set done = true where order_id = $1 and first = $2', [
      order,
      first,
    ]);
    // Counting boards takes long where there are many; as long as something is under way nobody needs to know.
    const { rowCount } = await client.query(`select ${OPEN_RANGES} limit 1`, [order]);
    if (rowCount === 0) await addJobs(client, order, count);
  });
}

/** Of those who finish a range of this order at the same time, one looks after the other. */
const lockOrder = (client: PoolClient, id: string): Promise<unknown> =>
  client.query('select from calcada.orders where id = $1 for update', [id]);

/** The ranges of an order that are waiting or under way, set aside none. */
const OPEN_RANGES = `ranges.count from calcada.ranges join graphile_worker.jobs
  on jobs.key = order_id || ':' || first and attempts < max_attempts
  where order_id = $1 and not done`;

/** Whether a range was done, by whomever; a range that is gone has nothing to do. */
export async function rangeIsDone(database: Database, { order, first }: Range): Promise<boolean> {
  const [range] = await database.rows<{ done: boolean }>(
    'select done from calcada.ranges where order_id = $1 and first = $2',
    [order, first],
  );
  return range?.done ?? true;
}

/** Adds jobs for the boards that an order lacks, those left out that are on their way; gives the number of jobs. */
async function addJobs(client: PoolClient, id: string, range: number): Promise<number> {
  await lockOrder(client, id);
  const { rows } = await client.query<Record<'count' | 'next' | 'found' | 'open', string>>(
    `select count, next,
       (select count(*) from calcada.boards where order_id = $1) as found,
       (select coalesce(sum(count), 0) from (select ${OPEN_RANGES}) as open) as open
     from calcada.orders where id = $1`,
    [id],
  );
  if (!rows[0]) return 0;
  const count = Number(rows[0].count);
  const next = Number(rows[0].next);
  const missing = count - Number(rows[0].found) - Number(rows[0].open);
  const end = Math.min(next + missing, MOST_TRIES * count);
  if (end <= next) return 0;
  const { rowCount } = await client.query(
    `with added as (
       insert into calcada.ranges (order_id, first, count)
       select $1, first, least($4::bigint, $3 - first) from generate_series($2::bigint, $3::bigint - 1, $4::bigint) as first
       returning first, count
     )
     select graphile_worker.add_job($5, json_build_object('order', $1::text, 'first', first, 'count', count),
       max_attempts => $6, job_key => $1 || ':' || first) from added`,
    [id, next, end, range, TASK, ATTEMPTS],
  );
  await client.query('update calcada.orders set next = $2 where id = $1', [id, end]);
  return rowCount ?? 0;
}

/** How the queue stands. */
export interface QueueStatus {
  readonly waiting: number;
  readonly running: number;
  /** Programs that have been heard of within a minute. */
  readonly workers: number;
  /** Jobs that failed each time, with their last error. */
  readonly setAside: readonly { readonly order: string; readonly first: number; readonly error: string }[];
}

/** How many jobs set aside are listed. */
const LISTED = 100;

/** Undefined where there is no queue: in a file, or in a database that never had an order. */
export async function queueStatus(store: Store): Promise<QueueStatus | undefined> {
  const database = databaseOf(store);
  if (!database) return undefined;
  const [queue] = await database.rows<{ jobs: string | null }>(
    `select to_regclass('graphile_worker.jobs') as jobs`,
  );
  if (queue?.jobs === null) return undefined;
  const [counts] = await database.rows<Record<'waiting' | 'running' | 'workers', string>>(
    `select count(*) filter (where locked_at is null) as waiting, count(*) filter (where locked_at is not null) as running,
       (select count(*) from calcada.workers where seen > now() - interval '1 minute') as workers
     from graphile_worker.jobs where task_identifier = $1 and attempts < max_attempts or locked_at is not null`,
    [TASK],
  );
  const failed = await database.rows<{ key: string; error: string }>(
    `select key, coalesce(last_error, 'unknown') as error from graphile_worker.jobs
     where task_identifier = $1 and attempts >= max_attempts and locked_at is null order by key limit ${LISTED}`,
    [TASK],
  );
  return {
    waiting: Number(counts!.waiting),
    running: Number(counts!.running),
    workers: Number(counts!.workers),
    setAside: failed.map(({ key, error }) => {
      const [order = '', first] = key.split(':');
      return { order, first: Number(first), error: error.split('\n')[0]! };
    }),
  };
}
