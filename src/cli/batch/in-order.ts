import { type PoolOptions, ThreadPool } from './thread-pool.ts';

export interface OrderedOptions<J, R> extends PoolOptions<J, R> {
  /** Jobs begun beyond the first that is not done, for each thread: one slow job does not stop the others. */
  readonly ahead: number;
  readonly signal: AbortSignal;
  /** After the signal, whether results are still given that are there already, also beyond a job that is not done. */
  readonly keepFinished?: boolean;
}

/**
 * Does jobs in several threads and gives the results back in the order of the jobs. If `jobs` fails, its error is thrown
 * after the results of what came before it.
 */
export async function* inOrder<J, R>(
  jobs: AsyncIterable<J> | Iterable<J>,
  options: OrderedOptions<J, R>,
): AsyncGenerator<R> {
  const { threads, ahead, signal, keepFinished } = options;
  const pool = new ThreadPool<J, R>(options);
  /** The jobs whose results are not all given, in their order. */
  const queue: { readonly parts: R[]; done: boolean }[] = [];
  let reading = true;
  let wake: (() => void)[] = [];
  /** Resolves when a result comes or is taken, when all is read, or at the signal. */
  const change = (): Promise<void> => new Promise((resolve) => void wake.push(resolve));
  const changed = (): void => {
    const woken = wake;
    wake = [];
    for (const resolve of woken) resolve();
  };
  const read = async (): Promise<void> => {
    for await (const job of jobs) {
      if (signal.aborted) return;
      const queued = { parts: [] as R[], done: false };
      queue.push(queued);
      const tell = (part: R): void => {
        queued.parts.push(part);
        changed();
      };
      void pool.do(job, tell).then(() => {
        queued.done = true;
        changed();
      });
      while (queue.length >= threads * ahead && !signal.aborted) await change();
    }
  };
  const allRead = read().finally(() => {
    reading = false;
    changed();
  });
  allRead.catch(() => {});
  signal.addEventListener('abort', changed);
  try {
    while (!signal.aborted) {
      const [first] = queue;
      const part = first?.parts.shift();
      if (part !== undefined) yield part;
      else if (first?.done) {
        queue.shift();
        changed();
      } else if (reading || first) await change();
      else break;
    }
    if (!signal.aborted) await allRead;
    else if (keepFinished) for (const { parts } of queue) yield* parts;
  } finally {
    signal.removeEventListener('abort', changed);
    await pool.close();
  }
}
