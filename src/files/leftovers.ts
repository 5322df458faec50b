import { closeSync, openSync, renameSync, rmSync } from 'node:fs';
import { BroadcastChannel, isMainThread, receiveMessageOnPort } from 'node:worker_threads';
import { mendEnd } from './mend-end.ts';

declare module 'node:worker_threads' {
  /** Documented, and missing in the types of Node 20. */
  function receiveMessageOnPort(channel: BroadcastChannel): { readonly message: unknown } | undefined;
}

/**
 * What would be left behind if the process ended now: locks, and files that are not complete. A thread that is ended
 * cannot clean up after itself, so threads tell the main thread, which does it for them.
 */
interface Leftover {
  readonly remove: readonly string[];
  /** A file of lines that is not complete, and the file that it becomes: its lines are answers that cost time. */
  readonly keep?: { readonly part: string; readonly as: string };
}

type Told = { readonly id: string; readonly leftover?: Leftover };

const CHANNEL = 'calcada: files that are being written';
const open = new Map<string, Leftover>();
let channel: BroadcastChannel | undefined;

/** The channel between the threads of this process; it keeps none of them alive. */
function shared(): BroadcastChannel {
  if (channel) return channel;
  channel = new BroadcastChannel(CHANNEL);
  channel.unref();
  return channel;
}

/** To be called before the file is made. */
export function remember(id: string, leftover: Leftover): void {
  open.set(id, leftover);
  if (!isMainThread) shared().postMessage({ id, leftover } satisfies Told);
}

export function forget(id: string): void {
  open.delete(id);
  if (!isMainThread) shared().postMessage({ id } satisfies Told);
}

const hear = ({ id, leftover }: Told): void => {
  if (leftover) open.set(id, leftover);
  else open.delete(id);
};

/** Listens to the threads of this process; for the main thread, before it starts any. */
export function gatherLeftovers(): void {
  shared().onmessage = (event) => hear((event as { readonly data: Told }).data);
}

/** Removes locks and files that are not complete, lines excepted; for the end of the process, when no thread writes. */
export function settleLeftovers(): void {
  for (;;) {
    const told = channel && receiveMessageOnPort(channel);
    if (!told) break;
    hear(told.message as Told);
  }
  for (const { keep } of open.values()) if (keep) tried(() => keepLines(keep.part, keep.as));
  for (const { remove } of open.values()) {
    for (const file of remove) tried(() => rmSync(file, { force: true }));
  }
  open.clear();
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The same when the process ends, by itself or by a signal without another handler. */
export function settleAtTheEnd(): void {
  process.on('exit', settleLeftovers);
  for (const signal of SIGNALS) {
    if (process.listenerCount(signal) > 0) continue;
    process.once(signal, () => {
      settleLeftovers();
      process.kill(process.pid, signal);
    });
  }
}

/** Puts the whole lines of a file that is not complete in its place. */
export function keepLines(part: string, as: string): void {
  const file = openSync(part, 'r+');
  try {
    mendEnd(file);
  } finally {
    closeSync(file);
  }
  renameSync(part, as);
}

function tried(act: () => void): void {
  try {
    act();
  } catch {
    // The process is ending, so this error cannot be reported; the lock of a process that is gone is taken over later.
  }
}
