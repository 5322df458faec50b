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
  readonly result?: R;
  /** What is still to be done of it, in another thread. */
  readonly rest?: J;
}

/** The error for a thread that was terminated because it exceeded the limit of its job. */
export class Overdue extends Error {
  override readonly name = 'Overdue';
}

/** How much longer than its limit a thread may be busy, in milliseconds; there it would have answered by itself. */
export const grace = (limit: number): number => Math.max(80, limit * 0.08);

/** Terminates a thread that exceeds its limit, and reports it. The caller clears the timer. */
export const endWhenOverdue = (
  thread: Worker,
  limit: number,
  tell: (error: Overdue) => void,
): ReturnType<typeof setTimeout> =>
  setTimeout(() => {
    thread.removeAllListeners();
    void thread.terminate();
    tell(new Overdue('the time limit was reached'));
  }, limit + grace(limit));

export interface PoolOptions<J, R> {
  /** Threads at the most; they are started as they are needed. */
  readonly threads: number;
  /** Starts a thread, which must answer each message, a job, with its `Reply`, or with several. */
  readonly start: () => Worker;
  /** For a job whose thread died, out of memory perhaps, after this part of its result; the other jobs go on. */
  readonly died: (job: J, error: Error, last: R | undefined) => Recovery<J, R>;
  /** Milliseconds after which the thread of a job is terminated with `Overdue`, if it did not stop by itself. */
  readonly limit?: (job: J) => number | undefined;
  /** Jobs begun beyond the first that is not done, for each thread: one slow job does not stop the others. */
  readonly ahead: number;
  readonly signal: AbortSignal;
  /** After the signal, whether results are still given that are there already, also beyond a job that is not done. */
  readonly keepFinished?: boolean;
}

/** A job, its place in the order, and its results so far. */
interface QueuedJob<J, R> {
  readonly at: number;
  job: J;
  readonly parts: R[];
  last: R | undefined;
  done: boolean;
  timer?: NodeJS.Timeout;
}

/** Does jobs in several threads and gives the results back in the order of the jobs. */
export class OrderedPool<J, R> {
  readonly #options: PoolOptions<J, R>;
  readonly #waiting: QueuedJob<J, R>[] = [];
  readonly #busy = new Map<Worker, QueuedJob<J, R>>();
  readonly #idle: Worker[] = [];
  readonly #queue = new Map<number, QueuedJob<J, R>>();
  #given = 0;
  #taken = 0;
  #wake: (() => void)[] = [];

  constructor(options: PoolOptions<J, R>) {
    this.#options = options;
  }

  /** If `jobs` fails, its error is thrown after the results of what came before it. Runs once. */
  async *run(jobs: AsyncIterable<J> | Iterable<J>): AsyncGenerator<R> {
    const { signal, keepFinished } = this.#options;
    let reading = true;
    const allRead = this.#read(jobs).finally(() => {
      reading = false;
      this.#changed();
    });
    allRead.catch(() => {});
    signal.addEventListener('abort', this.#changed);
    try {
      while (!signal.aborted) {
        const queued = this.#queue.get(this.#taken);
        const part = queued?.parts.shift();
        if (part !== undefined) yield part;
        else if (queued?.done) {
          this.#queue.delete(this.#taken++);
          this.#changed();
        } else if (reading || this.#taken < this.#given) await this.#change();
        else break;
      }
      if (!signal.aborted) await allRead;
      else if (keepFinished) {
        for (const { parts } of [...this.#queue.values()].sort((a, b) => a.at - b.at)) yield* parts;
      }
    } finally {
      signal.removeEventListener('abort', this.#changed);
      const threads = [...this.#busy.keys(), ...this.#idle];
      for (const { timer } of this.#busy.values()) clearTimeout(timer);
      for (const thread of threads) thread.removeAllListeners();
      await Promise.all(threads.map((thread) => thread.terminate()));
    }
  }

  async #read(jobs: AsyncIterable<J> | Iterable<J>): Promise<void> {
    const { threads, ahead, signal } = this.#options;
    for await (const job of jobs) {
      if (signal.aborted) return;
      const queued = { at: this.#given++, job, parts: [], last: undefined, done: false };
      this.#queue.set(queued.at, queued);
      this.#waiting.push(queued);
      this.#assign();
      while (this.#given - this.#taken >= threads * ahead && !signal.aborted) await this.#change();
    }
  }

  #assign(): void {
    while (this.#waiting.length > 0) {
      const thread = this.#idle.pop() ?? this.#start();
      if (!thread) return;
      const next = this.#waiting.shift()!;
      this.#busy.set(thread, next);
      thread.postMessage(next.job);
    }
  }

  #start(): Worker | undefined {
    if (this.#busy.size >= this.#options.threads) return undefined;
    const thread = this.#options.start();
    thread.on('message', (message: Reply<R> | typeof BEGUN) => {
      const queued = this.#busy.get(thread);
      if (!queued) return;
      if (message === BEGUN) {
        this.#watch(thread, queued);
        return;
      }
      const { result, more } = message;
      this.#keep(queued, result);
      if (more) return;
      clearTimeout(queued.timer);
      queued.done = true;
      this.#busy.delete(thread);
      this.#idle.push(thread);
      this.#assign();
    });
    thread.on('error', (error) => this.#end(thread, error));
    thread.on('exit', (code) => this.#end(thread, new Error(`exit code ${code}`)));
    return thread;
  }

  #watch(thread: Worker, queued: QueuedJob<J, R>): void {
    const limit = this.#options.limit?.(queued.job);
    if (limit === undefined) return;
    queued.timer = endWhenOverdue(thread, limit, (error) => this.#end(thread, error));
  }

  #end(thread: Worker, error: Error): void {
    this.#idle.splice(0, this.#idle.length, ...this.#idle.filter((one) => one !== thread));
    const queued = this.#busy.get(thread);
    this.#busy.delete(thread);
    clearTimeout(queued?.timer);
    if (queued) this.#threadDied(queued, error);
    this.#assign();
  }

  #keep(queued: QueuedJob<J, R>, part: R): void {
    queued.parts.push(part);
    queued.last = part;
    this.#changed();
  }

  #threadDied(queued: QueuedJob<J, R>, error: Error): void {
    const { result, rest } = this.#options.died(queued.job, error, queued.last);
    if (result !== undefined) this.#keep(queued, result);
    if (rest === undefined) queued.done = true;
    else {
      queued.job = rest;
      queued.last = undefined;
      this.#waiting.unshift(queued);
    }
    this.#changed();
  }

  /** Resolves when a result comes or is taken, when all is read, or at the signal. */
  #change(): Promise<void> {
    return new Promise((resolve) => void this.#wake.push(resolve));
  }

  readonly #changed = (): void => {
    const woken = this.#wake;
    this.#wake = [];
    for (const wake of woken) wake();
  };
}
