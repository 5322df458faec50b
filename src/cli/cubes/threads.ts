import { Worker } from 'node:worker_threads';
import type { RoundResult, SearchThread, SearchThreads } from '../../reasoning/index.ts';

/** Threads of this process that share the search of one board. */
export const searchThreads = (entry: URL, count: number): SearchThreads => ({
  count,
  start: (task) => threadOf(new Worker(entry, { workerData: { shares: task } })),
});

function threadOf(worker: Worker): SearchThread {
  let settle: ((result: RoundResult | undefined) => void) | undefined;
  let fail: ((error: Error) => void) | undefined;
  let problem: Error | undefined;
  let isDead = false;
  worker.on('message', (result: RoundResult) => settle?.(result));
  worker.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') problem = error;
  });
  worker.on('exit', () => {
    isDead = true;
    if (problem) fail?.(problem);
    else settle?.(undefined);
  });
  return {
    ask: (round) =>
      new Promise((resolve, reject) => {
        [settle, fail] = [resolve, reject];
        if (problem) reject(problem);
        else if (isDead) resolve(undefined);
        else worker.postMessage(round);
      }),
    end: () => {
      worker.removeAllListeners();
      void worker.terminate();
    },
  };
}
