import { parentPort } from 'node:worker_threads';
import { type Job, judgeLine } from './judge-line.ts';

/** What a thread does: judges each line that it is sent. */
export function serve(): void {
  parentPort?.on('message', async (job: Job) => {
    parentPort?.postMessage(await judgeLine(job));
  });
}
