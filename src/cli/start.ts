import type { Io } from './io.ts';
import { calcada } from './program.ts';

/** Runs the command of this process; leaves its answer in the exit code, so that everything written gets out. */
export async function start(entry: URL): Promise<void> {
  // Whoever reads our output may leave early, as `head` does: that is no error of anyone.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  const io: Io = {
    stdout: outputOf(process.stdout),
    stderr: outputOf(process.stderr),
    stdin: () => process.stdin,
    env: process.env,
    onInterrupt,
    entry,
  };
  process.exitCode = await calcada(process.argv.slice(2), io);
}

const outputOf = (stream: NodeJS.WriteStream): Io['stdout'] => ({
  write: (text) => void stream.write(text),
  isTTY: stream.isTTY === true,
  get columns() {
    return stream.columns;
  },
});

function onInterrupt(stop: () => void): () => void {
  // Only the first signal asks; with the handler gone, a second one ends the process at once.
  process.once('SIGINT', stop);
  return () => void process.off('SIGINT', stop);
}
