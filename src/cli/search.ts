import type { Language } from '../board/index.ts';
import type { ReasoningOptions } from '../reasoning/index.ts';
import type { Io } from './io.ts';
import { parseLabeling } from './labeling-option.ts';
import { Progress } from './progress.ts';
import { PROGRESS_WORDS } from './words.ts';

/** What every command that searches can be told. */
export interface SearchOptions {
  /** Seconds. */
  readonly timeLimit?: number;
  /** As on the command line. */
  readonly label?: string;
  readonly quiet?: boolean;
}

/** The options that can be sent to another thread, as the search knows them. */
export const plainOptions = ({
  timeLimit,
  label,
}: SearchOptions): Pick<ReasoningOptions, 'timeLimit' | 'labeling'> => ({
  ...(timeLimit === undefined ? {} : { timeLimit: timeLimit * 1000 }),
  ...(label === undefined ? {} : { labeling: parseLabeling(label) }),
});

/**
 * Stops the search when the person interrupts. Not one with a labeling, which keeps the thread and would never notice:
 * there the signal itself must end the process.
 */
export const listen = (io: Io, stop: AbortController, { labeling }: ReasoningOptions): (() => void) =>
  labeling === undefined ? io.onInterrupt(() => stop.abort()) : () => {};

/** Runs a search under the limits of the options; shows its progress, and stops it when the person interrupts. */
export async function search<T>(
  io: Io,
  name: string,
  options: SearchOptions & { readonly lang: Language },
  work: (options: ReasoningOptions, progress: Progress) => Promise<T>,
): Promise<T> {
  const plain = plainOptions(options);
  const stop = new AbortController();
  const progress = new Progress(io.stderr, name, options.quiet);
  const unlisten = listen(io, stop, plain);
  try {
    const observe: ReasoningOptions['observe'] = (counters) => {
      progress.detail = () => PROGRESS_WORDS[options.lang].conflicts(counters.statistics.conflicts);
    };
    if (plain.timeLimit !== undefined) io.supervisor?.limit(plain.timeLimit);
    return await work({ ...plain, signal: stop.signal, observe }, progress);
  } finally {
    io.supervisor?.limit(undefined);
    unlisten();
    progress.end();
  }
}
