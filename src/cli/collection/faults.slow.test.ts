/**
 * Collections whose writers and workers are killed at random moments, that hang, or whose database goes away. A few of
 * each in everyday runs; with CALCADA_LONG=1, 200 kills for each store and a database that is away for a minute.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildCommand } from '../../../test/build-command.ts';
import { Postgres } from '../../../test/postgres.ts';
import { Random, seed } from '../../../test/random.ts';
import { Scratch } from '../../../test/run-calcada.ts';
import { openStore, queueStatus, type StoredBoard } from '../../collection/index.ts';
import { puzzles } from '../../puzzles/index.ts';

const long = process.env['CALCADA_LONG'] === '1';
const WRITER_KILLS = long ? 100 : 2;
const WORKER_KILLS = long ? 100 : 2;
const AWAY = 60_000;

const outDir = fileURLToPath(new URL('../../../.cache/faults-test', import.meta.url));
const main = join(outDir, 'main.js');
const scratch = new Scratch();
const random = new Random(seed);
const id = puzzles[0]!.id;
const postgres = await Postgres.find();
beforeAll(() => buildCommand(outDir), 240_000);
afterAll(() => postgres?.end());

if (long) vi.setConfig({ testTimeout: 7_200_000 });

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

class Running {
  readonly process: ChildProcess;
  readonly ended: Promise<unknown>;
  out = '';
  err = '';

  constructor(...args: string[]) {
    this.process = spawn(process.execPath, [main, 'collection', ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process.stdout?.on('data', (text) => (this.out += text));
    this.process.stderr?.on('data', (text) => (this.err += text));
    this.ended = once(this.process, 'exit');
  }

  async kill(): Promise<void> {
    this.process.kill('SIGKILL');
    await this.ended;
  }

  /** Waits for it to end well. */
  async done(): Promise<string> {
    await this.ended;
    if (this.process.exitCode !== 0)
      throw new Error(`${this.process.spawnargs.slice(3)}: ${this.err}${this.out}`);
    return this.out;
  }
}

async function boardsOf(where: string): Promise<StoredBoard[]> {
  const store = await openStore(where);
  const found: StoredBoard[] = [];
  try {
    for await (const board of store.boards()) found.push(board);
  } finally {
    await store.close();
  }
  return found;
}

const keysIn = async (where: string): Promise<string[]> => (await boardsOf(where)).map(({ key }) => key);

/** How many workers a database has heard of. */
async function workersOf(where: string): Promise<number> {
  const store = await openStore(where);
  try {
    return (await queueStatus(store))?.workers ?? 0;
  } finally {
    await store.close();
  }
}

/** Everything that was there is there, and nothing is there twice. */
async function expectKept(where: string, before: ReadonlySet<string>): Promise<Set<string>> {
  if (!where.includes('://') && !existsSync(where)) return new Set();
  const keys = await keysIn(where);
  const now = new Set(keys);
  expect(now.size, 'boards that are there twice').toBe(keys.length);
  expect([...before].filter((key) => !now.has(key))).toEqual([]);
  return now;
}

const SMALL = ['--size', '6x6', '--seed', '5'];

/** Boards that are not checked, so that a writer is busy with writing. */
function manyBoards(count: number): string {
  const lines = Array.from({ length: count }, (_, at) => {
    const rows = Array.from({ length: 9 }, () =>
      Array.from({ length: 9 }, () => '....#12'[random.below(7)]).join(''),
    );
    return JSON.stringify({ puzzle: id, level: 'easy', score: at, seed: at, solution: rows, rows });
  });
  return scratch.file('many.jsonl', `${lines.join('\n')}\n`);
}

/** The same test for a file and a database. */
function killedWriters(place: () => Promise<string>): void {
  test.runIf(long)(`a writer that makes boards, killed ${WRITER_KILLS} times`, async () => {
    const where = await place();
    let kept = new Set<string>();
    for (let kill = 0; kill < WRITER_KILLS; kill++) {
      const writer = new Running(
        'generate',
        id,
        ...SMALL,
        '--count',
        '1000000',
        '--into',
        where,
        '--workers',
        '2',
      );
      await pause(random.below(1500));
      await writer.kill();
      kept = await expectKept(where, kept);
    }
    const count = `${kept.size + 20}`;
    await new Running('generate', id, ...SMALL, '--count', count, '--into', where).done();
    await expectKept(where, kept);
    const alone = scratch.path(`alone-${count}.jsonl`);
    await new Running('generate', id, ...SMALL, '--count', count, '--into', alone).done();
    expect((await keysIn(where)).sort()).toEqual((await keysIn(alone)).sort());
  });

  test(`a writer that imports boards, killed ${WRITER_KILLS} times`, async () => {
    const where = await place();
    const file = manyBoards(long ? 20_000 : 2000);
    const args = ['import', file, '--unchecked', '--quiet', '--into', where, '--json'];
    let kept = new Set<string>();
    for (let kill = 0; kill < WRITER_KILLS; kill++) {
      const writer = new Running(...args);
      await pause(300 + random.below(1500));
      await writer.kill();
      kept = await expectKept(where, kept);
    }
    const answer = JSON.parse(await new Running(...args).done());
    const all = await expectKept(where, kept);
    expect(all.size).toBe(kept.size + answer.added);
    expect(answer.added + answer.duplicates).toBe(readFileSync(file, 'utf8').split('\n').length - 1);
  });
}

describe(`a file (seed ${seed})`, () => {
  let files = 0;
  killedWriters(async () => scratch.path(`killed-${files++}.jsonl`));

  test('the second writer is told, and of many that find a dead lock one writes at a time', async () => {
    const where = scratch.path('locked.jsonl');
    const generate = (count: number) =>
      new Running('generate', id, ...SMALL, '--count', `${count}`, '--into', where);
    const first = generate(1_000_000);
    while (!existsSync(where)) await pause(20);
    const second = generate(10);
    await second.ended;
    expect(second.process.exitCode).toBe(5);
    expect(second.err).toContain(`is being written by process ${first.process.pid}`);
    await first.kill();
    expect(existsSync(`${where}.lock`)).toBe(true);
    const before = (await keysIn(where)).length;
    const rivals = Array.from({ length: 4 }, (_, at) => generate(before + 5 + at));
    await Promise.all(rivals.map(({ ended }) => ended));
    const codes = rivals.map((rival) => rival.process.exitCode);
    expect(codes).toContain(0);
    expect(codes.filter((code) => code !== 0 && code !== 5)).toEqual([]);
    await expectKept(where, new Set());
    expect(existsSync(`${where}.lock`)).toBe(false);
  });
});

describe.skipIf(!postgres)(`a database (seed ${seed})`, () => {
  killedWriters(() => postgres!.database());

  /** The boards of an order, and those that one machine makes from the same seed. */
  async function expectWhole(url: string, count: number): Promise<void> {
    const alone = scratch.path(`order-${count}.jsonl`);
    await new Running('generate', id, ...SMALL, '--count', `${count}`, '--into', alone).done();
    expect((await keysIn(url)).sort()).toEqual((await keysIn(alone)).sort());
    const status = JSON.parse(await new Running('status', '--store', url, '--json').done());
    expect(status.queue).toMatchObject({ waiting: 0, running: 0, setAside: [] });
  }

  const order = (url: string, count: number, range = 5): Promise<string> =>
    new Running('order', id, ...SMALL, '--count', `${count}`, '--range', `${range}`, '--into', url).done();
  const worker = (url: string, lease = '2'): Running =>
    new Running('work', '--store', url, '--workers', '2', '--lease', lease, '--json');

  test(`workers, killed ${WORKER_KILLS} times`, async () => {
    const url = await postgres!.database();
    const count = long ? 500 : 40;
    await order(url, count);
    let kept = new Set<string>();
    const workers = [worker(url), worker(url)];
    for (let kill = 0; kill < WORKER_KILLS; kill++) {
      await pause(random.below(1800));
      const at = random.below(workers.length);
      await workers[at]!.kill();
      workers[at] = worker(url);
      kept = await expectKept(url, kept);
    }
    await Promise.all(workers.map((one) => one.done()));
    await expectWhole(url, count);
  });

  test.runIf(long)(
    'a worker that hangs loses its jobs to another, and does no harm when it wakes',
    async () => {
      const url = await postgres!.database();
      await order(url, 60);
      const hanging = worker(url);
      while ((await keysIn(url)).length === 0) await pause(50);
      hanging.process.kill('SIGSTOP');
      await worker(url).done();
      await expectWhole(url, 60);
      hanging.process.kill('SIGCONT');
      await hanging.done();
      await expectWhole(url, 60);
    },
  );

  test('kills, a crash of the database and jobs that fail: every order ends full, or says why', async () => {
    const url = await postgres!.database();
    const count = long ? 300 : 40;
    await order(url, count);
    await new Running(
      ...['order', id, '--size', '7x7', '--seed', '1', '--count', '2', '--range', '1', '--into', url],
    ).done();
    // Boards without rows cannot be made; each try counts as the last one, because the pauses between them are long.
    const spoil = async (): Promise<void> => {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => {});
      try {
        await client.connect();
        await client.query(
          `update calcada.orders set wish = '{"rows":0,"columns":0,"seed":1}' where count = 2`,
        );
        await client.query(
          `select graphile_worker.reschedule_jobs(array_agg(jobs.id), max_attempts => 1)
           from graphile_worker.jobs join calcada.orders on key like orders.id || ':%' and count = 2 where locked_at is null`,
        );
      } catch {
        // The database is away, or the jobs are taken.
      } finally {
        await client.end().catch(() => {});
      }
    };
    await spoil();
    const spoiling = setInterval(() => void spoil(), 200);
    const [first, second] = [worker(url), worker(url)];
    await pause(random.below(2500));
    await first.kill();
    if (postgres!.isOurs) {
      postgres!.stop();
      await pause(random.below(1500));
      postgres!.start();
    }
    const third = worker(url);
    await Promise.all([second.ended, third.ended]);
    clearInterval(spoiling);
    expect([second.process.exitCode, third.process.exitCode]).toEqual([4, 4]);
    const { orders, queue } = JSON.parse(await new Running('status', '--store', url, '--json').done());
    expect(orders).toMatchObject([
      { wanted: count, found: count, state: 'full' },
      { wanted: 2, found: 0, state: 'failing' },
    ]);
    expect(queue.setAside.length).toBeGreaterThanOrEqual(6);
    for (const { error } of queue.setAside) expect(error).toContain('the number of rows');
    await expectKept(url, new Set());
  });

  test.runIf(long && postgres?.isOurs)('is away for a minute under load, twice', async () => {
    const url = await postgres!.database();
    const count = 500;
    await order(url, count);
    const direct = [
      'generate',
      id,
      '--size',
      '6x5',
      '--seed',
      '6',
      '--count',
      '100',
      '--into',
      url,
      '--json',
    ];
    const working = [worker(url, '5'), worker(url, '5'), new Running(...direct)];
    // All of them are at work: one that starts while there is no database is told so, and ends.
    const atWork = async (): Promise<number> =>
      new Set((await boardsOf(url)).map(({ order: of }) => of)).size + (await workersOf(url));
    while ((await atWork()) < 4) await pause(50);
    for (let time = 0; time < 2; time++) {
      const before = (await boardsOf(url)).length;
      while ((await boardsOf(url)).length === before) await pause(50);
      await pause(random.below(1500));
      postgres!.stop();
      await pause(AWAY);
      postgres!.start();
    }
    for (const one of working) await one.done();
    const store = await openStore(url);
    expect(await store.count()).toBe(count + 100);
    await store.close();
    await expectKept(url, new Set());
  });
});
