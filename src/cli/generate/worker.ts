import { parentPort } from 'node:worker_threads';
import { BEGUN, type Reply } from '../batch/ordered-pool.ts';
import { type BoardJob, type Made, makeBoard } from './make-board.ts';

/** What a thread does: makes each board that it is sent. */
export function serve(): void {
  parentPort?.on('message', async (job: BoardJob) => {
    parentPort?.postMessage(BEGUN);
    parentPort?.postMessage({ result: await makeBoard(job) } satisfies Reply<Made>);
  });
}
