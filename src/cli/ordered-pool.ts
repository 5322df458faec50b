import type { Worker } from 'node:worker_threads';

export interface PoolOptions<J, R> {
  /** Threads at the most; they are started as they are needed. */
  readonly threads: number;
  /** Starts a thread, which must answer each message, a job, with one message, its result. */
  readonly start: () => Worker;
  /** The result of a job whose thread died, out of memory perhaps; the other jobs go on. */
  readonly died: (job: J, error: Error) => R;
  /** Jobs begun beyond the first that is not done, for each thread: one slow job does not stop the others. */
  readonly ahead: number;
  readonly signal: AbortSignal;
  /** After the signal, whether results are still given that are there already, also beyond a job that is not done. */
  readonly keepFinished?: boolean;
}

/** Does jobs in several threads and gives the results back in the order of the jobs. */
export class OrderedPool<J, R> {
  readonly #options: PoolOptions<J, R>;
  readonly #waiting: { readonly at: number; readonly job: J }[] = [];
  readonly #busy = new Map<Worker, { readonly at: number; readonly job: J }>();
  readonly #idle: Worker[] = [];
  readonly #results = new Map<number, R>();
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
        const result = this.#results.get(this.#taken);
        if (result !== undefined) {
          this.#results.delete(this.#taken++);
          this.#changed();
          yield result;
        } else if (reading || this.#taken < this.#given) await this.#change();
        else break;
      }
      if (!signal.aborted) await allRead;
      else if (keepFinished) yield* [...this.#results].sort(([a], [b]) => a - b).map(([, result]) => result);
    } finally {
      signal.removeEventListener('abort', this.#changed);
      const threads = [...this.#busy.keys(), ...this.#idle];
      for (const thread of threads) thread.removeAllListeners();
      await Promise.all(threads.map((thread) => thread.terminate()));
    }
  }

  async #read(jobs: AsyncIterable<J> | Iterable<J>): Promise<void> {
    const { threads, ahead, signal } = this.#options;
    for await (const job of jobs) {
      if (signal.aborted) return;
      this.#waiting.push({ at: this.#given++, job });
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
    thread.on('message', (result: R) => {
      this.#settle(thread, () => result);
      this.#idle.push(thread);
      this.#assign();
    });
    const end = (error: Error): void => {
      this.#idle.splice(0, this.#idle.length, ...this.#idle.filter((one) => one !== thread));
      this.#settle(thread, (job) => this.#options.died(job, error));
      this.#assign();
    };
    thread.on('error', end);
    thread.on('exit', (code) => end(new Error(`exit code ${code}`)));
    return thread;
  }

  #settle(thread: Worker, resultOf: (job: J) => R): void {
    const done = this.#busy.get(thread);
    if (!done) return;
    this.#busy.delete(thread);
    this.#results.set(done.at, resultOf(done.job));
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
