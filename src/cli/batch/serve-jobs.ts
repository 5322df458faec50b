import { parentPort } from 'node:worker_threads';
import { BEGUN, type Reply } from './thread-pool.ts';

/** What a thread of a pool does with jobs that have one result each. */
export function serveJobs<J, R>(work: (job: J) => R | Promise<R>): void {
  parentPort?.on('message', async (job: J) => {
    parentPort?.postMessage(BEGUN);
    parentPort?.postMessage({ result: await work(job) } satisfies Reply<R>);
  });
}
