import { fstatSync } from 'node:fs';

/** What the process is connected to; threads cannot find out by themselves. */
export interface Surroundings {
  readonly args: readonly string[];
  readonly terminals: { readonly stdout: boolean; readonly stderr: boolean };
  /** Characters in a line of the terminal, where there is one. */
  readonly columns: number | undefined;
  /** Whether a file or another program is at standard input. */
  readonly piped: boolean;
}

export function surroundings(): Surroundings {
  const terminals = { stdout: isTerminal(1), stderr: isTerminal(2) };
  const columns = terminals.stdout
    ? process.stdout.columns
    : terminals.stderr
      ? process.stderr.columns
      : undefined;
  return { args: process.argv.slice(2), terminals, columns, piped: isPiped() };
}

/** Only a device can be a terminal: what asks a device is not loaded for files and pipes. */
function isTerminal(descriptor: number): boolean {
  try {
    if (!fstatSync(descriptor).isCharacterDevice()) return false;
  } catch {
    return false;
  }
  return process.getBuiltinModule('node:tty').isatty(descriptor);
}

function isPiped(): boolean {
  try {
    const stdin = fstatSync(0);
    return stdin.isFIFO() || stdin.isFile() || stdin.isSocket();
  } catch {
    return false;
  }
}
