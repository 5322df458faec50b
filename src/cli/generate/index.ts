/**
 * What `calcada generate` needs beyond the command itself: boards one after the other, in this thread or in several,
 * always in order and always the same; and pictures read from files. How a board is made is not decided here.
 */
import type { Io } from '../terminal/io.ts';
import { type BoardJob, type Made, makeBoard } from './make-board.ts';

export type { BoardJob, Made } from './make-board.ts';

/** Makes the boards in order. When the signal comes, those that are done are still given. */
export async function* makeBoards(
  io: Io,
  jobs: Iterable<BoardJob>,
  workers: number,
  signal: AbortSignal,
): AsyncGenerator<Made> {
  if (workers > 1 || io.supervisor) {
    const { makeInThreads } = await import('./threads.ts');
    yield* makeInThreads(jobs, workers, io.entry, signal);
    return;
  }
  for (const job of jobs) {
    // Small boards are made without a pause: check for an interruption between them.
    await new Promise((resolve) => setImmediate(resolve));
    if (signal.aborted) return;
    const made = await makeBoard(job, signal);
    if (!made.ok && made.because === 'stopped') return;
    yield made;
  }
}
