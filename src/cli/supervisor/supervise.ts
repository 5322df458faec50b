import { constants } from 'node:os';
import { Worker } from 'node:worker_threads';
import { gatherLeftovers, settleAtTheEnd, settleLeftovers, writeFully } from '../../files/index.ts';
import { patience } from '../batch/thread-pool.ts';
import { EXIT, worse } from '../terminal/exit-code.ts';
import type { Begun, Done, Ended } from '../terminal/io.ts';
import { shown } from '../terminal/shown.ts';
import { OutputLock } from './output-lock.ts';
import type { Surroundings } from './surroundings.ts';

/*
 * The main thread does nothing but watch: the command runs in a separate thread. So a time limit and Ctrl-C act while
 * a model is being built, and a board that needs too much memory costs its own answer and no other.
 */

/** What the thread of a command is started with. */
export interface Assignment extends Surroundings {
  readonly done: Done;
  /** What was read from standard input before. */
  readonly stdin?: Uint8Array;
  /** What an `OutputLock` is made from. */
  readonly lock: Int32Array<SharedArrayBuffer>;
}

/** What the thread reports to the supervisor. */
export type Report =
  | { readonly tells: 'begin'; readonly input: Begun }
  | { readonly tells: 'stdin'; readonly bytes: Uint8Array }
  | { readonly tells: 'limit'; readonly milliseconds: number | undefined }
  | { readonly tells: 'heard' }
  /** The command is done, and the thread ends as soon as no read of it waits. */
  | { readonly tells: 'ended' };

/** How long a thread may be busy before it reacts to an interruption, in milliseconds. */
const HEARING = 400;

/** How long it may take to end then: a worker gives its jobs back, and a file that is no file may keep it for ever. */
const ENDING = 10_000;

/** How long a thread that is being terminated may still write, in milliseconds: its reader may have stopped. */
const WRITING = 300;

/** Runs the command in a thread; ends the process with its exit code. */
export function supervise(entry: URL, around: Surroundings): void {
  let thread: Worker;
  let input: Begun | undefined;
  let timer: NodeJS.Timeout | undefined;
  let interrupted = false;
  let signal: NodeJS.Signals = 'SIGINT';
  let stdin: Uint8Array | undefined;
  let lock: OutputLock;

  const run = (done: Assignment['done']): void => {
    input = undefined;
    lock = new OutputLock();
    const assignment: Assignment = { ...around, done, lock: lock.shared, ...(stdin ? { stdin } : {}) };
    thread = new Worker(entry, { workerData: assignment });
    thread.on('message', hear);
    thread.on('exit', (code) =>
      process.exit(code === EXIT.interrupted ? 128 + constants.signals[signal] : code),
    );
    thread.on('error', (error: NodeJS.ErrnoException) => {
      const outOfMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      if (outOfMemory && input) return replace('memory');
      writeFully(2, `error: ${outOfMemory ? 'out of memory' : `internal error: ${shown(error.message)}`}\n`);
      process.exit(EXIT.internal);
    });
  };

  const hear = (report: Report): void => {
    if (report.tells === 'begin') input = report.input;
    else if (report.tells === 'stdin') stdin = report.bytes;
    else clearTimeout(timer);
    if (interrupted && report.tells === 'heard') timer = setTimeout(leave, ENDING);
    if (interrupted && report.tells === 'ended') timer = setTimeout(leave, HEARING);
    if (report.tells === 'limit' && report.milliseconds !== undefined)
      timer = setTimeout(() => replace('time'), patience(report.milliseconds));
  };

  /** Terminates a thread that cannot answer, answers in its place, and continues with the next input in a new one. */
  const replace = (because: Ended): void => {
    if (!input) return;
    lock.take(WRITING);
    if (because !== 'memory' && !lock.working) {
      // It has answered in the meantime.
      if (because === 'stopped') void leave();
      else lock.release();
      return;
    }
    const { index, board, code, lastWords, lastCode } = input;
    thread.removeAllListeners();
    const ended = thread.terminate();
    clearTimeout(timer);
    if (around.terminals.stderr) writeFully(2, '\r\x1b[K');
    try {
      writeFully(1, lastWords[because]);
    } catch {
      process.exit(EXIT.output);
    }
    if (because === 'stopped') void leave();
    else if (lastCode !== undefined) process.exit(lastCode);
    else
      void ended.then(() => {
        settleLeftovers();
        run({ inputs: index, boards: board + 1, code: worse(code, EXIT.limit) });
      });
  };

  /** Ends the process by the signal itself, whatever its threads are doing, but not within a line. */
  const leave = async (): Promise<void> => {
    lock.take(WRITING);
    thread.removeAllListeners();
    await Promise.race([thread.terminate(), new Promise((resolve) => setTimeout(resolve, WRITING))]);
    settleLeftovers();
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  };

  const interrupt = (sent: NodeJS.Signals): void => {
    signal = sent;
    clearTimeout(timer);
    if (interrupted) {
      void leave();
      return;
    }
    interrupted = true;
    thread.postMessage('interrupt');
    timer = setTimeout(() => (input ? replace('stopped') : void leave()), HEARING);
  };
  for (const sent of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(sent, interrupt);

  gatherLeftovers();
  settleAtTheEnd();
  run({ inputs: 0, boards: 0, code: EXIT.success });
}
