/** What the benches of MiniZinc models share: compiling with a solver's library, and running for so much processor time. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readSolverConfig } from './solver-config.ts';

/** Seconds of processor time that compiling one model may take. */
const COMPILING = 10;

/** Of what a program prints, this much of the end is kept. */
const KEPT = 1_000_000;

/** Tells its number, sets the limit and becomes the command; a command that only waits is ended by the clock. */
const LIMITED =
  'timeout -s KILL $((20 * $1 + 60)) bash -c \'echo $$ >&3; ulimit -t $0; exec "$@" 3>&-\' "$@"; code=$?; times >&3; exit $code';

/** Seconds of processor time of a process, in hundredths; undefined if it has ended, which it may do at any moment. */
function processorTime(pid: number): number | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  const fields = stat.replace(/^.*\) /s, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/**
 * Runs a command for at most this many seconds of processor time, all its threads together, and says how many it took.
 * `heard` gets what it prints as it comes, with the processor time until then.
 */
export function limited(
  command: readonly string[],
  seconds: number,
  folder: string,
  heard: (text: string, after: number) => void = () => {},
): Promise<{ readonly out: string; readonly status: number | null; readonly seconds: number }> {
  const child = spawn('bash', ['-c', LIMITED, 'bash', String(seconds), ...command], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
  });
  let [out, told, last] = ['', '', 0];
  child.stdio[3]?.on('data', (chunk: Buffer) => {
    told += chunk;
  });
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    out = (out + chunk).slice(-KEPT);
    last = processorTime(Number.parseInt(told, 10)) ?? last;
    heard(chunk, last);
  });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (status) => {
      const taken = [...(told.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
      done({ out, status, seconds: taken.reduce((sum, [, m, s]) => sum + 60 * Number(m) + Number(s), 0) });
    });
  });
}

/** Compiles a model to a file; false if it cannot be, or not in time. */
export async function compile(config: string, files: readonly string[], fzn: string): Promise<boolean> {
  rmSync(fzn, { force: true });
  const options = ['-c', '--solver', config, '--fzn', fzn, '--ozn', `${fzn}.ozn`];
  const { status } = await limited(['minizinc', ...options, ...files], COMPILING, dirname(files[0]));
  return status === 0 && existsSync(fzn);
}

/** What became of a compiled model; times in seconds of processor time. */
export interface Run {
  readonly status:
    | 'solved'
    | 'unsatisfiable'
    | 'best'
    | 'nothing'
    | 'failed'
    | 'does not compile'
    | 'not translated';
  /** What could not be translated. */
  readonly problem?: string;
  readonly objective?: number;
  /** When the best objective was there. */
  readonly bestAfter?: number;
  readonly seconds: number;
}

/** What the program asks for. */
export type Goal = 'satisfy' | 'minimize' | 'maximize';

export function goalOf(fzn: string): { readonly goal: Goal; readonly objective?: string } {
  const [, kind, objective] =
    /(satisfy|minimize|maximize)\s*([\w[\]]*)\s*;\s*$/.exec(readFileSync(fzn, 'utf8').trimEnd()) ?? [];
  const goal = kind === 'minimize' || kind === 'maximize' ? kind : 'satisfy';
  return goal === 'satisfy' ? { goal } : { goal, objective };
}

/** Makes the solver print its objective: the variable is declared as one of the output. */
function withObjective(fzn: string, objective: string): void {
  const text = readFileSync(fzn, 'utf8');
  const declared = new RegExp(`^(var [^;]*: ${objective})\\b(?![^;]*output_var)`, 'm');
  writeFileSync(fzn, text.replace(declared, '$1 :: output_var '));
}

/** Runs the solver of a configuration on what was compiled for it. */
export async function run(
  config: string,
  fzn: string,
  limit: number,
  flags: readonly string[],
): Promise<Run> {
  const { goal, objective } = goalOf(fzn);
  if (objective !== undefined) withObjective(fzn, objective);
  // A solver that tells its solutions late says when it found them.
  const telling = new RegExp(
    `^(?:${objective} = (-?[\\d.]+(?:e[-+]?\\d+)?);|% after ([\\d.]+)|-{10})$`,
    'gm',
  );
  let unread = '';
  let value: string | undefined;
  let found: number | undefined;
  let best: { readonly objective: number; readonly bestAfter: number } | undefined;
  const command = [programOf(config), ...(goal === 'satisfy' ? [] : ['-a']), ...flags, fzn];
  const { out, status, seconds } = await limited(command, limit, dirname(fzn), (text, after) => {
    unread += text;
    const end = unread.lastIndexOf('\n') + 1;
    for (const [, told, late] of unread.slice(0, end).matchAll(telling))
      if (told !== undefined) value = told;
      else if (late !== undefined) found = Number(late);
      else if (value !== undefined && Number(value) !== best?.objective)
        best = { objective: Number(value), bestAfter: found ?? after };
    unread = unread.slice(end);
  });
  const isAnswered = out.includes('----------');
  if (out.includes('=====UNSATISFIABLE')) return { status: 'unsatisfiable', seconds };
  if (out.includes('==========') || (goal === 'satisfy' && isAnswered))
    return { status: 'solved', seconds, ...best };
  if (isAnswered) return { status: 'best', seconds, ...best };
  const [, problem] = /^% not translated: (.*)$/m.exec(out) ?? [];
  if (problem !== undefined) return { status: 'not translated', seconds, problem };
  const isKilled = status === null || status > 128;
  return { status: isKilled || status === 0 ? 'nothing' : 'failed', seconds };
}

/** The program of a solver's configuration. */
function programOf(config: string): string {
  const { executable } = readSolverConfig(config);
  return executable.includes('/') ? resolve(dirname(config), executable) : executable;
}
