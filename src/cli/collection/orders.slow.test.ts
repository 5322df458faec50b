/** Orders in a database: filled by workers, or told why not; and what an operator can see and do. */

import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Postgres } from '../../../test/postgres.ts';
import { objects, run } from '../../../test/run-calcada.ts';
import {
  type BoardOutcome,
  type BoardWish,
  cancelOrder,
  clearJobs,
  jobs,
  type Order,
  openStore,
  openToWrite,
  orderId,
  placeOrder,
  queueStatus,
  retryJobs,
  type Store,
  type WorkEvent,
  type Worked,
  work,
} from '../../collection/index.ts';
import { generate } from '../../generate/index.ts';
import { type AnyPuzzle, puzzles, rowsOfBoard } from '../../puzzles/index.ts';
import { serveMetrics, WorkMetrics } from './metrics.ts';
import { languageOf, ordersPage } from './orders-page.ts';

const postgres = await Postgres.find();
afterAll(() => postgres?.end());

const NO_PROGRESS = { jobs: 0, boards: 0, duplicates: 0, missed: 0, failures: 0, open: 0, waiting: false };
const puzzle: AnyPuzzle = puzzles[0]!;

function makeBoard({ wish }: BoardWish): BoardOutcome {
  const made = generate(puzzle, wish);
  if (!made.ok) return { ok: false, because: made.because };
  const { grid, level, score, solution } = made;
  const board = { ...puzzle.toJson(grid), level, score, seed: wish.seed };
  return { ok: true, board: { ...board, solution: rowsOfBoard(puzzle, grid, solution) } };
}

const orderOf = (count: number, rows = 4, columns = 4): Order => {
  const wish = { rows, columns, seed: 5 };
  return { id: orderId(puzzle.id, wish), puzzle: puzzle.id, wish, timeLimit: 10_000, count, next: 0 };
};

describe.skipIf(!postgres)('orders', () => {
  let url: string;
  let store: Store;
  const events: WorkEvent[] = [];
  beforeEach(async () => {
    url = await postgres!.database();
    store = await openToWrite(url);
    events.length = 0;
    return () => store.close();
  });

  const worker = (make: (wish: BoardWish) => BoardOutcome = makeBoard): Promise<Worked> =>
    work(url, {
      make: async (wish) => make(wish),
      workers: 2,
      lease: 5000,
      wait: false,
      signal: new AbortController().signal,
      onProgress: () => {},
      onEvent: (event) => events.push(event),
    });

  async function sql<R extends pg.QueryResultRow>(text: string, as = url): Promise<R[]> {
    const client = new pg.Client({ connectionString: as });
    await client.connect();
    try {
      return (await client.query<R>(text)).rows;
    } finally {
      await client.end();
    }
  }

  /** Makes jobs fail for good when they fail once: the pauses between tries are not what is tested. */
  const tryOnce = (): Promise<unknown> =>
    sql(`create function try_once() returns trigger as 'begin new.max_attempts := 1; return new; end' language plpgsql;
      create trigger try_once before insert on graphile_worker._private_jobs for each row execute function try_once();
      update graphile_worker._private_jobs set max_attempts = 1`);

  const broken =
    (isBroken: (index: number) => boolean) =>
    (wish: BoardWish): BoardOutcome =>
      isBroken(wish.index) ? { ok: false, because: 'broken', problem: 'no luck' } : makeBoard(wish);

  const state = async (): Promise<unknown> => (await store.orders())[0]?.state;

  test('other seeds take the place of a job that was set aside', async () => {
    const order = orderOf(30);
    await placeOrder(store, order, 10);
    await tryOnce();
    // The last job fails while the others are done: no worker is left to finish a range.
    const done = await worker(broken((index) => index >= 20 && index < 30));
    expect(done).toMatchObject({ boards: 30, short: [] });
    expect(await store.count({ order: order.id })).toBe(30);
    expect(await state()).toBe('full');
    const [aside] = await jobs(store, {}, 10);
    expect(aside).toMatchObject({ first: 20, count: 10, state: 'set-aside', tries: 1 });
    expect(aside!.error).toContain('no luck');
    expect(events.filter(({ level }) => level === 'error')).toMatchObject([
      { event: 'job set aside', order: order.id, first: 20 },
    ]);
  });

  test('an order that always fails ends, and says why', async () => {
    await placeOrder(store, orderOf(4), 2);
    await tryOnce();
    const done = await worker(broken(() => true));
    expect(done.short).toMatchObject([{ state: 'failing', found: 0, wanted: 4 }]);
  });

  test('an order that cannot be filled ends with exit code 4, and its jobs keep their size', async () => {
    const args = ['--size', '3x3', '--count', '200', '--seed', '1', '--into', url];
    await run(['collection', 'order', puzzle.id, ...args]);
    const { code, out } = await run(['collection', 'work', '--store', url, '--json']);
    expect(code).toBe(4);
    const [answer] = objects(out);
    const [short] = answer.short;
    expect(short).toMatchObject({ state: 'exhausted', wanted: 200 });
    expect(short.found).toBeLessThan(200);
    const sizes = await sql<{ count: number }>('select count from calcada.ranges');
    expect(sizes.reduce((sum, { count }) => sum + count, 0)).toBe(2000);
    // Ten seeds for each board in jobs of 20 make 100; a few are smaller.
    expect(sizes.length).toBeLessThan(130);
    const status = await run(['collection', 'status', '--store', url]);
    expect(status.out).toContain('no more new boards were found');
  });

  test('the boards are those of one machine, also where the last jobs end early', async () => {
    const order = orderOf(33);
    await placeOrder(store, order, 8);
    await worker();
    const made = new Set<string>();
    for (let count = 0; made.size < 33; count++) {
      const outcome = makeBoard({
        ...order,
        index: count,
        wish: { ...order.wish, seed: order.wish.seed + count },
      });
      if (outcome.ok) made.add(JSON.stringify(outcome.board));
    }
    expect(await store.count({ order: order.id })).toBe(33);
    // Asked for more, it goes on without a gap.
    await placeOrder(store, orderOf(50), 8);
    await worker();
    expect(await store.count({ order: order.id })).toBe(50);
    const ranges = await sql<{ first: string; count: number }>(
      'select first, count from calcada.ranges order by first',
    );
    let next = 0;
    for (const { first, count } of ranges) {
      expect(Number(first)).toBe(next);
      next += count;
    }
    expect((await store.orders())[0]!.next).toBe(next);
  });

  test('jobs that were set aside are tried again, and make no more boards than are missing', async () => {
    const order = orderOf(10);
    await placeOrder(store, order, 10);
    await tryOnce();
    await worker(broken((index) => index < 10));
    expect(await retryJobs(store, 'another')).toBe(0);
    expect(await retryJobs(store)).toBe(1);
    await worker();
    expect(await store.count({ order: order.id })).toBe(10);
    expect(await jobs(store, {}, 10)).toEqual([]);
  });

  test('a cancelled order is left, and can be taken up again', async () => {
    const order = orderOf(20);
    await placeOrder(store, order, 5);
    expect(await cancelOrder(store, order.id)).toEqual({ removed: 4, running: 0 });
    expect(await worker()).toMatchObject({ boards: 0, short: [] });
    expect(await state()).toBe('cancelled');
    expect(await placeOrder(store, order, 5)).toBe(4);
    expect(await worker()).toMatchObject({ boards: 20 });
  });

  test('the commands of an operator', async () => {
    const command = async (name: string, ...args: string[]) => {
      const ran = await run(['collection', name, ...args, '--store', url]);
      if (ran.code !== 0) throw new Error(ran.err);
      return ran.out;
    };
    const order = orderOf(10);
    await placeOrder(store, order, 5);
    expect(await command('jobs')).toMatch(
      new RegExp(`^${order.id}:0\\+5  waiting  0x  \\S+\n${order.id}:5\\+5  waiting  0x  \\S+\n$`),
    );
    await tryOnce();
    await worker(broken((index) => index === 7));
    expect(await command('jobs', '--state', 'set-aside')).toMatch(
      /:5\+5 {2}set aside {2}1x {2}\S+ {2}seed \d+: no luck\n$/,
    );
    expect(objects(await command('jobs', '--json'))).toMatchObject([
      { did: 'jobs', state: 'set-aside', first: 5 },
    ]);
    expect(await command('retry', '--order', order.id)).toBe('1 job is tried again\n');
    expect(await command('cancel', order.id)).toContain('cancelled: 1 job taken out');
    await placeOrder(store, order, 5);
    await sql(`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'x'`);
    expect(await command('clear', '--all', '--lang', 'pt')).toBe('1 trabalho esquecido\n');
    expect(await clearJobs(store)).toBe(0);
    expect((await run(['collection', 'retry', '--store', url])).err).toContain('expected --order, or --all');
    expect((await run(['collection', 'cancel', 'none', '--store', url])).err).toContain('has no order none');
  });

  test('the page of the studio shows orders and the queue', async () => {
    await placeOrder(store, orderOf(10), 5);
    const english = await ordersPage(store, languageOf('', 'en-GB'));
    expect(english).toContain('0 of 10 boards');
    expect(english).toContain('<progress max="10" value="0"');
    expect(english).toContain('queue: 2 jobs waiting, 0 running, 0 workers');
    await tryOnce();
    await worker((wish) =>
      wish.index < 5 ? { ok: false, because: 'broken', problem: '<b>&' } : makeBoard(wish),
    );
    const portuguese = await ordersPage(store, languageOf('lang=pt', 'en'));
    expect(portuguese).toContain('10 de 10 tabuleiros');
    expect(portuguese).toContain('&lt;b&gt;&amp;');
    expect(portuguese).not.toContain('<b>');
  });

  test('figures for Prometheus, and a log', async () => {
    const order = orderOf(10);
    await placeOrder(store, order, 5);
    await tryOnce();
    let now = 0;
    const metrics = new WorkMetrics(() => now);
    metrics.open(store);
    expect(await metrics.text()).toContain('calcada_database_up 1\n');
    await work(url, {
      make: async (wish) => broken((index) => index === 7)(wish),
      ...{ workers: 1, lease: 5000, wait: false, signal: new AbortController().signal },
      onProgress: (progress) => metrics.hear(progress),
    });
    now = 10_000;
    const figures = new Map(
      (await metrics.text())
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
    );
    const of = `{order="${order.id}"}`;
    expect(figures.get(`calcada_boards_total${of}`)).toBe(10);
    expect(figures.get(`calcada_boards_per_second${of}`)).toBe(1);
    expect(figures.get(`calcada_job_failures_total${of}`)).toBe(1);
    expect(figures.get(`calcada_queue_jobs{order="${order.id}",state="set-aside"}`)).toBe(1);
    expect(figures.get(`calcada_order_wanted{order="${order.id}",puzzle="${puzzle.id}"}`)).toBe(10);
    now = 80_000;
    metrics.hear({ ...NO_PROGRESS, byOrder: new Map([[order.id, { ...NO_PROGRESS, boards: 10 }]]) });
    expect(await metrics.text()).toContain(`calcada_boards_per_second${of} 0\n`);
    const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
    const { port } = server.address() as AddressInfo;
    const at = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });
    expect((await at('/metrics')).headers.get('content-type')).toContain('version=0.0.4');
    expect([(await at('/')).status, (await at('/metrics', 'POST')).status]).toEqual([404, 405]);
    server.closeAllConnections();
    server.close();
    const logged = await run(['collection', 'work', '--store', url, '--log', 'info', '--metrics', '0']);
    expect(objects(logged.err)).toMatchObject([
      { level: 'info', event: 'started', time: expect.stringMatching(/^\d{4}-/) },
      { level: 'info', event: 'ended', boards: 0 },
    ]);
  });

  test('workers that are gone are not listed', async () => {
    await placeOrder(store, orderOf(1));
    await sql(
      `insert into calcada.workers (pool, host, seen, lease) values ('gone', 'h', now() - interval '6 seconds', 5000),
       ('here', 'h', now() - interval '6 seconds', 30000)`,
    );
    expect(await queueStatus(store)).toMatchObject({ workers: 1 });
    await worker();
    expect(await sql('select pool from calcada.workers')).toEqual([{ pool: 'here' }]);
  });

  test('a role that may only read can list and see the status', async () => {
    await placeOrder(store, orderOf(5));
    await worker();
    await sql(`drop role if exists reader; create role reader login;
      grant usage on schema calcada, graphile_worker to reader;
      grant select on all tables in schema calcada, graphile_worker to reader`);
    const reading = Object.assign(new URL(url), { username: 'reader' }).href;
    const status = await run(['collection', 'status', '--store', reading, '--json']);
    expect(status).toMatchObject({ code: 0, err: '' });
    expect(objects(status.out)).toMatchObject([{ boards: 5, queue: { waiting: 0 } }]);
    expect((await run(['collection', 'list', '--store', reading])).code).toBe(0);
    const refused = await run(['collection', 'remove', '--all', '--store', reading]);
    expect(refused).toMatchObject({
      code: 2,
      err: expect.stringContaining('permission denied for table boards'),
    });
    // Without a look at the queue, the boards are still there.
    await sql('revoke all on schema graphile_worker from reader');
    expect((await run(['collection', 'status', '--store', reading])).code).toBe(0);
    await sql('revoke all on schema calcada from reader');
    expect((await run(['collection', 'status', '--store', reading])).err).toContain('this role may not read');
    await sql('drop owned by reader');
  });

  test('tables of a version that this program does not know, or without a column, are refused', async () => {
    await sql('insert into calcada.versions (number) values (99)');
    await expect(openStore(url)).rejects.toThrow('its tables are of version 99');
    await sql('delete from calcada.versions where number = 99; alter table calcada.boards drop column score');
    await expect(openStore(url)).rejects.toThrow('lack calcada.boards.score');
  });

  test.runIf(postgres?.isOurs)(
    'a worker that is started while the database is down waits for it',
    async () => {
      await placeOrder(store, orderOf(5));
      postgres!.stop();
      const working = worker();
      while (!events.some(({ event }) => event === 'database away'))
        await new Promise((go) => setTimeout(go, 20));
      postgres!.start();
      expect(await working).toMatchObject({ boards: 5 });
      expect(events.map(({ event }) => event)).toContain('database back');
    },
  );
});
