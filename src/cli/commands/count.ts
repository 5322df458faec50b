import { countAsync } from '../../reasoning/index.ts';
import { answer, msSince } from '../answer.ts';
import { eachInput, type OutputOptions, printJson } from '../each-input.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { type ModelOptions, underModel } from '../paper-model.ts';
import { type SearchOptions, search } from '../search.ts';
import { statisticsText } from '../statistics-text.ts';
import { WORDS } from '../words.ts';

interface CountOptions extends SearchOptions, OutputOptions, ModelOptions {
  readonly limit?: number;
}

export const countCommand = (io: Io, inputs: readonly string[], options: CountOptions): Promise<ExitCode> =>
  eachInput(io, inputs, options, async (asked) => {
    const input = underModel(io, asked, options);
    const from = performance.now();
    const { puzzle, grid, name } = input;
    const counted = await search(io, name, options, (limits) =>
      countAsync(puzzle, grid, options.limit === undefined ? limits : { ...limits, limit: options.limit }),
    );
    const { count, exact, because, statistics } = counted;
    const total = msSince(from);
    const words = WORDS[options.lang];
    if (options.json) {
      const why = because === undefined ? {} : { because };
      const status = exact ? 'exact' : because === undefined ? 'more' : 'unknown';
      printJson(io, answer(input, status, { ...why, count, exact, ms: total, statistics }));
    } else {
      const line = exact
        ? words.solutions(count)
        : because === undefined
          ? words.atLeast(count)
          : words.solutionsSoFar(count, words.because[because]);
      io.stdout.write(`${line}\n`);
      if (options.stats)
        io.stdout.write(statisticsText(statistics, { reading: input.reading, total }, options.lang));
    }
    if (because !== undefined) return because === 'stopped' ? EXIT.interrupted : EXIT.limit;
    return exact && count === 0 ? EXIT.no : EXIT.success;
  });
