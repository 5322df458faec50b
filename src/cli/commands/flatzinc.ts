import { expectWritable, writePieces } from '../../files/index.ts';
import {
  compile,
  type Ending,
  LONGEST,
  type Problem,
  type Program,
  readFlatZinc,
  solve,
} from '../../flatzinc/index.ts';
import { proveModel } from '../../prove/index.ts';
import { earlyStatistics, solveInThreads, standardStatistics, verdict } from '../flatzinc/index.ts';
import { bytesOf, bytesOfFile, textOf } from '../input/bounded-read.ts';
import { problemLine } from '../input/input.ts';
import { UsageError } from '../terminal/errors.ts';
import { EXIT, type ExitCode } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { shown } from '../terminal/shown.ts';

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
  /** A file for a proof of the answer. */
  readonly proof?: string;
}

/** More threads than this do not help. */
const MOST_THREADS = 64;

/** Solves a FlatZinc file and prints as the standard says. Each solution is written whole. */
export async function flatZincCommand(io: Io, file: string, asked: FlatZincOptions): Promise<ExitCode> {
  const from = performance.now();
  // As MiniZinc and other solvers have it: no limit of time, and all solutions.
  const { timeLimit: limit, numSolutions, ...others } = asked;
  const options: FlatZincOptions = {
    ...others,
    ...(limit ? { timeLimit: limit } : {}),
    ...(numSolutions === 0 ? { allSolutions: true } : numSolutions ? { numSolutions } : {}),
  };
  if (limit) io.supervisor?.limit(limit);
  announce(io, unknownText(options));
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
  const files = options.proof === undefined ? undefined : proofFiles(options.proof);
  if (files) for (const name of [files.formula, files.proof]) expectWritable(name, [file]);
  const left = (): number => Math.max(0, (timeLimit ?? 0) - (performance.now() - from));
  const limits = () => (timeLimit === undefined ? {} : { timeLimit: left() });
  const stopped = (): boolean => timeLimit !== undefined && left() === 0;
  const threads = Math.min(options.parallel ?? 1, MOST_THREADS);
  const result = threads > 1 ? undefined : compile(program, { seed, ...limits() });
  if (result?.status === 'refused') return refuse(io, file, result.problems);
  if (result?.status === 'stopped') return unknown(io, options);
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
    ...limits(),
    signal: stop.signal,
    onSolution: (text: string): void => {
      if (streaming) io.stdout.write(text);
      else last = text;
      found++;
      if (options.statistics || found === 1 || !streaming)
        announce(io, last + (options.statistics ? earlyStatistics(found) : ''));
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
        if (found === 0) return unknown(io, options);
        io.stdout.write(last + (options.statistics ? earlyStatistics(found) : ''));
        return EXIT.success;
      }
      ending = threaded.ending;
    }
  } finally {
    unlisten();
  }
  announce(io, '');
  io.stdout.write(last + verdict(ending));
  if (files) io.stdout.write(await proofRemark(files, file, program, ending, stopped));
  if (options.statistics)
    io.stdout.write(standardStatistics(ending, compiledAt - from, performance.now() - compiledAt));
  return EXIT.success;
}

const unknownText = ({ statistics }: FlatZincOptions): string =>
  `=====UNKNOWN=====\n${statistics ? earlyStatistics(0) : ''}`;

function unknown(io: Io, options: FlatZincOptions): ExitCode {
  io.stdout.write(unknownText(options));
  return EXIT.success;
}

/** What is to be printed if this thread must be ended. */
function announce(io: Io, words: string): void {
  const lastWords = { time: words, memory: words, stopped: words };
  io.supervisor?.begin({ index: 0, board: 0, code: EXIT.success, lastWords, lastCode: EXIT.success });
}

/** Where a proof and its formula are written. */
function proofFiles(proof: string): {
  readonly proof: string;
  readonly formula: string;
  readonly gzip: boolean;
} {
  const gzip = proof.endsWith('.gz');
  const name = gzip ? proof.slice(0, -3) : proof;
  return { proof, formula: `${name.endsWith('.pbp') ? name.slice(0, -4) : name}.opb`, gzip };
}

/** Writes a proof of how the search ended; says where, or why there is none. */
async function proofRemark(
  { proof, formula, gzip }: ReturnType<typeof proofFiles>,
  file: string,
  program: Program,
  { exhausted, found, objective }: Ending,
  stop: () => boolean,
): Promise<string> {
  const better = program.goal.kind === 'satisfy' ? undefined : objective;
  if (!exhausted || (found > 0 && better === undefined))
    return '% no proof: expected an answer "no solution" or a best solution\n';
  const proved = proveModel(program, { better }, stop);
  if (!proved.ok) return `% no proof: ${proved.problem}\n`;
  const inputs = [file];
  await writePieces(formula, proved.formula, { inputs });
  await writePieces(proof, proved.proof, { inputs, gzip });
  return `% proof: ${shown(proof)}, of the formula ${shown(formula)}\n`;
}

function refuse(io: Io, file: string, problems: readonly Problem[]): ExitCode {
  const name = file === '-' ? 'stdin' : file;
  for (const problem of problems) io.stderr.write(`${problemLine(name, problem)}\n`);
  return EXIT.badPuzzle;
}

async function flatZincText(io: Io, file: string): Promise<string> {
  const bytes = await (file === '-' ? bytesOf(io.stdin(), LONGEST) : bytesOfFile(file, LONGEST));
  if (bytes === undefined) throw new UsageError(`expected at most ${LONGEST} bytes in ${file}`);
  return textOf(bytes);
}
