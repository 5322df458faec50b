/**
 * `check --jsonl` and `grade --jsonl`: one board a line in, one verdict a line out, in the same order, in this thread or
 * in several. How one line is judged is in `judge-line.ts`, for both; nothing here knows what a board is.
 */

import { createReadStream } from 'node:fs';
import { Slices } from '../../engine/index.ts';
import { OutputError, reasonOf, UsageError } from '../errors.ts';
import { EXIT, type ExitCode, worse } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { Progress } from '../progress.ts';
import { listen } from '../search.ts';
import { type Job, type Judged, judgeLine, type Question } from './judge-line.ts';
import { linesOf } from './lines.ts';

/** How long boards may follow each other before an interruption is heard, in milliseconds. */
const SLICE = 50;

/** Asks the same about every line of a file. */
export async function judgeLines(io: Io, file: string, question: Question, workers = 1): Promise<ExitCode> {
  const stop = new AbortController();
  // A thread of its own for the boards, even for one: whatever happens there costs one line.
  const threaded = workers > 1 || io.supervisor !== undefined;
  const unlisten = threaded ? io.onInterrupt(() => stop.abort()) : listen(io, stop, question);
  const name = file === '-' ? 'stdin' : file;
  const jobs = jobsOf(linesOf(file === '-' ? io.stdin() : bytesOf(file)), name, question);
  const progress = new Progress(io.stderr, name);
  let done = 0;
  progress.detail = () => `, ${done} boards`;
  let code: ExitCode = EXIT.asAsked;
  try {
    const judged = threaded
      ? await inThreads(io, jobs, workers, stop.signal)
      : inThisThread(jobs, stop.signal);
    for await (const { line, exit, unwritten } of judged) {
      if (unwritten) throw new OutputError(unwritten.where, unwritten);
      if (io.stdout.isTTY) progress.clear();
      io.stdout.write(`${line}\n`);
      done++;
      code = worse(code, exit);
    }
  } catch (error) {
    const failure = error as NodeJS.ErrnoException;
    if (failure.code === undefined || !/^E[A-Z]+$/.test(failure.code)) throw error;
    throw new UsageError(`cannot read ${file}: ${reasonOf(failure)}`);
  } finally {
    unlisten();
    progress.end();
  }
  return stop.signal.aborted ? EXIT.interrupted : code;
}

/** Opens the file when the first bytes are asked for, so that whoever asks hears if it cannot be opened. */
async function* bytesOf(file: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file) as AsyncIterable<Uint8Array>;
}

async function* jobsOf(
  lines: AsyncIterable<{ readonly text: string | undefined; readonly number: number }>,
  name: string,
  question: Question,
): AsyncGenerator<Job> {
  let index = 0;
  for await (const { text, number } of lines) {
    if (text?.trim() === '') continue;
    yield { index: index++, name, number, text, question };
  }
}

async function* inThisThread(jobs: AsyncIterable<Job>, signal: AbortSignal): AsyncGenerator<Judged> {
  const slices = new Slices(SLICE);
  for await (const job of jobs) {
    await slices.pause();
    if (signal.aborted) return;
    const judged = await judgeLine(job, signal);
    if (signal.aborted) return;
    yield judged;
  }
}

async function inThreads(
  io: Io,
  jobs: AsyncIterable<Job>,
  workers: number,
  signal: AbortSignal,
): Promise<AsyncIterable<Judged>> {
  const { judgeInThreads } = await import('./threads.ts');
  return judgeInThreads(jobs, workers, io.entry, signal);
}
