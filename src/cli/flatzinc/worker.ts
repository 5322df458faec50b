import { parentPort } from 'node:worker_threads';
import { compile, type Ending, type Problem, readFlatZinc, solve } from '../../flatzinc/index.ts';

/** What one of several threads does about a program. */
export interface FlatZincJob {
  /** The text: to send what was read of it takes three times as long as to read it again. */
  readonly flatZinc: string;
  readonly limit: number;
  readonly free: boolean;
  readonly seed: number;
  readonly timeLimit?: number | undefined;
  /** Of all solutions, those of one part; absent: any. */
  readonly part?: { readonly index: number; readonly of: number };
  /** Whether a solution is known, and the best objective of all threads. */
  readonly best: Int32Array;
}

/** What a thread tells: a solution, or how it ended. */
export type FlatZincReply =
  | { readonly tells: 'solution'; readonly text: string; readonly objective?: number | undefined }
  | { readonly tells: 'refused'; readonly problems: readonly Problem[] }
  | { readonly tells: 'ended'; readonly ending?: Ending };

/** Solves the program in this thread, and shares the best objective with the others. */
export async function serve(job: FlatZincJob): Promise<void> {
  const tell = (reply: FlatZincReply): void => parentPort?.postMessage(reply);
  const deadline = performance.now() + (job.timeLimit ?? Infinity);
  const read = readFlatZinc(job.flatZinc);
  if (!read.ok) return tell({ tells: 'refused', problems: read.problems });
  const left = () => (job.timeLimit === undefined ? undefined : Math.max(0, deadline - performance.now()));
  const result = compile(read.program, { seed: job.seed, timeLimit: left() });
  if (result.status === 'refused') return tell({ tells: 'refused', problems: result.problems });
  if (result.status === 'stopped') return tell({ tells: 'ended' });
  const { best } = job;
  const ending = await solve(result.compiled, {
    limit: job.limit,
    free: job.free,
    seed: job.seed,
    timeLimit: left(),
    part: job.part,
    best: () => (Atomics.load(best, 0) === 0 ? undefined : Atomics.load(best, 1)),
    onSolution: (text, objective) => tell({ tells: 'solution', text, objective }),
  });
  tell({ tells: 'ended', ending });
}
