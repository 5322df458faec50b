import type { Limits } from '../engine/index.ts';
import type { ReasoningOptions } from '../reasoning/index.ts';
import type { Io } from './io.ts';
import type { LabelingOption } from './labeling-option.ts';
import { Progress } from './progress.ts';

/** What every command that searches can be told. */
export interface SearchOptions {
  /** Seconds. */
  readonly timeLimit?: number;
  readonly label?: LabelingOption;
}

export const limitsOf = ({ timeLimit }: SearchOptions): Limits =>
  timeLimit === undefined ? {} : { timeLimit: timeLimit * 1000 };

/** Runs a search under the limits of the options; shows its progress, and stops it when the person interrupts. */
export async function search<T>(
  io: Io,
  name: string,
  options: SearchOptions,
  work: (options: ReasoningOptions, progress: Progress) => Promise<T>,
): Promise<T> {
  const stop = new AbortController();
  const progress = new Progress(io.stderr, name);
  // A labeling keeps the thread and would never see that it is to stop: there the signal itself must end the process.
  const listen = options.label === undefined;
  const unlisten = listen ? io.onInterrupt(() => stop.abort()) : () => {};
  try {
    const { observe } = progress;
    const labeling = options.label === undefined ? {} : { labeling: options.label };
    return await work({ ...limitsOf(options), ...labeling, signal: stop.signal, observe }, progress);
  } finally {
    unlisten();
    progress.end();
  }
}
