import { parentPort } from 'node:worker_threads';
import { type BoardJob, makeBoard } from './make-board.ts';

/** What a thread does: makes each board that it is sent. */
export function serve(): void {
  parentPort?.on('message', async (job: BoardJob) => {
    parentPort?.postMessage(await makeBoard(job));
  });
}
