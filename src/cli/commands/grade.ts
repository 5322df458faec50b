import { createReadStream } from 'node:fs';
import { type Language, say } from '../../board/index.ts';
import { read } from '../../formats/index.ts';
import { explainAsync, type Path } from '../../reasoning/index.ts';
import { eachInput, type OutputOptions, printJson } from '../each-input.ts';
import { EXIT, type ExitCode, worse } from '../exit-code.ts';
import { MAX_BYTES, problemLine } from '../input.ts';
import type { Io } from '../io.ts';
import { linesOf } from '../jsonl/lines.ts';
import { PATH_WORDS } from '../path-words.ts';
import { type SearchOptions, search } from '../search.ts';
import { UsageError } from '../usage-error.ts';
import { exitOf } from './explain.ts';

interface GradeOptions extends Omit<SearchOptions, 'label'>, OutputOptions {
  readonly lang: Language;
  /** A file with a board on each line. */
  readonly jsonl?: string;
  readonly why?: boolean;
}

/** Tells how hard boards are for a person. */
export function gradeCommand(io: Io, inputs: readonly string[], options: GradeOptions): Promise<ExitCode> {
  if (options.jsonl !== undefined) {
    if (inputs.length > 0) throw new UsageError('--jsonl names the only input: leave out the others');
    return gradeLines(io, options.jsonl, options);
  }
  if (inputs.length === 0) throw new UsageError('there is nothing to grade: give a file, a URL, an ID or -');
  return eachInput(io, inputs, options, async ({ puzzle, grid, name }) => {
    const path = await pathOf(io, name, options, puzzle, grid);
    if (options.json) printJson(io, { ...jsonOf(path, options), input: name, puzzle: puzzle.id });
    else io.stdout.write(textOf(path, options));
    return exitOf(path);
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
      ...(timeLimit === undefined ? {} : { timeLimit }),
      ...(signal === undefined ? {} : { signal }),
    }),
  );

function jsonOf({ grade, complete, because }: Path<string>, { why, lang }: GradeOptions): object {
  return {
    level: grade.level,
    score: grade.score,
    ...(complete ? {} : { complete, because }),
    ...(why ? { why: grade.why.map((sentence) => say(sentence, lang)) } : {}),
  };
}

function textOf(path: Path<string>, { why, lang }: GradeOptions): string {
  const words = PATH_WORDS[lang];
  const { grade, complete, because, steps } = path;
  const level = words.levels[grade.level];
  const lines = [
    complete
      ? words.graded(level, grade.score, steps.length)
      : `${words.gradedSoFar(level, grade.score, steps.length)}; ${because === undefined ? '' : words.because[because]}`,
    ...(why ? grade.why.map((sentence) => `  ${say(sentence, lang)}`) : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** One board a line in, one grade a line out. A broken line costs itself and no other. */
async function gradeLines(io: Io, file: string, options: GradeOptions): Promise<ExitCode> {
  const name = file === '-' ? 'stdin' : file;
  let code: ExitCode = EXIT.asAsked;
  let index = 0;
  try {
    for await (const { text, number } of linesOf(file === '-' ? io.stdin() : createReadStream(file))) {
      if (text?.trim() === '') continue;
      const input = text === undefined ? undefined : read(text);
      if (!input?.ok) {
        const problems = input?.problems ?? [
          { line: number, column: 1, problem: `the line is longer than ${MAX_BYTES} bytes` },
        ];
        const error = problems.map((problem) => problemLine(name, { ...problem, line: number })).join('\n');
        printJson(io, { index: index++, error });
        code = worse(code, EXIT.badPuzzle);
        continue;
      }
      const path = await pathOf(io, `${name}:${number}`, options, input.puzzle, input.grid);
      printJson(io, { index: index++, ...jsonOf(path, options) });
      code = worse(code, exitOf(path));
      if (code === EXIT.interrupted) break;
    }
  } catch (error) {
    const { code: reason, message } = error as NodeJS.ErrnoException;
    if (reason === undefined || !/^E[A-Z]+$/.test(reason)) throw error;
    throw new UsageError(`${file} cannot be read: ${message}`);
  }
  return code;
}
