import { fstatSync } from 'node:fs';
import { isatty } from 'node:tty';

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
  const terminals = { stdout: isatty(1), stderr: isatty(2) };
  const columns = terminals.stdout
    ? process.stdout.columns
    : terminals.stderr
      ? process.stderr.columns
      : undefined;
  return { args: process.argv.slice(2), terminals, columns, piped: isPiped() };
}

function isPiped(): boolean {
  try {
    const stdin = fstatSync(0);
    return stdin.isFIFO() || stdin.isFile() || stdin.isSocket();
  } catch {
    return false;
  }
}
