import { Worker } from 'node:worker_threads';
import { afterLine, type Batch, batchesOf, linesIn } from './batch.ts';
import { inOrder } from './in-order.ts';
import { diedOf, type FileQuestion } from './judge-line.ts';
import { type Part, partOf } from './part.ts';
import type { Recovery } from './thread-pool.ts';

/**
 * A board is garbage as soon as it is judged: with a larger young generation, collections find almost nothing alive.
 */
const ROOM = { maxYoungGenerationSizeMb: 64 };

/** How long a thread should be busy with a batch, in milliseconds: what crosses threads costs little then. */
const BUSY = 50;
const MOST_LINES = 1000;
/** How much the newest time counts for the next batch. */
const NEWEST = 0.3;
/** Batches begun beyond the first that is not done, for each thread. */
const AHEAD = 64;

/** Judges lines in several threads and gives the answers back in the order of the lines. */
export async function* judgeInThreads(
  bytes: AsyncIterable<Uint8Array>,
  task: FileQuestion,
  { threads, start, counted, entry, signal }: ThreadOptions,
): AsyncGenerator<Part> {
  // Hard boards go alone, each to the next free thread; easy ones in large batches.
  let perBoard = BUSY;
  const lines = (): number => Math.max(1, Math.min(MOST_LINES, Math.round(BUSY / perBoard)));
  const parts = inOrder<Batch, Part>(batchesOf(bytes, lines, start, counted), {
    threads,
    start: () => new Worker(entry, { workerData: task, resourceLimits: ROOM }),
    died: (batch, error, last) => recover(task, batch, error, last),
    // With several lines it is not known here which one is being judged; slow lines go alone.
    limit: (batch) => (isAlone(batch) ? task.question.timeLimit : undefined),
    ahead: AHEAD,
    signal,
  });
  for await (const part of parts) {
    if (part.boards > 0) perBoard += NEWEST * (part.ms / part.boards - perBoard);
    yield part;
  }
}

export interface ThreadOptions {
  readonly threads: number;
  /** The line to begin at. */
  readonly start: number;
  /** Told how many lines there were, when all are read. */
  readonly counted: (lines: number) => void;
  readonly entry: URL;
  readonly signal: AbortSignal;
}

function isAlone(batch: Batch): boolean {
  const [, second] = linesIn(batch);
  return second === undefined;
}

/**
 * The line that ended a thread fails, the others are judged in another; to find it, they are judged again with care.
 */
function recover(
  task: FileQuestion,
  batch: Batch,
  error: Error,
  last: Part | undefined,
): Recovery<Batch, Part> {
  const rest = last?.last ? afterLine(batch, last.last) : batch;
  if (!rest) return {};
  const [line, next] = linesIn(rest);
  if (!line) return {};
  if (next && !batch.careful) return { rest: { ...rest, careful: true } };
  const others = afterLine(rest, line);
  const result = partOf(diedOf(task, line, error));
  return { result, rest: others && { ...others, careful: false } };
}
