import { Worker } from 'node:worker_threads';
import type { BoardOutcome, BoardWish, MakeBoard } from '../../collection/index.ts';
import { ThreadPool } from '../batch/thread-pool.ts';
import { type BoardJob, type Made, makeBoard } from '../generate/make-board.ts';
import { diedOver } from '../generate/threads.ts';
import type { Io } from '../terminal/io.ts';

/** Makes boards until it is closed. */
export interface BoardMakers {
  readonly make: MakeBoard;
  close(): Promise<void>;
}

/** In this thread, or in as many as are wanted. At the signal, boards that are not done are given up as `stopped`. */
export function boardMakers(io: Io, threads: number, signal: AbortSignal): BoardMakers {
  if (threads === 1 && !io.supervisor)
    return { make: (wish) => makeHere(wish, signal), close: async () => {} };
  const pool = new ThreadPool<BoardJob, Made>({
    threads,
    start: () => new Worker(io.entry, { workerData: 'makes boards' }),
    limit: ({ timeLimit }) => timeLimit,
    died: (job, error) => ({ result: diedOver(job, error) }),
  });
  signal.addEventListener('abort', () => void pool.close());
  return {
    make: async (wish) => {
      const made = await pool.result(jobOf(wish));
      return made ? outcomeOf(made) : { ok: false, because: 'stopped' };
    },
    close: () => pool.close(),
  };
}

async function makeHere(wish: BoardWish, signal: AbortSignal): Promise<BoardOutcome> {
  // Small boards are made without a pause: check for an interruption between them.
  await new Promise((resolve) => setImmediate(resolve));
  if (signal.aborted) return { ok: false, because: 'stopped' };
  try {
    return outcomeOf(await makeBoard(jobOf(wish), signal));
  } catch (error) {
    return { ok: false, because: 'broken', problem: (error as Error).message };
  }
}

const jobOf = (wish: BoardWish): BoardJob => ({ ...wish, method: 'unique', grade: true });

function outcomeOf(made: Made): BoardOutcome {
  if (made.ok) return { ok: true, board: made.board };
  const problem = 'problem' in made ? made.problem : undefined;
  return { ok: false, because: made.because, problem };
}
