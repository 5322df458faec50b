import { Worker } from 'node:worker_threads';
import { BEGUN, type Reply } from '../ordered-pool.ts';

/** How a pool does its jobs. */
export interface ThreadPoolOptions<J, R> {
  /** Threads at the most; they are started as they are needed, and stay. */
  readonly threads: number;
  readonly entry: URL;
  /** What the entry must be told to do. */
  readonly role: string;
  /** Milliseconds after which a thread that does not answer is ended. */
  readonly limit: (job: J) => number;
  /** The result of a job whose thread died or hung; the other jobs go on. */
  readonly broken: (job: J, problem: string) => R;
  /** The result of a job that was not done when the pool was closed. */
  readonly stopped: R;
}

interface Task<J, R> {
  readonly job: J;
  readonly resolve: (result: R) => void;
}

/** Does jobs in threads that stay. A thread that dies, or hangs, costs its job and is replaced. */
export class ThreadPool<J, R> {
  readonly #options: ThreadPoolOptions<J, R>;
  readonly #waiting: Task<J, R>[] = [];
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, { readonly task: Task<J, R>; readonly timer: NodeJS.Timeout }>();
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
    for (const { task, timer } of this.#busy.values()) {
      clearTimeout(timer);
      task.resolve(this.#options.stopped);
    }
    for (const task of this.#waiting.splice(0)) task.resolve(this.#options.stopped);
    this.#busy.clear();
    this.#idle.length = 0;
    for (const thread of threads) thread.removeAllListeners();
    await Promise.all(threads.map((thread) => thread.terminate()));
  }

  #assign(): void {
    const { threads, limit, broken } = this.#options;
    while (this.#waiting.length > 0 && !this.#closed) {
      if (this.#idle.length === 0 && this.#busy.size >= threads) return;
      const thread = this.#idle.pop() ?? this.#start();
      const task = this.#waiting.shift()!;
      const most = limit(task.job);
      const timer = setTimeout(() => {
        thread.removeAllListeners();
        void thread.terminate();
        this.#settle(thread, broken(task.job, `cut off after ${(most / 1000).toFixed(1)} s`));
      }, most);
      this.#busy.set(thread, { task, timer });
      thread.postMessage(task.job);
    }
  }

  #start(): Worker {
    const { entry, role, broken } = this.#options;
    const thread = new Worker(entry, { workerData: role });
    thread.on('message', (message: Reply<R> | typeof BEGUN) => {
      if (message === BEGUN) return;
      this.#idle.push(thread);
      this.#settle(thread, message.result);
    });
    const end = (problem: string): void => {
      this.#idle.splice(0, this.#idle.length, ...this.#idle.filter((one) => one !== thread));
      const busy = this.#busy.get(thread);
      if (busy) this.#settle(thread, broken(busy.task.job, problem));
    };
    thread.on('error', ({ message }) => end(message));
    thread.on('exit', (code) => end(`its thread ended with exit code ${code}`));
    return thread;
  }

  #settle(thread: Worker, result: R): void {
    const busy = this.#busy.get(thread);
    if (!busy) return;
    this.#busy.delete(thread);
    clearTimeout(busy.timer);
    busy.task.resolve(result);
    this.#assign();
  }
}

/** How long a thread is waited for that has this limit, in milliseconds: there it would have answered by itself. */
export const withGrace = (limit: number): number => limit * 1.5 + 5000;
