import { Worker } from 'node:worker_threads';
import { failed, type Job, type Judged } from './judge-line.ts';

/** How many lines are read ahead for each thread, so that one slow board does not stop the others. */
const AHEAD = 64;

/** Judges lines in several threads and gives the verdicts back in the order of the lines. */
export async function* judgeInThreads(
  jobs: AsyncIterable<Job>,
  threads: number,
  entry: URL,
  signal: AbortSignal,
): AsyncGenerator<Judged> {
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const judged = new Map<number, Judged>();
  let wake: () => void = () => {};
  const something = (): Promise<void> => new Promise((resolve) => (wake = resolve));
  const waiting: Job[] = [];
  let running = 0;

  const begin = (worker: Worker, job: Job): void => {
    running++;
    const settle = (verdict: Judged): void => {
      worker.removeAllListeners();
      running--;
      judged.set(job.index, verdict);
      wake();
    };
    worker.on('message', (verdict: Judged) => {
      settle(verdict);
      idle.push(worker);
    });
    // A thread that breaks, out of memory perhaps, costs its own board and no other.
    worker.on('error', (error) => {
      all.delete(worker);
      settle(failed(job, [`the thread broke: ${error.message}`]));
    });
    worker.postMessage(job);
  };
  const assign = (): void => {
    while (waiting.length > 0 && (idle.length > 0 || all.size < threads)) {
      let worker = idle.pop();
      if (!worker) {
        worker = new Worker(entry);
        all.add(worker);
      }
      begin(worker, waiting.shift()!);
    }
  };

  const source = jobs[Symbol.asyncIterator]();
  const stopped = (): void => wake();
  signal.addEventListener('abort', stopped);
  let exhausted = false;
  let next = 0;
  try {
    while (!signal.aborted) {
      while (!exhausted && waiting.length + running + judged.size < threads * AHEAD) {
        const step = await source.next();
        if (step.done) exhausted = true;
        else waiting.push(step.value);
        assign();
      }
      const verdict = judged.get(next);
      if (verdict) {
        judged.delete(next++);
        yield verdict;
      } else if (exhausted && waiting.length + running === 0) return;
      else {
        const woken = something();
        assign();
        await woken;
      }
    }
  } finally {
    signal.removeEventListener('abort', stopped);
    await Promise.all([...all].map((worker) => worker.terminate()));
  }
}
