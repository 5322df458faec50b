import { read } from 'node:fs';
import { constants } from 'node:os';
import { promisify } from 'node:util';
import { parentPort } from 'node:worker_threads';
import { settleAtTheEnd, WriteError, writeFully } from '../../files/index.ts';
import { calcada } from '../program/program.ts';
import { EXIT } from '../terminal/exit-code.ts';
import type { Io, Output, Supervisor } from '../terminal/io.ts';
import { OutputLock } from './output-lock.ts';
import type { Assignment, Report } from './supervise.ts';
import type { Surroundings } from './surroundings.ts';

/** How a brief command is interrupted. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs the command of this process, in a separate thread if it is supervised; ends with the command's exit code. A brief
 * command hears signals by itself, while there is something to stop.
 */
export async function start(entry: URL, around: Surroundings | Assignment, isBrief = false): Promise<void> {
  const { args, terminals, columns, piped } = around;
  const assignment = 'done' in around ? around : undefined;
  if (!assignment) settleAtTheEnd();
  const lock = new OutputLock(assignment?.lock);
  const tell = (report: Report): void => parentPort?.postMessage(report);
  const listeners = new Set<() => void>();
  const interrupted = new Promise<undefined>((resolve) => {
    parentPort?.on('message', () => {
      // Nothing is to be stopped: a read that waits would keep this thread, and is left to the supervisor.
      if (listeners.size === 0) process.exit(130);
      tell({ tells: 'heard' });
      resolve(undefined);
      for (const stop of listeners) stop();
    });
  });
  let interruptedBy: NodeJS.Signals = 'SIGINT';
  const interrupt = (signal: NodeJS.Signals): void => {
    interruptedBy = signal;
    for (const stop of listeners) stop();
  };
  const supervisor: Supervisor | undefined = assignment && {
    done: assignment.done,
    keep: (bytes) => tell({ tells: 'stdin', bytes }),
    begin: (input) => {
      lock.working = true;
      tell({ tells: 'begin', input });
    },
    limit: (milliseconds) => {
      if (milliseconds === undefined) lock.working = false;
      tell({ tells: 'limit', milliseconds });
    },
  };
  const io: Io = {
    stdout: { write: (text) => writeAnswer(text, lock), isTTY: terminals.stdout, columns },
    stderr: { write: writeRemark, isTTY: terminals.stderr, columns },
    stdin: () => (assignment?.stdin ? only(assignment.stdin) : readStdin(interrupted)),
    piped,
    env: process.env,
    onInterrupt: (stop) => {
      listeners.add(stop);
      // Once: a second signal ends the process.
      if (isBrief) for (const signal of SIGNALS) process.once(signal, interrupt);
      return () => {
        listeners.delete(stop);
        if (isBrief) for (const signal of SIGNALS) process.off(signal, interrupt);
      };
    },
    entry,
    ...(supervisor ? { supervisor } : {}),
  };
  const code = await calcada(args, io);
  tell({ tells: 'ended' });
  process.exit(isBrief && code === EXIT.interrupted ? 128 + constants.signals[interruptedBy] : code);
}

function writeAnswer(text: string, lock: OutputLock): void {
  lock.take();
  try {
    writeFully(1, text);
  } catch (error) {
    throw WriteError.of('standard output', error);
  } finally {
    lock.release();
  }
}

/** Messages beside the answer are dropped if stderr is closed. */
const writeRemark: Output['write'] = (text) => {
  try {
    writeFully(2, text);
  } catch {
    // Nothing can be reported any more.
  }
};

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const CHUNK = 65_536;
const PAUSE = 10;

/** Ends with an interruption, too: what waits for a writer would not notice. */
async function* readStdin(interrupted: Promise<undefined>): AsyncGenerator<Uint8Array> {
  const readSome = promisify(read);
  for (;;) {
    const buffer = Buffer.allocUnsafe(CHUNK);
    try {
      const found = await Promise.race([readSome(0, buffer, 0, CHUNK, null), interrupted]);
      const { bytesRead } = found ?? { bytesRead: 0 };
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF') return;
      if (code !== 'EAGAIN') throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
