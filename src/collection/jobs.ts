import type { Database } from './database.ts';
import { LIVE } from './leases.ts';
import { databaseOf } from './postgres-store.ts';
import { IS_OPEN, lockOrder, queueOf, TASK } from './queue.ts';
import type { Store } from './store.ts';

/** The state of a job: set aside is one that failed every time. */
export type JobState = 'waiting' | 'running' | 'set-aside';

/** A job of the queue, as an operator sees it. */
export interface Job {
  readonly order: string;
  /** The first of its seeds, and how many there are. */
  readonly first: number;
  readonly count: number;
  readonly state: JobState;
  /** How often it was begun. */
  readonly tries: number;
  /** When it is tried next, or was begun, or failed last. */
  readonly at: Date;
  /** The machine that does it. */
  readonly host?: string;
  /** Why it failed the last time. */
  readonly error?: string;
}

/** Which jobs are meant. */
export interface JobFilter {
  readonly order?: string | undefined;
  readonly state?: JobState | undefined;
}

/** The state of the queue. */
export interface QueueStatus {
  readonly waiting: number;
  readonly running: number;
  /** Programs whose lease is still valid. */
  readonly workers: number;
  /** Jobs that failed each time, with their last error. */
  readonly setAside: readonly { readonly order: string; readonly first: number; readonly error: string }[];
}

/** How many jobs set aside a status lists. */
const LISTED = 100;

const STATE = `case when locked_at is not null then 'running' when attempts < max_attempts then 'waiting' else 'set-aside' end`;
/** The order of a job, from its key. */
const ORDER = `split_part(key, ':', 1)`;

/** Whether there is a queue, and this role may look at it. */
async function hasQueue(database: Database): Promise<boolean> {
  const rows = await database.rows(
    `select from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname = 'graphile_worker' and relname = 'jobs'
       and has_schema_privilege(pg_namespace.oid, 'usage') and has_table_privilege(pg_class.oid, 'select')`,
  );
  return rows.length > 0;
}

/**
 * Undefined where there is no queue: in a file, in a database that never had an order, or for a role that may not see
 * it.
 */
export async function queueStatus(store: Store): Promise<QueueStatus | undefined> {
  const database = databaseOf(store);
  if (!database || !(await hasQueue(database))) return undefined;
  const [counts] = await database.rows<Record<'waiting' | 'running' | 'workers', string>>(
    `select count(*) filter (where locked_at is null) as waiting, count(*) filter (where locked_at is not null) as running,
       (select count(*) from calcada.workers where ${LIVE}) as workers
     from graphile_worker.jobs where task_identifier = $1 and ${IS_OPEN}`,
    [TASK],
  );
  const failed = await jobs(store, { state: 'set-aside' }, LISTED);
  return {
    waiting: Number(counts!.waiting),
    running: Number(counts!.running),
    workers: Number(counts!.workers),
    setAside: failed.map(({ order, first, error = 'unknown' }) => ({ order, first, error })),
  };
}

/** How many jobs of each order are in each state. */
export async function jobCounts(
  store: Store,
): Promise<readonly { readonly order: string; readonly state: JobState; readonly jobs: number }[]> {
  const database = queueOf(store);
  const rows = await database.rows<{ order: string; state: JobState; jobs: string }>(
    `select ${ORDER} as order, ${STATE} as state, count(*) as jobs from graphile_worker.jobs
     where task_identifier = $1 group by 1, 2 order by 1, 2`,
    [TASK],
  );
  return rows.map(({ jobs: number, ...rest }) => ({ ...rest, jobs: Number(number) }));
}

/** The jobs that are meant, those that run first; no more than `limit`. */
export async function jobs(store: Store, filter: JobFilter, limit: number): Promise<readonly Job[]> {
  const database = queueOf(store);
  if (!(await hasQueue(database))) return [];
  const rows = await database.rows<
    Record<'order' | 'first', string> &
      Record<'host' | 'error', string | null> & { count: number; state: JobState; tries: number; at: Date }
  >(
    `select ${ORDER} as order, split_part(key, ':', 2) as first, coalesce(ranges.count, 0) as count, ${STATE} as state,
       attempts as tries, coalesce(locked_at, case when attempts < max_attempts then run_at else updated_at end) as at,
       host, last_error as error
     from graphile_worker.jobs
     left join calcada.ranges on order_id = ${ORDER} and first::text = split_part(key, ':', 2)
     left join calcada.workers on pool = locked_by
     where task_identifier = $1 and ($2::text is null or ${ORDER} = $2) and ($3::text is null or ${STATE} = $3)
     order by locked_at nulls last, attempts >= max_attempts, run_at, 1, length(split_part(key, ':', 2)), 2 limit $4`,
    [TASK, filter.order, filter.state, limit],
  );
  return rows.map(({ order, first, count, state, tries, at, host, error }) => ({
    ...{ order, first: Number(first), count, state, tries, at },
    ...(host === null ? {} : { host }),
    ...(error === null ? {} : { error: error.split('\n')[0]! }),
  }));
}

/** The jobs set aside, of one order or of all. */
const SET_ASIDE = `task_identifier = $1 and not ${IS_OPEN} and ($2::text is null or ${ORDER} = $2)`;

/**
 * Tries jobs again that were set aside, as if they were new; returns how many. They make no more boards than are
 * missing.
 */
export async function retryJobs(store: Store, order?: string): Promise<number> {
  return queueOf(store).transaction(async (client) => {
    const { rows } = await client.query<{ id: string; key: string }>(
      `select id, key from graphile_worker.jobs where ${SET_ASIDE}`,
      [TASK, order],
    );
    const keys = rows.map(({ key }) => key);
    await client.query(
      `update calcada.ranges set careful = true, deaths = 0 where order_id || ':' || first = any($1)`,
      [keys],
    );
    await client.query(
      `update calcada.orders set state = 'open' where state in ('exhausted', 'failing') and id = any($1)`,
      [keys.map((key) => key.split(':')[0])],
    );
    await client.query(
      'select graphile_worker.reschedule_jobs($1::bigint[], run_at => now(), attempts => 0)',
      [rows.map(({ id }) => id)],
    );
    return rows.length;
  });
}

/** Forgets jobs that were set aside; returns how many. */
export async function clearJobs(store: Store, order?: string): Promise<number> {
  return queueOf(store).transaction(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from graphile_worker.jobs where ${SET_ASIDE}`,
      [TASK, order],
    );
    await client.query('select graphile_worker.complete_jobs($1::bigint[])', [rows.map(({ id }) => id)]);
    return rows.length;
  });
}

/** What became of a cancelled order. */
export interface Cancelled {
  /** Jobs that were taken out of the queue. */
  readonly removed: number;
  /** Jobs that end by themselves after the board that they are at. */
  readonly running: number;
}

/** Ends an order: its boards stay, its jobs go. Undefined if there is no such order. */
export async function cancelOrder(store: Store, order: string): Promise<Cancelled | undefined> {
  return queueOf(store).transaction(async (client) => {
    await lockOrder(client, order);
    const { rowCount } = await client.query(`update calcada.orders set state = 'cancelled' where id = $1`, [
      order,
    ]);
    if (rowCount === 0) return undefined;
    const { rows } = await client.query<{ id: string; running: boolean }>(
      `select id, locked_at is not null as running from graphile_worker.jobs where task_identifier = $1 and ${ORDER} = $2`,
      [TASK, order],
    );
    const waiting = rows.filter(({ running }) => !running);
    await client.query('select graphile_worker.complete_jobs($1::bigint[])', [waiting.map(({ id }) => id)]);
    return { removed: waiting.length, running: rows.length - waiting.length };
  });
}
