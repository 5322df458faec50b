import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Language } from '../../board/index.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';

/** The folder in which MiniZinc finds this solver and its library. */
const solverFolder = (io: Io): string => fileURLToPath(new URL('../../share/minizinc', io.entry));

/** Prints that folder: for MZN_SOLVER_PATH. */
export async function miniZincCommand(io: Io): Promise<ExitCode> {
  io.stdout.write(`${solverFolder(io)}\n`);
  return EXIT.asAsked;
}

/** What of the options of `solve` means something for a model. */
interface ModelOptions {
  readonly all?: boolean;
  readonly limit?: number;
  /** Seconds. */
  readonly timeLimit?: number;
  readonly stats?: boolean;
  readonly json?: boolean;
  readonly lang: Language;
}

const MISSING = {
  en: 'expected the program minizinc on the PATH, found none. Get it from https://www.minizinc.org, or on Debian and Ubuntu by: apt-get install minizinc',
  pt: 'esperava-se o programa minizinc no PATH, e não está lá. Obtenha-o em https://www.minizinc.org ou, em Debian e Ubuntu, com: apt-get install minizinc',
};

export const isModel = (file: string): boolean => file.endsWith('.mzn');

/** Solves a MiniZinc model, with its data files: a minizinc on the PATH compiles it, this solver solves it. */
export function solveModel(io: Io, files: readonly string[], options: ModelOptions): Promise<ExitCode> {
  const args = [
    '--solver',
    'calcada',
    ...(options.all ? ['-a'] : options.limit === undefined ? [] : ['-n', String(options.limit)]),
    ...(options.timeLimit === undefined
      ? []
      : ['--time-limit', String(Math.round(options.timeLimit * 1000))]),
    ...(options.stats ? ['-s'] : []),
    ...(options.json ? ['--output-mode', 'json'] : []),
    ...files,
  ];
  const known = io.env['MZN_SOLVER_PATH'];
  const path = known === undefined ? solverFolder(io) : `${solverFolder(io)}:${known}`;
  return new Promise((resolve) => {
    const child = spawn('minizinc', args, {
      env: { ...io.env, MZN_SOLVER_PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const unlisten = io.onInterrupt(() => child.kill('SIGINT'));
    let end = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      end = (end + text).slice(-200);
      io.stdout.write(text);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => io.stderr.write(text));
    child.on('error', () => {
      unlisten();
      io.stderr.write(`error: ${MISSING[options.lang]}\n`);
      resolve(EXIT.usage);
    });
    child.on('close', (code, signal) => {
      unlisten();
      if (signal !== null) resolve(EXIT.interrupted);
      else if (code !== 0 || end.includes('=====ERROR=====')) resolve(EXIT.badPuzzle);
      else if (end.includes('=====UNSATISFIABLE=====')) resolve(EXIT.no);
      else resolve(end.includes('=====UNKNOWN=====') ? EXIT.limit : EXIT.asAsked);
    });
  });
}
