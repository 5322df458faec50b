import {
  compile,
  type Ending,
  LONGEST,
  type Problem,
  type Program,
  readFlatZinc,
  solve,
} from '../../flatzinc/index.ts';
import { bytesOf, bytesOfFile, textOf } from '../bounded-read.ts';
import { UsageError } from '../errors.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { solveInThreads, standardStatistics, verdict } from '../flatzinc/index.ts';
import type { Io } from '../io.ts';

/** The options of the standard. */
export interface FlatZincOptions {
  /** Of an optimisation, each better one. */
  readonly allSolutions?: boolean;
  readonly numSolutions?: number;
  /** The better and better solutions of an optimisation. */
  readonly intermediate?: boolean;
  readonly freeSearch?: boolean;
  readonly statistics?: boolean;
  /** Milliseconds. */
  readonly timeLimit?: number;
  /** Threads; one if absent. */
  readonly parallel?: number;
  readonly randomSeed?: number;
}

/** More threads than this help nobody. */
const MOST_THREADS = 64;

/** Solves a FlatZinc file and prints as the standard says. Each solution is written whole. */
export async function flatZincCommand(io: Io, file: string, options: FlatZincOptions): Promise<ExitCode> {
  const from = performance.now();
  const { timeLimit } = options;
  if (timeLimit !== undefined) io.supervisor?.limit(timeLimit);
  announce(io, '=====UNKNOWN=====\n');
  try {
    const text = await flatZincText(io, file);
    const read = readFlatZinc(text);
    if (!read.ok) return refuse(io, file, read.problems);
    return await answer(io, file, text, read.program, options, from);
  } finally {
    io.supervisor?.limit(undefined);
  }
}

async function answer(
  io: Io,
  file: string,
  source: string,
  program: Program,
  options: FlatZincOptions,
  from: number,
): Promise<ExitCode> {
  const { timeLimit, randomSeed: seed = 0 } = options;
  const left = (): number => Math.max(0, (timeLimit ?? 0) - (performance.now() - from));
  const stopped = (): boolean => timeLimit !== undefined && left() === 0;
  const threads = Math.min(options.parallel ?? 1, MOST_THREADS);
  const result = threads > 1 ? undefined : compile(program, { seed, stop: stopped });
  if (result?.status === 'refused') return refuse(io, file, result.problems);
  if (result?.status === 'stopped') return unknown(io);
  const compiledAt = performance.now();
  const streaming = program.goal.kind === 'satisfy' || options.allSolutions || options.intermediate;
  let found = 0;
  let last = '';
  const stop = new AbortController();
  const unlisten = io.onInterrupt(() => stop.abort());
  const asked = {
    limit: options.allSolutions ? Number.POSITIVE_INFINITY : (options.numSolutions ?? 1),
    free: options.freeSearch === true,
    seed,
    ...(timeLimit === undefined ? {} : { timeLimit: left() }),
    signal: stop.signal,
    onSolution: (text: string): void => {
      if (streaming) io.stdout.write(text);
      else last = text;
      if (found++ === 0 || !streaming) announce(io, last);
    },
  };
  let ending: Ending;
  try {
    if (result) ending = await solve(result.compiled, asked);
    else {
      const threaded = await solveInThreads(io.entry, source, program, { ...asked, threads });
      if (threaded.status === 'refused') return refuse(io, file, threaded.problems);
      if (threaded.ending === undefined) {
        announce(io, '');
        io.stdout.write(last);
        return found === 0 ? unknown(io) : EXIT.asAsked;
      }
      ending = threaded.ending;
    }
  } finally {
    unlisten();
  }
  announce(io, '');
  io.stdout.write(last + verdict(ending));
  if (options.statistics)
    io.stdout.write(standardStatistics(ending, compiledAt - from, performance.now() - compiledAt));
  return EXIT.asAsked;
}

function unknown(io: Io): ExitCode {
  io.stdout.write('=====UNKNOWN=====\n');
  return EXIT.asAsked;
}

/** What is to be printed if this thread must be ended. */
function announce(io: Io, words: string): void {
  const lastWords = { time: words, memory: words, stopped: words };
  io.supervisor?.begin({ index: 0, board: 0, code: EXIT.asAsked, lastWords, lastCode: EXIT.asAsked });
}

function refuse(io: Io, file: string, problems: readonly Problem[]): ExitCode {
  for (const { line, column, problem } of problems) {
    io.stderr.write(`${file === '-' ? 'stdin' : file}:${line}:${column}: ${problem}\n`);
  }
  return EXIT.badPuzzle;
}

async function flatZincText(io: Io, file: string): Promise<string> {
  const bytes = await (file === '-' ? bytesOf(io.stdin(), LONGEST) : bytesOfFile(file, LONGEST));
  if (bytes === undefined) throw new UsageError(`expected at most ${LONGEST} bytes in ${file}`);
  return textOf(bytes);
}
