import { Worker } from 'node:worker_threads';
import type { Ending, Problem, Program } from '../../flatzinc/index.ts';
import type { FlatZincJob, FlatZincReply } from './worker.ts';

/** A question that several threads work on together. */
export interface ThreadedOptions {
  readonly threads: number;
  readonly limit: number;
  readonly free: boolean;
  readonly seed: number;
  readonly timeLimit?: number;
  readonly signal: AbortSignal;
  readonly onSolution: (text: string) => void;
}

/** How the threads ended together; or what is wrong with the program. */
export type Threaded =
  | { readonly status: 'ended'; readonly ending: Ending | undefined }
  | { readonly status: 'refused'; readonly problems: readonly Problem[] };

/**
 * Solves a program in several threads. Of many solutions each thread looks for a part, and all must end. One solution,
 * or the best one, is looked for by all in different ways: the first to know the answer ends the others, and a better
 * objective is known to all. What is answered is the same as by one thread, but for which solution comes first.
 */
export function solveInThreads(
  entry: URL,
  flatZinc: string,
  { goal }: Program,
  options: ThreadedOptions,
): Promise<Threaded> {
  const { threads, limit, free, seed, timeLimit, signal } = options;
  const direction = goal.kind === 'satisfy' ? 0 : goal.kind === 'minimize' ? -1 : 1;
  const inParts = direction === 0 && limit > 1;
  const best = new Int32Array(new SharedArrayBuffer(8));
  const workers: Worker[] = [];
  const endings: (Ending | undefined)[] = [];
  let found = 0;
  return new Promise((resolve) => {
    const finish = (threaded: Threaded): void => {
      signal.removeEventListener('abort', stop);
      for (const worker of workers) worker.removeAllListeners();
      void Promise.all(workers.map((worker) => worker.terminate())).then(() => resolve(threaded));
    };
    const end = (changes: Partial<Ending>): void => {
      const known = endings.find((ending) => ending?.exhausted) ?? endings.find((ending) => ending);
      const objective = Atomics.load(best, 0) === 0 ? {} : { objective: Atomics.load(best, 1) };
      finish({ status: 'ended', ending: known && { ...known, ...objective, ...changes, found } });
    };
    const stop = (): void => end({ exhausted: false, cutOff: false });
    const take = (text: string, objective: number | undefined): void => {
      if (objective !== undefined) {
        // A thread may have been about to tell it when another found a better one.
        if (Atomics.load(best, 0) !== 0 && (objective - Atomics.load(best, 1)) * direction <= 0) return;
        Atomics.store(best, 1, objective);
        Atomics.store(best, 0, 1);
      } else if (found >= limit) return;
      found++;
      options.onSolution(text);
    };
    const hear = (reply: FlatZincReply): void => {
      if (reply.tells === 'refused') finish({ status: 'refused', problems: reply.problems });
      else if (reply.tells === 'solution') {
        take(reply.text, reply.objective);
        if (inParts && found >= limit) end({ exhausted: false, cutOff: false });
      } else finished(reply.ending);
    };
    const finished = (ending: Ending | undefined): void => {
      endings.push(ending);
      const done = ending !== undefined && (ending.exhausted || (direction === 0 && ending.found > 0));
      if (!inParts && done) end({});
      else if (endings.length === threads) {
        const all = inParts && endings.every((each) => each?.exhausted || each?.cutOff);
        end({
          exhausted: all && endings.every((each) => each?.exhausted),
          cutOff: inParts
            ? all && endings.some((each) => each?.cutOff)
            : endings.some((each) => each?.cutOff),
        });
      }
    };
    signal.addEventListener('abort', stop);
    for (let index = 0; index < threads; index++) {
      const job: FlatZincJob = {
        flatZinc,
        limit,
        // The first searches as it was asked to, the next one the other way, and so on with other seeds.
        free: inParts ? free : free !== (index % 2 === 1),
        seed: index < 2 ? seed : seed + index,
        timeLimit,
        ...(inParts ? { part: { index, of: threads } } : {}),
        best,
      };
      const worker = new Worker(entry, { workerData: job });
      workers.push(worker);
      worker.on('message', hear);
      // Out of memory: the others may still know.
      worker.on('error', () => finished(undefined));
    }
  });
}
