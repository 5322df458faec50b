import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A solver found on this machine. */
export interface Program {
  readonly name: string;
  readonly path: string;
  readonly version: string;
}

/** Where Debian puts games; it is often left out of the PATH. */
const GAMES = ['', 'usr', 'games'].join('/');

/** Programs are looked for when they are first needed. */
export function lazily<T>(find: () => T): () => T {
  let found: { readonly value: T } | undefined;
  return () => {
    found ??= { value: find() };
    return found.value;
  };
}

/** Looks along the PATH; a program that is not there is no error, only absent. */
export function findProgram(name: string, versionArguments: readonly string[]): Program | undefined {
  for (const folder of [...(process.env['PATH'] ?? '').split(delimiter), GAMES]) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
    } catch {
      continue;
    }
    if (versionArguments.length === 0) return { name, path, version: '' };
    const { stdout, stderr } = spawnSync(path, versionArguments, { encoding: 'utf8', timeout: 10_000 });
    return { name, path, version: /\d+\.\d+(\.\d+)?/.exec(`${stdout}${stderr}`)?.[0] ?? '' };
  }
  return undefined;
}

export interface ProgramRun {
  /** Wall-clock milliseconds from the start of the process to its end. */
  readonly whole: number;
  readonly stdout: string;
  readonly overLimit: boolean;
}

/** Milliseconds between the two signals. */
const GRACE = 2000;

/** Runs a command to its end or to the limit; at the limit its whole process group ends, pipes included. */
export function runProgram(
  path: string,
  args: readonly string[],
  limit: number,
  input = '',
): Promise<ProgramRun> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(path, args, { detached: true, stdio: ['pipe', 'pipe', 'ignore'] });
    const chunks: Buffer[] = [];
    let overLimit = false;
    // First a polite signal: MiniZinc passes it on to a solver in a separate process group.
    const end = (signal: NodeJS.Signals): void => {
      overLimit = true;
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    };
    const timer = setTimeout(() => end('SIGTERM'), limit);
    const lastTimer = setTimeout(() => end('SIGKILL'), limit + GRACE);
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(timer);
      clearTimeout(lastTimer);
      const whole = performance.now() - start;
      resolve({ whole, stdout: Buffer.concat(chunks).toString('utf8'), overLimit });
    });
  });
}
