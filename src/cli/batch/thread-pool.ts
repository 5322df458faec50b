import type { Worker } from 'node:worker_threads';

/** What a thread answers: the result of its job, or a part of it. */
export interface Reply<R> {
  readonly result: R;
  /** More of the same job follows. */
  readonly more?: boolean;
}

/** What a thread says when it begins a job that has a limit: starting the thread does not count. */
export const BEGUN = 'begun';

/** What can be kept of a job whose thread died. */
export interface Recovery<J, R> {
  readonly result?: R | undefined;
  /** What is still to be done of it, in another thread. */
  readonly rest?: J | undefined;
}

/** The error for a thread that was terminated because it exceeded the limit of its job. */
export class Overdue extends Error {
  override readonly name = 'Overdue';
}

/** No timer counts further, in milliseconds: one that should would ring at once. */
const LONGEST = 2 ** 31 - 1;

/** How long a thread may be busy with a limit, in milliseconds: a little longer, for it would answer by itself. */
export const patience = (limit: number): number => Math.min(LONGEST, limit + Math.max(80, limit * 0.08));

export interface PoolOptions<J, R> {
  /** Threads at the most; they are started as they are needed, and stay. */
  readonly threads: number;
  /** Starts a thread, which must answer each message, a job, with its `Reply`, or with several. */
  readonly start: () => Worker;
  /** For a job whose thread died, out of memory perhaps, after this part of its result; the other jobs go on. */
  readonly died: (job: J, error: Error, last: R | undefined) => Recovery<J, R>;
  /** Milliseconds after which the thread of a job is terminated with `Overdue`, if it did not stop by itself. */
  readonly limit?: (job: J) => number | undefined;
}

interface PendingJob<J, R> {
  job: J;
  last: R | undefined;
  readonly tell: (part: R) => void;
  readonly settle: () => void;
  timer?: NodeJS.Timeout;
}

/** Does jobs in several threads. If a thread dies or hangs, its job is recovered or fails, and the thread is replaced. */
export class ThreadPool<J, R> {
  readonly #options: PoolOptions<J, R>;
  readonly #waiting: PendingJob<J, R>[] = [];
  readonly #busy = new Map<Worker, PendingJob<J, R>>();
  #idle: Worker[] = [];
  #closed = false;

  constructor(options: PoolOptions<J, R>) {
    this.#options = options;
  }

  /** Tells each part of the result as it comes; resolves when there are no more, or when the pool is closed. */
  do(job: J, tell: (part: R) => void): Promise<void> {
    return new Promise((settle) => {
      if (this.#closed) return settle();
      this.#waiting.push({ job, last: undefined, tell, settle });
      this.#assign();
    });
  }

  /** The result of a job that has one part; undefined if the pool was closed before it was done. */
  async result(job: J): Promise<R | undefined> {
    let found: R | undefined;
    await this.do(job, (part) => {
      found = part;
    });
    return found;
  }

  async close(): Promise<void> {
    this.#closed = true;
    const threads = [...this.#busy.keys(), ...this.#idle];
    for (const { timer } of this.#busy.values()) clearTimeout(timer);
    for (const { settle } of [...this.#busy.values(), ...this.#waiting.splice(0)]) settle();
    this.#busy.clear();
    this.#idle = [];
    for (const thread of threads) thread.removeAllListeners();
    await Promise.all(threads.map((thread) => thread.terminate()));
  }

  #assign(): void {
    while (this.#waiting.length > 0 && !this.#closed) {
      if (this.#idle.length === 0 && this.#busy.size >= this.#options.threads) return;
      const thread = this.#idle.pop() ?? this.#start();
      const next = this.#waiting.shift()!;
      this.#busy.set(thread, next);
      thread.postMessage(next.job);
    }
  }

  #start(): Worker {
    const thread = this.#options.start();
    thread.on('message', (message: Reply<R> | typeof BEGUN) => {
      const pending = this.#busy.get(thread);
      if (!pending) return;
      if (message === BEGUN) {
        this.#watch(thread, pending);
        return;
      }
      pending.last = message.result;
      pending.tell(message.result);
      if (message.more) return;
      clearTimeout(pending.timer);
      this.#busy.delete(thread);
      this.#idle.push(thread);
      pending.settle();
      this.#assign();
    });
    thread.on('error', (error) => this.#end(thread, error));
    thread.on('exit', (code) => this.#end(thread, new Error(`exit code ${code}`)));
    return thread;
  }

  /** The limit counts from here: starting a thread does not. */
  #watch(thread: Worker, pending: PendingJob<J, R>): void {
    const limit = this.#options.limit?.(pending.job);
    if (limit === undefined) return;
    pending.timer = setTimeout(() => {
      thread.removeAllListeners();
      void thread.terminate();
      this.#end(thread, new Overdue('the time limit was reached'));
    }, patience(limit));
  }

  #end(thread: Worker, error: Error): void {
    this.#idle = this.#idle.filter((one) => one !== thread);
    const pending = this.#busy.get(thread);
    this.#busy.delete(thread);
    if (pending) {
      clearTimeout(pending.timer);
      const { result, rest } = this.#options.died(pending.job, error, pending.last);
      if (result !== undefined) pending.tell(result);
      if (rest === undefined) pending.settle();
      else {
        pending.job = rest;
        pending.last = undefined;
        this.#waiting.unshift(pending);
      }
    }
    this.#assign();
  }
}
