import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program of this machine, by the first of these names that there is. */
export function programNamed(...names: readonly string[]): string | undefined {
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Starts a program and waits for a line of what it writes. */
export async function started(
  program: string,
  given: readonly string[],
  line: RegExp,
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ readonly child: ChildProcess; readonly found: RegExpExecArray }> {
  const child = spawn(program, given, { env, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  let text = '';
  const found = await new Promise<RegExpExecArray>((resolve, reject) => {
    const read = (part: Buffer): void => {
      text += part.toString();
      const match = line.exec(text);
      if (match) resolve(match);
    };
    for (const stream of child.stdio.slice(1)) stream?.on('data', read);
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`${program} ended with ${code}: ${text.slice(-500)}`)));
  });
  return { child, found };
}

/** Ends a program and waits until it has. */
export const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.on('exit', () => resolve());
    child.kill('SIGTERM');
  });
