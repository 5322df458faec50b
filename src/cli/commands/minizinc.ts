import { spawn } from 'node:child_process';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '../../board/index.ts';
import { compile, LONGEST, type Problem, readFlatZinc, solve } from '../../flatzinc/index.ts';
import { SolutionPrinter } from '../../flatzinc/minizinc/index.ts';
import {
  findMiniZincPackage,
  solverFolder,
  solverLibrary,
  standardStatistics,
  startMiniZinc,
  verdict,
} from '../flatzinc/index.ts';
import { bytesOfFile, textOf } from '../input/bounded-read.ts';
import { UsageError } from '../terminal/errors.ts';
import { EXIT, type ExitCode } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { shown } from '../terminal/shown.ts';
import { ERROR } from '../terminal/words.ts';

/** Prints the folder in which MiniZinc finds this solver: for MZN_SOLVER_PATH. */
export async function miniZincCommand(io: Io): Promise<ExitCode> {
  io.stdout.write(`${solverFolder(io.entry)}\n`);
  return EXIT.success;
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

/**
 * Solves a MiniZinc model, with its data files: a minizinc on the PATH compiles it, or the npm package of that name,
 * and this solver solves it.
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
  const path = known === undefined ? solverFolder(io.entry) : `${solverFolder(io.entry)}:${known}`;
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
      io.stderr.write(`${ERROR[options.lang]}: ${MISSING[options.lang]}\n`);
      resolve(EXIT.usage);
    });
    child.on('close', (code, signal) => {
      unlisten();
      if (signal !== null) resolve(EXIT.interrupted);
      else if (code !== 0 || end.includes('=====ERROR=====')) resolve(EXIT.badPuzzle);
      else if (end.includes('=====UNSATISFIABLE=====')) resolve(EXIT.no);
      else resolve(end.includes('=====UNKNOWN=====') ? EXIT.limit : EXIT.success);
    });
  });
}

/** The same without a program: MiniZinc from its npm package compiles, and prints solutions as they are found. */
async function solveByPackage(
  io: Io,
  folder: string,
  files: readonly string[],
  options: ModelOptions,
): Promise<ExitCode> {
  const from = performance.now();
  const stop = new AbortController();
  const unlisten = io.onInterrupt(() => stop.abort());
  const miniZinc = startMiniZinc(folder);
  try {
    const texts = new Map<string, string>();
    for (const file of files) texts.set(basename(file), await modelText(file));
    const { compiler } = miniZinc;
    const compiled = await compiler.compile(solverLibrary(solverFolder(io.entry)), texts, {
      json: options.json === true,
    });
    if (!compiled.ok) return refuse(io, compiled.problems);
    const read = readFlatZinc(compiled.model.flatZinc);
    if (!read.ok) return refuse(io, read.problems);
    const result = compile(read.program, { signal: stop.signal });
    if (result.status === 'refused') return refuse(io, result.problems);
    if (result.status === 'stopped') return EXIT.interrupted;
    const compiledAt = performance.now();
    const printer = new SolutionPrinter(compiler, compiled.model, (text) => io.stdout.write(text));
    const onlyBest = read.program.goal.kind !== 'satisfy' && !options.all;
    let best: string | undefined;
    const ending = await solve(result.compiled, {
      limit: options.all ? Number.POSITIVE_INFINITY : (options.limit ?? 1),
      ...(options.timeLimit === undefined ? {} : { timeLimit: options.timeLimit * 1000 }),
      signal: stop.signal,
      onSolution: (text) => {
        if (onlyBest) best = text;
        else printer.add(text);
      },
    });
    const solving = performance.now() - compiledAt;
    if (best !== undefined) printer.add(best);
    await printer.done();
    if (printer.problem !== undefined) {
      io.stderr.write(`error: ${printer.problem}\n`);
      return EXIT.internal;
    }
    io.stdout.write(verdict(ending));
    if (options.stats) io.stdout.write(standardStatistics(ending, compiledAt - from, solving));
    return ending.found > 0 ? EXIT.success : ending.exhausted ? EXIT.no : EXIT.limit;
  } finally {
    unlisten();
    miniZinc.end();
  }
}

async function modelText(file: string): Promise<string> {
  const bytes = await bytesOfFile(file, LONGEST);
  if (bytes === undefined) throw new UsageError(`expected at most ${LONGEST} bytes in ${file}`);
  return textOf(bytes);
}

/** A problem of the compiler names the file it is in; one of ours is in what the compiler made of it. */
function refuse(io: Io, problems: readonly (Problem & { readonly file?: string })[]): ExitCode {
  for (const { file = 'FlatZinc', line, column, problem } of problems)
    io.stderr.write(line === 0 ? `error: ${problem}\n` : `${shown(file)}:${line}:${column}: ${problem}\n`);
  return EXIT.badPuzzle;
}
