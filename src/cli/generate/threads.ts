import { Worker } from 'node:worker_threads';
import type { BoardJob, Made } from './make-board.ts';

/** What tells a thread that it makes boards. */
export const MAKES_BOARDS = 'makes boards';

/** Boards begun beyond the first that is not done yet, for each thread: one slow board does not stop the others. */
const AHEAD = 32;

/** Makes boards in several threads, each as it becomes free, and gives them back in order. */
export async function* makeInThreads(
  jobs: Iterable<BoardJob>,
  threads: number,
  entry: URL,
  signal: AbortSignal,
): AsyncGenerator<Made> {
  const waiting = jobs[Symbol.iterator]();
  const done = new Map<number, Made>();
  let next = 0;
  let begun = 0;
  let working = 0;
  let wake = (): void => {};

  /** The job that each thread is at; nothing while it waits for one. */
  const crew = new Map<Worker, BoardJob | undefined>();

  const settle = (made: Made): void => {
    working--;
    done.set(made.index, made);
    wake();
  };
  const begin = (worker: Worker): void => {
    crew.set(worker, undefined);
    if (signal.aborted || begun - next >= threads * AHEAD) return;
    const { value: job } = waiting.next();
    if (!job) return;
    begun++;
    working++;
    crew.set(worker, job);
    worker.postMessage(job);
  };
  const hire = (): Worker => {
    const worker = new Worker(entry, { workerData: MAKES_BOARDS });
    worker.on('message', (made: Made) => {
      settle(made);
      begin(worker);
    });
    // A thread that breaks, out of memory perhaps, costs its own board and no other.
    worker.on('error', ({ message }) => {
      const job = crew.get(worker);
      crew.delete(worker);
      if (!job) return;
      settle({ index: job.index, seed: job.wish.seed, ok: false, because: 'broken', problem: message });
      begin(hire());
    });
    return worker;
  };

  const stop = (): void => wake();
  signal.addEventListener('abort', stop);
  try {
    for (let started = 0; started < threads; started++) begin(hire());
    while (!signal.aborted) {
      const made = done.get(next);
      if (made) {
        done.delete(next++);
        for (const [worker, job] of crew) if (!job) begin(worker);
        yield made;
      } else if (working === 0) break;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
    // Interrupted: what is done is kept, also beyond a board that is not.
    yield* [...done.values()].sort((a, b) => a.index - b.index);
  } finally {
    signal.removeEventListener('abort', stop);
    await Promise.all([...crew.keys()].map((worker) => worker.terminate()));
  }
}
