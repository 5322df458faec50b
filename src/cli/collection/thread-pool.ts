import { Worker } from 'node:worker_threads';
import { BEGUN, endWhenOverdue, type Reply } from '../batch/ordered-pool.ts';

/** How a pool does its jobs. */
export interface ThreadPoolOptions<J, R> {
  /** Threads at the most; they are started as they are needed, and stay. */
  readonly threads: number;
  readonly entry: URL;
  /** What the entry must be told to do. */
  readonly role: string;
  /** Milliseconds after which the thread of a job is terminated with `Overdue`, if it did not stop by itself. */
  readonly limit: (job: J) => number;
  /** The result of a job whose thread died; the other jobs go on. */
  readonly died: (job: J, error: Error) => R;
  /** The result of a job that was not done when the pool was closed. */
  readonly stopped: R;
}

interface PendingJob<J, R> {
  readonly job: J;
  readonly resolve: (result: R) => void;
  timer?: NodeJS.Timeout;
}

/** Runs jobs in long-lived threads. If a thread dies or hangs, its job fails and the thread is replaced. */
export class ThreadPool<J, R> {
  readonly #options: ThreadPoolOptions<J, R>;
  readonly #waiting: PendingJob<J, R>[] = [];
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, PendingJob<J, R>>();
  #closed = false;

  constructor(options: ThreadPoolOptions<J, R>) {
    this.#options = options;
  }

  do(job: J): Promise<R> {
    return new Promise((resolve) => {
      if (this.#closed) return resolve(this.#options.stopped);
      this.#waiting.push({ job, resolve });
      this.#assign();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const threads = [...this.#busy.keys(), ...this.#idle];
    for (const { resolve, timer } of this.#busy.values()) {
      clearTimeout(timer);
      resolve(this.#options.stopped);
    }
    for (const task of this.#waiting.splice(0)) task.resolve(this.#options.stopped);
    this.#busy.clear();
    this.#idle.length = 0;
    for (const thread of threads) thread.removeAllListeners();
    await Promise.all(threads.map((thread) => thread.terminate()));
  }

  #assign(): void {
    const { threads } = this.#options;
    while (this.#waiting.length > 0 && !this.#closed) {
      if (this.#idle.length === 0 && this.#busy.size >= threads) return;
      const thread = this.#idle.pop() ?? this.#start();
      const task = this.#waiting.shift()!;
      this.#busy.set(thread, task);
      thread.postMessage(task.job);
    }
  }

  #start(): Worker {
    const { entry, role } = this.#options;
    const thread = new Worker(entry, { workerData: role });
    thread.on('message', (message: Reply<R> | typeof BEGUN) => {
      if (message === BEGUN) {
        this.#watch(thread);
        return;
      }
      this.#idle.push(thread);
      this.#settle(thread, message.result);
    });
    thread.on('error', (error) => this.#threadDied(thread, error));
    thread.on('exit', (code) =>
      this.#threadDied(thread, new Error(`its thread ended with exit code ${code}`)),
    );
    return thread;
  }

  /** The limit counts from here: starting a thread does not. */
  #watch(thread: Worker): void {
    const task = this.#busy.get(thread);
    if (!task) return;
    const limit = this.#options.limit(task.job);
    task.timer = endWhenOverdue(thread, limit, (error) => this.#threadDied(thread, error));
  }

  #threadDied(thread: Worker, error: Error): void {
    this.#idle.splice(0, this.#idle.length, ...this.#idle.filter((one) => one !== thread));
    const task = this.#busy.get(thread);
    if (task) this.#settle(thread, this.#options.died(task.job, error));
  }

  #settle(thread: Worker, result: R): void {
    const task = this.#busy.get(thread);
    if (!task) return;
    this.#busy.delete(thread);
    clearTimeout(task.timer);
    task.resolve(result);
    this.#assign();
  }
}
