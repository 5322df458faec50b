import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import { type MakeBoard, storedOf, wishOf } from './fill-order.ts';
import { giveBack, renewLease } from './leases.ts';
import type { Order } from './order.ts';
import { PostgresStore } from './postgres-store.ts';
import { finishRange, loadQueue, makeQueue, queueStatus, type Range, rangeIsDone, TASK } from './queue.ts';
import type { StoredBoard } from './stored-board.ts';

/** How a program works on the orders of a store. */
export interface WorkOptions {
  readonly make: MakeBoard;
  /** Jobs at a time. */
  readonly workers: number;
  /** Milliseconds after which a worker that has not been heard of loses its jobs. */
  readonly lease: number;
  /** Whether to wait for new orders when nothing is left to do. */
  readonly wait: boolean;
  readonly signal: AbortSignal;
  onProgress(progress: WorkProgress): void;
}

/** What a program did so far. */
export interface WorkProgress {
  readonly jobs: number;
  readonly boards: number;
  readonly duplicates: number;
  readonly missed: number;
  /** Jobs that failed here; they are tried again, or set aside. */
  readonly failures: number;
  /** Jobs that nobody has done yet, here or elsewhere. */
  readonly open: number;
  /** Whether the database is away. */
  readonly waiting: boolean;
}

/** How often it is looked whether something is left to do, in milliseconds. */
const LOOK_EVERY = 500;
/** Milliseconds between two questions for a job where nobody says that there is one. */
const POLL_EVERY = 1000;
/** How long the queue may take to stop, in milliseconds; then it is left as if it had been killed. */
const STOPPING = 3000;

/** Does the jobs of a store until none is left, or until the signal. A database that goes away is waited for. */
export async function work(url: string, options: WorkOptions): Promise<WorkProgress> {
  const store = await PostgresStore.open(url, options.workers + 4);
  try {
    const worker = new QueueWorker(store, options);
    await worker.run();
    return worker.progress;
  } finally {
    await store.close();
  }
}

class QueueWorker {
  readonly #store: PostgresStore;
  readonly #options: WorkOptions;
  readonly #orders = new Map<string, Order>();
  readonly progress = { jobs: 0, boards: 0, duplicates: 0, missed: 0, failures: 0, open: 0, waiting: false };

  constructor(store: PostgresStore, options: WorkOptions) {
    this.#store = store;
    this.#options = options;
    store.database.onWait = (waiting) => {
      this.progress.waiting = waiting;
      options.onProgress(this.progress);
    };
  }

  async run(): Promise<void> {
    const { database } = this.#store;
    await makeQueue(database);
    // The queue gives up when the database goes away in the middle of a job; then it is started anew.
    while (!(await this.#runQueue())) {
      await pause(POLL_EVERY);
      await database.rows('select 1');
    }
  }

  /** Whether all was done, or we were stopped; false if the queue gave up. */
  async #runQueue(): Promise<boolean> {
    const { database } = this.#store;
    const { workers, lease, wait, signal } = this.#options;
    const { run, Logger } = await loadQueue();
    const events = new EventEmitter() as WorkerEvents;
    let pool = '';
    events.on('pool:create', ({ workerPool }) => {
      pool = workerPool.id;
    });
    events.on('job:error', () => {
      this.progress.failures++;
      this.#options.onProgress(this.progress);
    });
    const runner = await run({
      pgPool: database.pool,
      taskList: { [TASK]: (payload) => this.#doRange(payload as Range) },
      noHandleSignals: true,
      logger: new Logger(() => () => {}),
      events,
      // Without a batch, a job that cannot be marked as done would end the process.
      preset: {
        worker: {
          concurrentJobs: workers,
          pollInterval: POLL_EVERY,
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
        },
      },
    });
    let running = true;
    const end = (): void => {
      running = false;
    };
    runner.promise.then(end, end);
    for (let renewed = Number.NEGATIVE_INFINITY; running && !signal.aborted; await pause(LOOK_EVERY)) {
      if (performance.now() - renewed > lease / 5) {
        await renewLease(database, pool, lease);
        renewed = performance.now();
      }
      if ((await this.#openJobs()) === 0 && !wait) break;
    }
    const gaveUp = !running;
    if (running) await Promise.race([runner.stop().catch(() => {}), pause(STOPPING)]);
    await giveBack(database, pool);
    return !gaveUp;
  }

  async #openJobs(): Promise<number> {
    const { waiting = 0, running = 0 } = (await queueStatus(this.#store)) ?? {};
    this.progress.open = waiting + running;
    this.#options.onProgress(this.progress);
    return this.progress.open;
  }

  async #doRange(range: Range): Promise<void> {
    const order = await this.#orderOf(range.order);
    if (!order || (await rangeIsDone(this.#store.database, range))) return;
    const made: StoredBoard[] = [];
    const broken: string[] = [];
    for (let index = range.first; index < range.first + range.count; index++) {
      const wish = wishOf(order, index);
      const outcome = await this.#options.make(wish);
      if (outcome.ok) made.push(storedOf(order, outcome.board));
      else if (outcome.because === 'stopped') throw new Error('interrupted');
      else if (outcome.because === 'broken') broken.push(`seed ${wish.wish.seed}: ${outcome.problem}`);
      else this.progress.missed++;
    }
    const added = (await this.#store.add(made)).filter(Boolean).length;
    this.progress.boards += added;
    this.progress.duplicates += made.length - added;
    // What could be made is kept; the queue tries the rest again, and in the end sets it aside.
    if (broken.length > 0) throw new Error(broken.join('; '));
    await finishRange(this.#store.database, range);
    this.progress.jobs++;
    this.#options.onProgress(this.progress);
  }

  async #orderOf(id: string): Promise<Order | undefined> {
    const order = this.#orders.get(id) ?? (await this.#store.orders()).find((one) => one.id === id);
    if (order) this.#orders.set(id, order);
    return order;
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
