import { type Board, inLanguage } from '../../board/index.ts';
import type { Statistics } from '../../engine/index.ts';
import { type ReasoningOptions, type Solved, solutionsAsync, solveAsync } from '../../reasoning/index.ts';
import { eachInput, type OutputOptions, printJson } from '../input/index.ts';
import { type ModelOptions, type RuledInput, underModel } from '../papers/index.ts';
import { answer, boardRows, msSince } from '../terminal/answer.ts';
import { type DrawingOptions, SceneWriter } from '../terminal/drawing.ts';
import { UsageError } from '../terminal/errors.ts';
import { EXIT, type ExitCode, exitOf } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { statisticsText } from '../terminal/statistics-text.ts';
import { WORDS } from '../terminal/words.ts';
import { type SearchOptions, search, threadsFor } from './search.ts';

interface SolveOptions extends SearchOptions, DrawingOptions, OutputOptions, ModelOptions {
  readonly out?: string;
  readonly all?: boolean;
  readonly limit?: number;
}

/** A MiniZinc model, which is loaded and solved elsewhere. */
const isModel = (file: string): boolean => file.endsWith('.mzn');

export async function solveCommand(
  io: Io,
  inputs: readonly string[],
  options: SolveOptions,
): Promise<ExitCode> {
  if (inputs.some(isModel)) {
    if (options.threads !== undefined || options.seed !== undefined)
      throw new UsageError(
        '--threads and --seed are for boards: for a model, calcada flatzinc has -p and -r',
      );
    const { lang } = options;
    if (lang !== 'en' && lang !== 'pt')
      throw new UsageError(`--lang: expected en or pt for a model, got ${lang}`);
    const { solveModel } = await import('./minizinc.ts');
    return solveModel(io, inputs, { ...options, lang });
  }
  const many = options.all === true || options.limit !== undefined;
  if (many && options.out !== undefined)
    throw new UsageError('--out holds one drawing: leave out --all and --limit');
  const writer = new SceneWriter(io, options);
  if (many && !options.json && writer.style === 'svg') {
    throw new UsageError('an SVG holds one drawing: leave out --all and --limit, or --style svg');
  }
  return eachInput(io, inputs, options, (asked) => {
    const input = underModel(io, asked, options);
    const { program } = input;
    if (program && options.seed !== undefined)
      throw new UsageError(
        "--seed cannot be used with --model paper: the paper's program labels in its own order",
      );
    // A paper's program labels as its listing does, unless another labeling is given.
    const own = program && options.threads === undefined ? { label: program.label, ...options } : options;
    return many ? solveAll(io, input, own, writer) : solveOne(io, input, own, writer);
  });
}

async function solveOne(
  io: Io,
  input: RuledInput,
  options: SolveOptions,
  writer: SceneWriter,
): Promise<ExitCode> {
  const from = performance.now();
  const { puzzle, grid } = input;
  const { solved, refused } = await search(io, input.name, options, async (limits) =>
    input.program?.test
      ? solveTesting(input, input.program.test, limits)
      : {
          solved: await solveAsync(puzzle, grid, { ...limits, ...(await threadsFor(io, options)) }),
          refused: undefined,
        },
  );
  const { statistics } = solved;
  const words = inLanguage(WORDS, options.lang);
  if (options.json) {
    const found = {
      ...(solved.status === 'solved' ? { solution: boardRows(input, solved.board) } : {}),
      ...(solved.status === 'unknown' ? { because: solved.because } : {}),
      refused,
      ms: msSince(from),
      statistics,
    };
    printJson(io, answer(input, solved.status, found));
    return exitOf(solved.status, 'because' in solved ? solved.because : undefined);
  }
  if (solved.status === 'solved') await writer.write(writer.board(input, solved.board));
  else if (solved.status === 'none') io.stdout.write(`${words.none}\n`);
  else io.stdout.write(`${words.unknown(words.because[solved.because], false)}\n`);
  if (refused !== undefined)
    (writer.documentOnly ? io.stderr : io.stdout).write(`${words.refused(refused)}\n`);
  if (options.stats) {
    const text = statisticsText(statistics, { reading: input.reading, total: msSince(from) }, options.lang);
    (writer.documentOnly ? io.stderr : io.stdout).write(text);
  }
  return exitOf(solved.status, 'because' in solved ? solved.because : undefined);
}

/** As the program does it: full boards one after the other, and each is tested when the labeling has found it. */
async function solveTesting(
  { program, puzzle, grid }: RuledInput,
  test: (board: Board<string>) => boolean,
  limits: ReasoningOptions,
): Promise<{ readonly solved: Solved<string>; readonly refused: number }> {
  let counters: { readonly statistics: Statistics } | undefined;
  const observe: ReasoningOptions['observe'] = (own) => {
    counters = own;
    limits.observe?.(own);
  };
  const solutions = solutionsAsync(program?.puzzle ?? puzzle, grid, { ...limits, observe });
  for (let refused = 0; ; refused++) {
    const step = await solutions.next();
    if (step.done) {
      const { status, statistics } = step.value;
      return {
        refused,
        solved:
          status === 'all'
            ? { status: 'none', statistics }
            : { status: 'unknown', because: step.value.because, statistics },
      };
    }
    if (test(step.value))
      return { refused, solved: { status: 'solved', board: step.value, statistics: counters!.statistics } };
  }
}

/** All solutions, or the first few, each printed as it is found. */
async function solveAll(
  io: Io,
  input: RuledInput,
  options: SolveOptions,
  writer: SceneWriter,
): Promise<ExitCode> {
  const from = performance.now();
  const { puzzle, grid } = input;
  const words = inLanguage(WORDS, options.lang);
  const limit = options.limit ?? Number.POSITIVE_INFINITY;
  let found = 0;
  const end = await search(io, input.name, options, async (limits, progress) => {
    let counters: { readonly statistics: Statistics } | undefined;
    const observe: typeof limits.observe = (own) => {
      counters = own;
      limits.observe?.(own);
    };
    const solutions = solutionsAsync(puzzle, grid, { ...limits, observe });
    for (;;) {
      // Look for one solution more than requested, to know whether there are more.
      const step = await solutions.next();
      if (step.done) return step.value;
      if (found === limit) return { status: 'more', statistics: counters!.statistics } as const;
      progress.clear();
      if (options.json)
        printJson(io, answer(input, 'solved', { number: found + 1, solution: boardRows(input, step.value) }));
      else
        io.stdout.write(`${words.solution(found + 1)}\n${writer.board(input, step.value)}\n`, writer.colour);
      found++;
    }
  });
  const { statistics } = end;
  if (options.json) {
    const because = end.status === 'unknown' ? { because: end.because } : {};
    const ms = msSince(from);
    printJson(io, answer(input, end.status, { ...because, solutions: found, ms, statistics }));
  } else {
    const count =
      end.status === 'all'
        ? words.solutions(found)
        : end.status === 'more'
          ? words.atLeast(found + 1)
          : words.solutionsSoFar(found, words.because[end.because]);
    io.stdout.write(`${count}\n`);
    if (options.stats) {
      io.stdout.write(
        statisticsText(statistics, { reading: input.reading, total: msSince(from) }, options.lang),
      );
    }
  }
  if (end.status === 'unknown') return exitOf(end.status, end.because);
  return found === 0 && end.status === 'all' ? EXIT.no : EXIT.success;
}
