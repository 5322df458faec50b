/** What the benches of MiniZinc models share: compiling with a solver's library, and running for so much processor time. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readSolverConfig } from './solver-config.ts';

const quoted = (words: readonly string[]): string =>
  words.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');

/** The command in place of a shell that has set the limit, in seconds of processor time. */
export const underLimit = (command: readonly string[], seconds: number): string =>
  `ulimit -t ${seconds}; exec ${quoted(command)}`;

/** Runs a command for at most this many seconds of processor time, and says how many it took. */
export function limited(command: readonly string[], seconds: number, folder: string) {
  const script = `(${underLimit(command, seconds)}); code=$?; times >&2; exit $code`;
  const ran = spawnSync('bash', ['-c', script], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    timeout: seconds * 40_000,
    killSignal: 'SIGKILL',
  });
  const last = (ran.stderr ?? '').trim().split('\n').at(-1) ?? '';
  const taken = [...last.matchAll(/(\d+)m([\d.]+)s/g)].map(([, m, s]) => 60 * Number(m) + Number(s));
  return { out: ran.stdout ?? '', status: ran.status, seconds: taken.reduce((sum, each) => sum + each, 0) };
}

/** The file that a model is compiled to; undefined if it cannot be, or not in time. */
export function compile(config: string, files: readonly string[], scratch: string): string | undefined {
  const fzn = join(scratch, 'model.fzn');
  rmSync(fzn, { force: true });
  const options = ['-c', '--solver', config, '--fzn', fzn, '--ozn', join(scratch, 'model.ozn')];
  const { status } = limited(['minizinc', ...options, ...files], 10, dirname(files[0]));
  return status === 0 && existsSync(fzn) ? fzn : undefined;
}

/** What the program asks for. */
export interface Goal {
  readonly goal: 'satisfy' | 'minimize' | 'maximize';
  readonly objective?: string;
}

export function goalOf(fzn: string): Goal {
  const [, kind, objective] =
    /(satisfy|minimize|maximize)\s*([\w[\]]*)\s*;\s*$/.exec(readFileSync(fzn, 'utf8').trimEnd()) ?? [];
  const goal = kind === 'minimize' || kind === 'maximize' ? kind : 'satisfy';
  return goal === 'satisfy' ? { goal } : { goal, objective };
}

/** Makes the solver print its objective: the variable is declared as one of the output. */
export function withObjective(fzn: string, objective: string | undefined): void {
  if (objective === undefined) return;
  const text = readFileSync(fzn, 'utf8');
  const declared = new RegExp(`^(var [^;]*: ${objective})\\b(?![^;]*output_var)`, 'm');
  writeFileSync(fzn, text.replace(declared, '$1 :: output_var '));
}

/** The program of a solver's configuration. */
export function programOf(config: string): string {
  const { executable } = readSolverConfig(config);
  return executable.includes('/') ? resolve(dirname(config), executable) : executable;
}
