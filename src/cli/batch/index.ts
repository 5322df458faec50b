/**
 * `check --jsonl` and `grade --jsonl`: one board a line in, one verdict a line out, in the same order, in this thread
 * or in several. How one line is judged is in `judge-line.ts`, for both; nothing here knows what a board is.
 */

import { createReadStream } from 'node:fs';
import { type AnyLanguage, inLanguage } from '../../board/index.ts';
import { Slices } from '../../engine/index.ts';
import { OutputFile, WriteError } from '../../files/index.ts';
import { listen } from '../commands/search.ts';
import { unreadable } from '../input/bounded-read.ts';
import { UsageError } from '../terminal/errors.ts';
import { EXIT, type ExitCode, worse } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { Progress } from '../terminal/progress.ts';
import { PROGRESS_WORDS } from '../terminal/words.ts';
import { batchesOf, linesIn } from './batch.ts';
import { type FileQuestion, judgeLine } from './judge-line.ts';
import { type Part, partOf } from './part.ts';
import { Summary } from './summary.ts';

/** How long boards may follow each other before an interruption is heard, in milliseconds. */
const SLICE = 50;

/** What can be said of a file of boards on the command line. */
export interface LinesOptions {
  /** A file with a board on each line. */
  readonly jsonl?: string;
  readonly workers?: number;
  /** The line to begin at. */
  readonly start?: number;
  readonly out?: string;
  /** Add to the output file instead of writing it anew. */
  readonly append?: boolean;
  readonly quiet?: boolean;
  readonly lang: AnyLanguage;
}

/** Options that have no meaning without a file of boards are refused. */
export function refuseWithoutLines(options: Omit<LinesOptions, 'lang'>): void {
  const { workers, start, append, out } = options;
  const idle = Object.entries({ workers, start, append, out }).find(([, value]) => value !== undefined);
  if (idle) throw new UsageError(`--${idle[0]} needs --jsonl`);
}

/** Asks the same about every line of a file. */
export async function judgeLines(
  io: Io,
  file: string,
  question: FileQuestion['question'],
  options: LinesOptions,
): Promise<ExitCode> {
  const { workers = 1, start = 1, out, append, quiet } = options;
  if (append && out === undefined) throw new UsageError('--append needs --out');
  const stop = new AbortController();
  // The boards get a separate thread, even with one worker: a crash there costs one line only.
  const threaded = workers > 1 || io.supervisor !== undefined;
  const unlisten = threaded ? io.onInterrupt(() => stop.abort()) : listen(io, stop, question);
  const name = file === '-' ? 'stdin' : file;
  const task: FileQuestion = { name, question };
  const bytes = file === '-' ? io.stdin() : bytesOf(file);
  let lines = 0;
  const counted = (count: number): void => {
    lines = count;
  };
  const target =
    out === undefined
      ? undefined
      : OutputFile.open(out, { inputs: [file], lines: true, append: append === true });
  const progress = new Progress(io.stderr, name, quiet);
  const summary = new Summary(name, start);
  progress.detail = () => inLanguage(PROGRESS_WORDS, options.lang).boards(summary.boards);
  let code: ExitCode = EXIT.success;
  try {
    const parts = threaded
      ? (await import('./threads.ts')).judgeInThreads(bytes, task, {
          threads: workers,
          start,
          counted,
          entry: io.entry,
          signal: stop.signal,
        })
      : inThisThread(bytes, task, start, counted, stop.signal);
    for await (const part of parts) {
      if (io.stdout.isTTY) progress.clear();
      if (target) target.write(part.text);
      else if (part.text !== '') io.stdout.write(part.text);
      summary.add(part);
      code = worse(code, part.exit);
      if (part.unwritten) throw new WriteError(part.unwritten.message, part.unwritten.because);
    }
    if (summary.boards === 0 && !stop.signal.aborted && start > lines + 1)
      throw new UsageError(`--start ${start}: ${name} has ${lines} lines`);
    // An interruption, too, once there are answers: the summary names the line to go on from.
    if (summary.boards > 0 || !stop.signal.aborted) target?.complete();
  } catch (error) {
    const failure = error as NodeJS.ErrnoException;
    if (failure.code === undefined || !/^E[A-Z]+$/.test(failure.code)) throw error;
    throw unreadable(file, failure);
  } finally {
    unlisten();
    progress.end();
    target?.abandon();
  }
  if (!quiet) io.stderr.write(summary.text(options.lang, stop.signal.aborted));
  return stop.signal.aborted ? EXIT.interrupted : code;
}

/** Opens the file when the first bytes are read, so that the reader gets the error if it cannot be opened. */
async function* bytesOf(file: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file) as AsyncIterable<Uint8Array>;
}

async function* inThisThread(
  bytes: AsyncIterable<Uint8Array>,
  task: FileQuestion,
  start: number,
  counted: (lines: number) => void,
  signal: AbortSignal,
): AsyncGenerator<Part> {
  const slices = new Slices(SLICE);
  for await (const batch of batchesOf(bytes, () => 1, start, counted)) {
    for (const line of linesIn(batch)) {
      await slices.pause();
      if (signal.aborted) return;
      const judged = await judgeLine(task, line, signal);
      if (signal.aborted) return;
      yield partOf(judged);
    }
  }
}
