import { inLanguage } from '../../board/index.ts';
import { countAsync } from '../../reasoning/index.ts';
import { eachInput, type OutputOptions, printJson } from '../input/index.ts';
import { type ModelOptions, underModel } from '../papers/index.ts';
import { answer, msSince } from '../terminal/answer.ts';
import { type ExitCode, exitOf } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { statisticsText } from '../terminal/statistics-text.ts';
import { WORDS } from '../terminal/words.ts';
import { type SearchOptions, search } from './search.ts';

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
    const words = inLanguage(WORDS, options.lang);
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
    return exitOf(exact && count === 0 ? 'none' : 'exact', because);
  });
