import { type AnyLanguage, inLanguage, say } from '../../board/index.ts';
import { explainAsync, type Path } from '../../reasoning/index.ts';
import { judgeLines, type LinesOptions, refuseWithoutLines } from '../batch/index.ts';
import { eachInput, type OutputOptions, printJson } from '../input/index.ts';
import { type GradeSpeech, gradeAnswer, pathStatus } from '../terminal/answer.ts';
import { UsageError } from '../terminal/errors.ts';
import { type ExitCode, exitOf } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { PATH_WORDS } from '../terminal/path-words.ts';
import { plainOptions, type SearchOptions, search } from './search.ts';

interface GradeOptions extends Omit<SearchOptions, 'label'>, OutputOptions, GradeSpeech, LinesOptions {
  readonly lang: AnyLanguage;
}

/** Tells how hard boards are for a person. */
export async function gradeCommand(
  io: Io,
  inputs: readonly string[],
  options: GradeOptions,
): Promise<ExitCode> {
  if (options.jsonl !== undefined) {
    if (inputs.length > 0) throw new UsageError('--jsonl names the only input: leave out the others');
    const { lang, why = false } = options;
    const question = { asks: 'grade', lang, why, ...plainOptions(options) } as const;
    return judgeLines(io, options.jsonl, question, options);
  }
  refuseWithoutLines(options);
  return eachInput(io, inputs, options, async (input) => {
    const path = await pathOf(io, input.name, options, input.puzzle, input.grid);
    if (options.json) printJson(io, gradeAnswer(input, path, options));
    else io.stdout.write(textOf(path, options));
    return exitOf(pathStatus(path, 'graded'), path.because);
  });
}

const pathOf = (
  io: Io,
  name: string,
  options: GradeOptions,
  ...[puzzle, grid]: Parameters<typeof explainAsync<unknown, string>>
): Promise<Path<string>> =>
  search(io, name, options, ({ timeLimit, signal }) =>
    explainAsync(puzzle, grid, {
      timeLimit,
      signal,
    }),
  );

function textOf(path: Path<string>, { why: told, lang }: GradeOptions): string {
  const words = inLanguage(PATH_WORDS, lang);
  const { grade, complete, because, steps } = path;
  const why = because === undefined ? '' : words.because[because];
  // Without steps, the level is unknown.
  if (!grade) return `${why}\n`;
  const level = words.levels[grade.level];
  const lines = [
    complete
      ? words.graded(level, grade.score, steps.length)
      : `${words.gradedSoFar(level, grade.score, steps.length)}; ${why}`,
    ...(told ? grade.why.map((sentence) => `  ${say(sentence, lang)}`) : []),
  ];
  return `${lines.join('\n')}\n`;
}
