import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '../../board/index.ts';
import { compile, type Ending, readFlatZinc, solve } from '../../flatzinc/index.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { findMiniZincPackage, MiniZincPackage } from '../flatzinc/index.ts';
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
  en: 'expected the program minizinc on the PATH, or the npm package minizinc, found neither. Get one from https://www.minizinc.org, on Debian and Ubuntu by: apt-get install minizinc, or by: npm install minizinc',
  pt: 'esperava-se o programa minizinc no PATH ou o pacote npm minizinc, e não há nenhum deles. Obtenha um em https://www.minizinc.org, em Debian e Ubuntu com: apt-get install minizinc, ou com: npm install minizinc',
};

export const isModel = (file: string): boolean => file.endsWith('.mzn');

/**
 * Solves a MiniZinc model, with its data files: a minizinc on the PATH compiles it, or the npm package of that name, and
 * this solver solves it.
 */
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
      const folder = findMiniZincPackage([process.cwd(), fileURLToPath(new URL('.', io.entry))]);
      if (folder !== undefined) return resolve(solveByPackage(io, folder, files, options));
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

/** The same without a program: MiniZinc from its npm package compiles, and prints each solution. */
async function solveByPackage(
  io: Io,
  folder: string,
  files: readonly string[],
  options: ModelOptions,
): Promise<ExitCode> {
  const stop = new AbortController();
  const unlisten = io.onInterrupt(() => stop.abort());
  const miniZinc = new MiniZincPackage(folder);
  try {
    const texts = new Map(files.map((file) => [basename(file), readFileSync(file, 'utf8')]));
    const model = await miniZinc.compile(solverFolder(io), texts);
    const read = readFlatZinc(model.flatZinc);
    if (!read.ok) throw new Error(read.problems.map(({ problem }) => problem).join('\n'));
    const result = compile(read.program);
    if (result.status !== 'compiled') throw new Error(problemsOf(result));
    const printed: string[] = [];
    const isBest = read.program.goal.kind !== 'satisfy';
    const ending = await solve(result.compiled, {
      limit: options.all ? Number.POSITIVE_INFINITY : (options.limit ?? 1),
      ...(options.timeLimit === undefined ? {} : { timeLimit: options.timeLimit * 1000 }),
      signal: stop.signal,
      onSolution: (text) => printed.push(text),
    });
    for (const text of isBest && !options.all ? printed.slice(-1) : printed)
      io.stdout.write(await miniZinc.print(model, text));
    return close(io, ending);
  } catch (error) {
    io.stderr.write(`error: ${error instanceof Error ? error.message : String(error)}\n`);
    return EXIT.badPuzzle;
  } finally {
    unlisten();
    miniZinc.end();
  }
}

const problemsOf = (result: Exclude<ReturnType<typeof compile>, { status: 'compiled' }>): string =>
  result.status === 'refused' ? result.problems.map(({ problem }) => problem).join('\n') : 'stopped';

function close(io: Io, { found, exhausted }: Ending): ExitCode {
  if (exhausted) io.stdout.write(found === 0 ? '=====UNSATISFIABLE=====\n' : '==========\n');
  else if (found === 0) io.stdout.write('=====UNKNOWN=====\n');
  return found > 0 ? EXIT.asAsked : exhausted ? EXIT.no : EXIT.limit;
}
