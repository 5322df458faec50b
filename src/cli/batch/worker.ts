import { parentPort, workerData } from 'node:worker_threads';
import { type Batch, linesIn } from './batch.ts';
import { type FileQuestion, judgeLine } from './judge-line.ts';
import { PartWriter } from './part.ts';
import { BEGUN } from './thread-pool.ts';

/** How long answers may wait for others to be sent with, in milliseconds. */
const WAIT = 50;

/** What a thread does: judges the lines that it is sent. */
export function serve(): void {
  const task = workerData as FileQuestion;
  const { signal } = new AbortController();
  parentPort?.on('message', async (batch: Batch) => {
    const part = new PartWriter();
    parentPort?.postMessage(BEGUN);
    const send = (more: boolean): void => parentPort?.postMessage({ result: part.take(), more });
    // A board that takes long, and works in slices, must not hold back those before it.
    const waiting = setInterval(() => part.boards > 0 && send(true), WAIT);
    for (const line of linesIn(batch)) {
      part.add(await judgeLine(task, line, signal));
      if (batch.careful || part.age > WAIT) send(true);
    }
    clearInterval(waiting);
    send(false);
  });
}
