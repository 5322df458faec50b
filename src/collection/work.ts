import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import { isPassing, pausing } from './database.ts';
import { type MakeBoard, storedOf, wishOf } from './fill-order.ts';
import { queueStatus } from './jobs.ts';
import { giveBack, renewLease } from './leases.ts';
import type { Order, OrderState } from './order.ts';
import { PostgresStore } from './postgres-store.ts';
import { finishRange, loadQueue, makeQueue, type Range, rangeState, TASK, topUp } from './queue.ts';
import type { Store } from './store.ts';
import type { StoredBoard } from './stored-board.ts';

/** How a program works on the orders of a store. */
export interface WorkOptions {
  readonly make: MakeBoard;
  /** Jobs at a time. */
  readonly workers: number;
  /** Milliseconds after which a silent worker loses its jobs. */
  readonly lease: number;
  /** Whether to wait for new orders when nothing is left to do. */
  readonly wait: boolean;
  readonly signal: AbortSignal;
  onProgress(progress: WorkProgress): void;
  /** Called when the database is open, with the store as others may read it meanwhile. */
  onOpen?(store: Store): void;
  /** Called for what a log should have. */
  onEvent?(event: WorkEvent): void;
}

/** What a program did for an order, or for all of them. */
export interface WorkCounts {
  jobs: number;
  boards: number;
  duplicates: number;
  /** Seeds that gave no board within their limits. */
  missed: number;
  /** Jobs that failed here; they are tried again, or set aside. */
  failures: number;
}

/** What a program did so far. */
export interface WorkProgress extends Readonly<WorkCounts> {
  /** Jobs that are still to be done, here or elsewhere. */
  readonly open: number;
  /** Whether the database is away. */
  readonly waiting: boolean;
  readonly byOrder: ReadonlyMap<string, Readonly<WorkCounts>>;
}

/** Something that happened, for a log. */
export interface WorkEvent {
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  readonly event: string;
  readonly order?: string;
  /** The first seed of the job. */
  readonly first?: number;
  readonly boards?: number;
  readonly error?: string;
  readonly state?: OrderState;
}

/** How often to check whether something is left to do, in milliseconds. */
const LOOK_EVERY = 500;
/** Milliseconds between two queries for a job while no notification arrives. */
const POLL_EVERY = 1000;
/** How long the queue may take to stop, in milliseconds; then it is left as if it had been killed. */
const STOPPING = 3000;

/** An order that ended without all of its boards, and how many it has. */
export interface ShortOrder {
  readonly order: string;
  readonly state: OrderState;
  readonly found: number;
  readonly wanted: number;
}

/** What a program did, and the orders of the store that cannot be filled. */
export interface Worked extends WorkProgress {
  readonly short: readonly ShortOrder[];
}

/** Does the jobs of a store until none is left, or until the signal. A database that is away is waited for. */
export async function work(url: string, options: WorkOptions): Promise<Worked> {
  const progress = new Progress(options);
  const { signal, workers, onEvent, onOpen } = options;
  const store = await PostgresStore.open(url, {
    ...{ connections: workers + 5, patient: true, signal },
    onWait: (waiting) => {
      progress.waiting = waiting;
      onEvent?.(
        waiting ? { level: 'warn', event: 'database away' } : { level: 'info', event: 'database back' },
      );
      options.onProgress(progress);
    },
  });
  try {
    onOpen?.(store);
    await new QueueWorker(store, options, progress).run();
    return Object.assign(progress, { short: signal.aborted ? [] : await shortOrders(store) });
  } finally {
    await store.close();
  }
}

async function shortOrders(store: Store): Promise<ShortOrder[]> {
  const short: ShortOrder[] = [];
  for (const { id, state, count } of await store.orders()) {
    if (state !== 'exhausted' && state !== 'failing') continue;
    short.push({ order: id, state, found: await store.count({ order: id }), wanted: count });
  }
  return short;
}

class Progress implements WorkProgress {
  readonly #options: WorkOptions;
  jobs = 0;
  boards = 0;
  duplicates = 0;
  missed = 0;
  failures = 0;
  open = 0;
  waiting = false;
  readonly byOrder = new Map<string, WorkCounts>();

  constructor(options: WorkOptions) {
    this.#options = options;
  }

  add(order: string, counts: Partial<WorkCounts>): void {
    const mine = this.byOrder.get(order) ?? { jobs: 0, boards: 0, duplicates: 0, missed: 0, failures: 0 };
    this.byOrder.set(order, mine);
    for (const [name, more] of Object.entries(counts) as [keyof WorkCounts, number][]) {
      mine[name] += more;
      this[name] += more;
    }
    this.#options.onProgress(this);
  }
}

class QueueWorker {
  readonly #store: PostgresStore;
  readonly #options: WorkOptions;
  readonly #progress: Progress;
  #orders = new Map<string, Order>();

  constructor(store: PostgresStore, options: WorkOptions, progress: Progress) {
    this.#store = store;
    this.#options = options;
    this.#progress = progress;
  }

  async run(): Promise<void> {
    const { database } = this.#store;
    const { signal } = this.#options;
    try {
      await makeQueue(database);
      // The queue gives up when the database goes away in the middle of a job; then it is started anew.
      while (!(await this.#runQueue())) {
        await pausing(POLL_EVERY, signal);
        await database.rows('select 1');
      }
    } catch (error) {
      // A worker that is told to stop while the database is away does not wait for it.
      if (!signal.aborted || !isPassing(error)) throw error;
    }
  }

  /** Whether all was done, or we were stopped; false if the queue gave up. */
  async #runQueue(): Promise<boolean> {
    const { database } = this.#store;
    const { workers, signal } = this.#options;
    const { run, Logger } = await loadQueue();
    const events = new EventEmitter() as WorkerEvents;
    let pool = '';
    events.on('pool:create', ({ workerPool }) => {
      pool = workerPool.id;
    });
    events.on('job:error', ({ job, error }) => this.#hearFailure(job, error));
    let runner: Awaited<ReturnType<typeof run>>;
    try {
      runner = await run({
        pgPool: database.pool,
        taskList: { [TASK]: (payload) => this.#doRange(payload as Range) },
        noHandleSignals: true,
        logger: new Logger(() => () => {}),
        events,
        // Without a batch, a job that cannot be marked as done would end the process.
        preset: {
          worker: {
            // One more than there are threads, so that none waits while a job is fetched or finished.
            concurrentJobs: workers + 1,
            pollInterval: POLL_EVERY,
            completeJobBatchDelay: 0,
            failJobBatchDelay: 0,
          },
        },
      });
    } catch (error) {
      if (isPassing(error)) return false;
      throw error;
    }
    let running = true;
    const end = (): void => {
      running = false;
    };
    runner.promise.then(end, end);
    let gaveUp = false;
    try {
      await this.#look(() => running, pool);
      gaveUp = !running && !signal.aborted;
    } finally {
      if (running) await Promise.race([runner.stop().catch(() => {}), pausing(STOPPING)]);
    }
    await giveBack(database, pool);
    return !gaveUp;
  }

  /** Reports that we are alive, and checks whether something is left to do; ends when nothing is. */
  async #look(isRunning: () => boolean, pool: string): Promise<void> {
    const { database } = this.#store;
    const { lease, wait, signal } = this.#options;
    for (let renewed = Number.NEGATIVE_INFINITY; isRunning() && !signal.aborted; ) {
      if (performance.now() - renewed > lease / 5) {
        await renewLease(database, pool, lease);
        await topUp(database);
        renewed = performance.now();
      }
      await this.#readOrders();
      // Jobs that were added may fail before they are counted: their orders are topped up once more, or closed.
      if ((await this.#openJobs()) === 0 && (await topUp(database)) === 0 && !wait) return;
      await pausing(LOOK_EVERY, signal);
    }
  }

  async #openJobs(): Promise<number> {
    const { waiting = 0, running = 0 } = (await queueStatus(this.#store)) ?? {};
    this.#progress.open = waiting + running;
    this.#options.onProgress(this.#progress);
    return this.#progress.open;
  }

  /** Orders may be added, changed and cancelled at any time. */
  async #readOrders(): Promise<void> {
    const before = this.#orders;
    this.#orders = new Map((await this.#store.orders()).map((order) => [order.id, order]));
    for (const { id, state } of this.#orders.values()) {
      const was = before.get(id)?.state;
      if (state === undefined || was === undefined || was === state) continue;
      const level = state === 'full' || state === 'open' ? 'info' : 'warn';
      this.#options.onEvent?.({ level, event: 'order', order: id, state });
    }
  }

  #hearFailure({ key, attempts, max_attempts }: FailedJob, error: unknown): void {
    const [order = '', first] = (key ?? '').split(':');
    const message = error instanceof Error ? error.message : `${error}`;
    if (message === INTERRUPTED) return;
    const isLast = attempts >= max_attempts;
    this.#options.onEvent?.({
      ...{ level: isLast ? 'error' : 'warn', event: isLast ? 'job set aside' : 'job failed' },
      ...{ order, first: Number(first), error: message },
    });
    this.#progress.add(order, { failures: 1 });
  }

  async #doRange(range: Range): Promise<void> {
    const { order: id, first, count } = range;
    const { database } = this.#store;
    if (!this.#orders.has(id)) await this.#readOrders();
    const order = this.#orders.get(id);
    let state = await rangeState(database, range);
    if (!order || state.done) return;
    this.#options.onEvent?.({ level: 'debug', event: 'job begun', order: id, first });
    const broken: string[] = [];
    const end = first + count;
    let next = first;
    let boards = 0;
    while (next < end && !state.done && (state.missing === undefined || state.missing > 0)) {
      const batch = Math.min(end - next, state.missing ?? count);
      const made = await this.#makeBoards(order, next, next + batch, broken);
      // The order was cancelled meanwhile.
      if (!made) return;
      next += batch;
      const added = (await this.#store.add(made)).filter(Boolean).length;
      boards += added;
      this.#progress.add(id, { boards: added, duplicates: made.length - added });
      if (next < end) state = await rangeState(database, range);
    }
    // What could be made is kept; the queue tries the rest again, and in the end sets it aside.
    if (broken.length > 0) throw new Error(broken.join('; '));
    await finishRange(database, range, next - first);
    this.#options.onEvent?.({ level: 'debug', event: 'job done', order: id, first, boards });
    this.#progress.add(id, { jobs: 1 });
  }

  /** Undefined if the order ended meanwhile. */
  async #makeBoards(
    order: Order,
    from: number,
    to: number,
    broken: string[],
  ): Promise<StoredBoard[] | undefined> {
    const made: StoredBoard[] = [];
    for (let index = from; index < to; index++) {
      if (this.#orders.get(order.id)?.state === 'cancelled') return undefined;
      const wish = wishOf(order, index);
      const outcome = await this.#options.make(wish);
      if (outcome.ok) made.push(storedOf(order, outcome.board));
      else if (outcome.because === 'stopped') throw new Error(INTERRUPTED);
      else if (outcome.because === 'broken') broken.push(`seed ${wish.wish.seed}: ${outcome.problem}`);
      else this.#progress.add(order.id, { missed: 1 });
    }
    return made;
  }
}

interface FailedJob {
  readonly key: string | null;
  readonly attempts: number;
  readonly max_attempts: number;
}

const INTERRUPTED = 'interrupted';
