import { Worker } from 'node:worker_threads';
import { OrderedPool } from '../ordered-pool.ts';
import { failed, type Job, type Judged } from './judge-line.ts';

/** Judges lines in several threads and gives the verdicts back in the order of the lines. */
export const judgeInThreads = (
  jobs: AsyncIterable<Job>,
  threads: number,
  entry: URL,
  signal: AbortSignal,
): AsyncGenerator<Judged> =>
  new OrderedPool<Job, Judged>({
    threads,
    start: () => new Worker(entry),
    died: (job, error) => failed(job, [`the thread died: ${error.message}`]),
    ahead: 64,
    signal,
  }).run(jobs);
