import { type AnyLanguage, inLanguage } from '../../board/index.ts';
import type { ReasoningOptions, SharedOptions } from '../../reasoning/index.ts';
import { parseLabeling } from '../program/labeling-option.ts';
import type { Io } from '../terminal/io.ts';
import { Progress } from '../terminal/progress.ts';
import { PROGRESS_WORDS } from '../terminal/words.ts';

/** The options of every command that searches. */
export interface SearchOptions {
  /** Seconds. */
  readonly timeLimit?: number;
  /** As on the command line. */
  readonly label?: string;
  readonly seed?: number;
  /** How many threads share the search of a board. */
  readonly threads?: number;
  readonly quiet?: boolean;
}

/** The options that can be sent to another thread, as the search knows them. */
export const plainOptions = ({
  timeLimit,
  label,
  seed,
}: SearchOptions): Pick<ReasoningOptions, 'timeLimit' | 'labeling' | 'seed'> => ({
  timeLimit: timeLimit === undefined ? undefined : timeLimit * 1000,
  labeling: label === undefined ? undefined : parseLabeling(label),
  seed,
});

/** The threads, if several are requested. */
export async function threadsFor(io: Io, { threads = 1 }: SearchOptions): Promise<SharedOptions> {
  if (threads === 1) return {};
  const { searchThreads } = await import('../cubes/index.ts');
  return { threads: searchThreads(io.entry, threads) };
}

/**
 * Stops the search when the user interrupts. Not one with a labeling, which keeps the thread and would never notice:
 * there the signal itself must end the process.
 */
export const listen = (io: Io, stop: AbortController, { labeling }: ReasoningOptions): (() => void) =>
  labeling === undefined ? io.onInterrupt(() => stop.abort()) : () => {};

/** Runs a search under the limits of the options; shows its progress, and stops it when the user interrupts. */
export async function search<T>(
  io: Io,
  name: string,
  options: SearchOptions & { readonly lang: AnyLanguage },
  work: (options: ReasoningOptions, progress: Progress) => Promise<T>,
): Promise<T> {
  const plain = plainOptions(options);
  const stop = new AbortController();
  const progress = new Progress(io.stderr, name, options.quiet);
  const unlisten = listen(io, stop, plain);
  try {
    const observe: ReasoningOptions['observe'] = (counters) => {
      progress.detail = () =>
        inLanguage(PROGRESS_WORDS, options.lang).conflicts(counters.statistics.conflicts);
    };
    if (plain.timeLimit !== undefined) io.supervisor?.limit(plain.timeLimit);
    return await work({ ...plain, signal: stop.signal, observe }, progress);
  } finally {
    io.supervisor?.limit(undefined);
    unlisten();
    progress.end();
  }
}
