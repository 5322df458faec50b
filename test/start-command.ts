import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** How a process of the command is set up. */
export interface Setup {
  readonly stdin?: 'ignore' | 'pipe';
  readonly stdout?: number | 'pipe';
  /** Options of Node itself. */
  readonly node?: readonly string[];
}

/** Starts the command in a process of its own, from its bundle. */
export function startCommand(
  main: string,
  args: readonly string[],
  { stdin = 'pipe', stdout = 'pipe', node = [] }: Setup = {},
) {
  const child = spawn(process.execPath, [...node, main, ...args], { stdio: [stdin, stdout, 'pipe'] });
  const text = { out: '', err: '' };
  child.stdin?.on('error', () => {});
  child.stdout?.on('data', (data) => {
    text.out += data;
  });
  child.stderr?.on('data', (data) => {
    text.err += data;
  });
  const ended = once(child, 'close').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
    ...text,
  }));
  return { child, ended };
}
