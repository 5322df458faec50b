import { Worker } from 'node:worker_threads';
import { inOrder } from '../batch/in-order.ts';
import { Overdue } from '../batch/thread-pool.ts';
import type { BoardJob, Made } from './make-board.ts';

/** What becomes of a board whose thread died: out of time, out of memory, or by a bug of ours. */
export function diedOver({ index, wish: { seed } }: BoardJob, error: Error): Made {
  if (error instanceof Overdue) return { index, seed, ok: false, because: 'time' };
  if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY')
    return { index, seed, ok: false, because: 'memory' };
  return { index, seed, ok: false, because: 'broken', problem: error.message };
}

/** Makes boards in several threads and gives them back in order; interrupted, it keeps what is done. */
export const makeInThreads = (
  jobs: Iterable<BoardJob>,
  threads: number,
  entry: URL,
  signal: AbortSignal,
): AsyncGenerator<Made> =>
  inOrder<BoardJob, Made>(jobs, {
    threads,
    start: () => new Worker(entry, { workerData: 'makes boards' }),
    died: (job, error) => ({ result: diedOver(job, error) }),
    // A proof has its own way to keep to the limit.
    limit: ({ timeLimit, prove }) => (prove === undefined ? timeLimit : undefined),
    ahead: 32,
    signal,
    keepFinished: true,
  });
