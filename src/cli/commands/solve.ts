import type { Statistics } from '../../engine/index.ts';
import { type Solved, solutionsAsync, solveAsync } from '../../reasoning/index.ts';
import { answer, boardRows, msSince } from '../answer.ts';
import { type DrawingOptions, SceneWriter } from '../drawing.ts';
import { eachInput, type OutputOptions, printJson } from '../each-input.ts';
import { UsageError } from '../errors.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Input } from '../input.ts';
import type { Io } from '../io.ts';
import { type ModelOptions, underModel } from '../paper-model.ts';
import { type SearchOptions, search, threadsFor } from '../search.ts';
import { statisticsText } from '../statistics-text.ts';
import { WORDS } from '../words.ts';
import { isModel, solveModel } from './minizinc.ts';

interface SolveOptions extends SearchOptions, DrawingOptions, OutputOptions, ModelOptions {
  readonly out?: string;
  readonly all?: boolean;
  readonly limit?: number;
}

export function solveCommand(io: Io, inputs: readonly string[], options: SolveOptions): Promise<ExitCode> {
  if (inputs.some(isModel)) {
    if (options.threads !== undefined || options.seed !== undefined)
      throw new UsageError(
        '--threads and --seed are for boards: for a model, calcada flatzinc has -p and -r',
      );
    return solveModel(io, inputs, options);
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
    return many ? solveAll(io, input, options, writer) : solveOne(io, input, options, writer);
  });
}

async function solveOne(io: Io, input: Input, options: SolveOptions, writer: SceneWriter): Promise<ExitCode> {
  const from = performance.now();
  const { puzzle, grid } = input;
  const solved = await search(io, input.name, options, async (limits) =>
    solveAsync(puzzle, grid, { ...limits, ...(await threadsFor(io, options)) }),
  );
  const { statistics } = solved;
  const words = WORDS[options.lang];
  if (options.json) {
    const found = {
      ...(solved.status === 'solved' ? { solution: boardRows(input, solved.board) } : {}),
      ...(solved.status === 'unknown' ? { because: solved.because } : {}),
      ms: msSince(from),
      statistics,
    };
    printJson(io, answer(input, solved.status, found));
    return exitOf(solved);
  }
  if (solved.status === 'solved') await writer.write(writer.board(input, solved.board));
  else if (solved.status === 'none') io.stdout.write(`${words.none}\n`);
  else io.stdout.write(`${words.unknown(words.because[solved.because], false)}\n`);
  if (options.stats) {
    const text = statisticsText(statistics, { reading: input.reading, total: msSince(from) });
    (writer.documentOnly ? io.stderr : io.stdout).write(text);
  }
  return exitOf(solved);
}

function exitOf(solved: Solved<string>): ExitCode {
  if (solved.status === 'solved') return EXIT.asAsked;
  if (solved.status === 'none') return EXIT.no;
  return solved.because === 'stopped' ? EXIT.interrupted : EXIT.limit;
}

/** All solutions, or the first few, each printed as it is found. */
async function solveAll(io: Io, input: Input, options: SolveOptions, writer: SceneWriter): Promise<ExitCode> {
  const from = performance.now();
  const { puzzle, grid } = input;
  const words = WORDS[options.lang];
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
      // One solution more than wanted is asked for, to know whether there are more.
      const step = await solutions.next();
      if (step.done) return step.value;
      if (found === limit) return { status: 'more', statistics: counters!.statistics } as const;
      progress.clear();
      if (options.json)
        printJson(io, answer(input, 'solved', { number: found + 1, solution: boardRows(input, step.value) }));
      else io.stdout.write(`${words.solution(found + 1)}\n${writer.board(input, step.value)}\n`);
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
      io.stdout.write(statisticsText(statistics, { reading: input.reading, total: msSince(from) }));
    }
  }
  if (end.status === 'unknown') return end.because === 'stopped' ? EXIT.interrupted : EXIT.limit;
  return found === 0 && end.status === 'all' ? EXIT.no : EXIT.asAsked;
}
