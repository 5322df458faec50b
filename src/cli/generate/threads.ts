import { Worker } from 'node:worker_threads';
import { OrderedPool, Overdue } from '../ordered-pool.ts';
import type { BoardJob, Made } from './make-board.ts';

/** Makes boards in several threads and gives them back in order; interrupted, it keeps what is done. */
export const makeInThreads = (
  jobs: Iterable<BoardJob>,
  threads: number,
  entry: URL,
  signal: AbortSignal,
): AsyncGenerator<Made> =>
  new OrderedPool<BoardJob, Made>({
    threads,
    start: () => new Worker(entry, { workerData: 'makes boards' }),
    died: ({ index, wish: { seed } }, error) => ({
      result:
        error instanceof Overdue
          ? { index, seed, ok: false, because: 'time' }
          : { index, seed, ok: false, because: 'broken', problem: error.message },
    }),
    // A proof has its own way to keep to the limit.
    limit: ({ timeLimit, prove }) => (prove === undefined ? timeLimit : undefined),
    ahead: 32,
    signal,
    keepFinished: true,
  }).run(jobs);
