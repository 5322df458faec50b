import { readFile } from 'node:fs/promises';
import {
  compile,
  type Ending,
  keepsThread,
  type Problem,
  readFlatZinc,
  solve,
} from '../../flatzinc/index.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';

/** The options of the standard, by their letters. */
export interface FlatZincOptions {
  /** All solutions; of an optimisation, each better one. */
  readonly a?: boolean;
  /** At most so many solutions. */
  readonly n?: number;
  /** The better and better solutions of an optimisation. */
  readonly i?: boolean;
  readonly f?: boolean;
  readonly s?: boolean;
  /** Milliseconds. */
  readonly t?: number;
  /** Threads; one is used. */
  readonly p?: number;
  readonly r?: number;
}

/** Solves a FlatZinc file and prints as the standard says. Each solution is written whole. */
export async function flatZincCommand(io: Io, file: string, options: FlatZincOptions): Promise<ExitCode> {
  const from = performance.now();
  const read = readFlatZinc(await textOf(io, file));
  if (!read.ok) return refuse(io, file, read.problems);
  const outOfTime = (): boolean => options.t !== undefined && performance.now() - from >= options.t;
  const seed = options.r ?? 0;
  const result = compile(read.program, { seed, stop: outOfTime });
  if (result.status === 'refused') return refuse(io, file, result.problems);
  if (result.status === 'stopped') {
    io.stdout.write('=====UNKNOWN=====\n');
    return EXIT.asAsked;
  }
  const { compiled } = result;
  const compiledAt = performance.now();
  const satisfying = read.program.goal.kind === 'satisfy';
  const streaming = satisfying || options.a === true || options.i === true;
  const limit = options.a ? Number.POSITIVE_INFINITY : (options.n ?? 1);
  let last = '';
  const stop = new AbortController();
  // Where the search keeps the thread, the signal itself must end the process; all that is printed is whole.
  const listening = !keepsThread(compiled, { limit, free: options.f === true });
  const unlisten = listening ? io.onInterrupt(() => stop.abort()) : () => {};
  let ending: Ending;
  try {
    ending = await solve(compiled, {
      limit,
      free: options.f === true,
      seed,
      ...(options.t === undefined ? {} : { timeLimit: Math.max(0, options.t - (compiledAt - from)) }),
      signal: stop.signal,
      onSolution: (text) => {
        if (streaming) io.stdout.write(text);
        else last = text;
      },
    });
  } finally {
    unlisten();
  }
  if (compiled.model.incomplete) {
    io.stdout.write('% some variables have no bounds: only a part of their values was searched\n');
  }
  io.stdout.write(last + verdict(ending));
  if (options.s)
    io.stdout.write(statistics(ending, (compiledAt - from) / 1000, performance.now() - compiledAt));
  return EXIT.asAsked;
}

function verdict({ found, exhausted }: Ending): string {
  if (exhausted) return found === 0 ? '=====UNSATISFIABLE=====\n' : '==========\n';
  return found === 0 ? '=====UNKNOWN=====\n' : '';
}

function statistics({ found, objective, statistics: s }: Ending, initTime: number, ms: number): string {
  const values: Readonly<Record<string, number | undefined>> = {
    nSolutions: found,
    objective,
    initTime,
    solveTime: ms / 1000,
    variables: s.variables,
    propagators: s.constraints,
    propagations: s.propagations,
    nodes: s.decisions,
    failures: s.backtracks,
    restarts: s.restarts,
    learned: s.learned,
    peakMem: s.bytes / 2 ** 20,
  };
  const lines = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`%%%mzn-stat: ${name}=${value}\n`],
  );
  return `${lines.join('')}%%%mzn-stat-end\n`;
}

function refuse(io: Io, file: string, problems: readonly Problem[]): ExitCode {
  for (const { line, column, problem } of problems)
    io.stderr.write(`${file}:${line}:${column}: ${problem}\n`);
  return EXIT.badPuzzle;
}

async function textOf(io: Io, file: string): Promise<string> {
  if (file === '-') {
    const chunks: Uint8Array[] = [];
    for await (const chunk of io.stdin()) chunks.push(chunk);
    return Buffer.concat(chunks).toString('utf8');
  }
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`);
  }
}
