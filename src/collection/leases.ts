import { hostname } from 'node:os';
import type { Database } from './database.ts';
import { TASK } from './queue.ts';

/** Whether a worker has reported within its own lease. */
export const LIVE = `seen > now() - lease * interval '1 millisecond'`;

/** After this many deaths of workers in a row, the job counts as their cause. */
const MOST_DEATHS = 20;

/**
 * Reports that a worker is alive, and takes back the jobs of workers that were silent for the length of a lease:
 * killed, hung, or cut off from the database. The queue itself would wait four hours (decisions/0015). What such a
 * worker did does not count as a failure of its job, unless it happens every time.
 */
export async function renewLease(database: Database, pool: string, lease: number): Promise<void> {
  await database.change(
    `insert into calcada.workers (pool, host, lease) values ($1, $2, $3)
     on conflict (pool) do update set seen = now(), lease = excluded.lease`,
    [pool, hostname(), lease],
  );
  await database.transaction(async (client) => {
    const { rows } = await client.query<{ id: string; key: string; attempts: number; locked_by: string }>(
      `select id, key, attempts, locked_by from graphile_worker.jobs
       where task_identifier = $1 and locked_at < now() - $2 * interval '1 millisecond' and locked_by not in
         (select pool from calcada.workers where ${LIVE})`,
      [TASK, lease],
    );
    // A worker that was suspended registers again when it resumes.
    await client.query(`delete from calcada.workers where not ${LIVE}`);
    if (rows.length === 0) return;
    const silent = [...new Set(rows.map(({ locked_by }) => locked_by))];
    await client.query('select graphile_worker.force_unlock_workers($1::text[])', [silent]);
    for (const { id, key, attempts } of rows) {
      const [order, first] = key.split(':');
      const { rows: found } = await client.query<{ deaths: number }>(
        'update calcada.ranges set deaths = deaths + 1 where order_id = $1 and first = $2 returning deaths',
        [order, first],
      );
      const deaths = found[0]?.deaths ?? MOST_DEATHS;
      if (deaths >= MOST_DEATHS) {
        await client.query('select graphile_worker.permanently_fail_jobs(array[$1::bigint], $2)', [
          id,
          `its worker was killed or hung ${deaths} times`,
        ]);
      } else {
        await client.query(
          'select graphile_worker.reschedule_jobs(array[$1::bigint], run_at => now(), attempts => $2)',
          [id, Math.max(0, attempts - 1)],
        );
      }
    }
  });
}

/** Gives back the jobs of a worker that leaves, as if it had never taken them. */
export async function giveBack(database: Database, pool: string): Promise<void> {
  await database.transaction(async (client) => {
    const { rows } = await client.query<{ id: string; attempts: number }>(
      'select id, attempts from graphile_worker.jobs where locked_by = $1',
      [pool],
    );
    await client.query('select graphile_worker.force_unlock_workers(array[$1::text])', [pool]);
    for (const { id, attempts } of rows) {
      await client.query(
        'select graphile_worker.reschedule_jobs(array[$1::bigint], run_at => now(), attempts => $2)',
        [id, Math.max(0, attempts - 1)],
      );
    }
    await client.query('delete from calcada.workers where pool = $1', [pool]);
  });
}
