import { parentPort } from 'node:worker_threads';
import { BEGUN, type Reply } from '../batch/ordered-pool.ts';
import { type Admission, admitBoard, type Candidate } from './admit-board.ts';

/** What a thread does: looks at each board that it is sent. */
export function serve(): void {
  parentPort?.on('message', (candidate: Candidate) => {
    parentPort?.postMessage(BEGUN);
    parentPort?.postMessage({ result: admitBoard(candidate) } satisfies Reply<Admission>);
  });
}
