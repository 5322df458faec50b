import { type AnyLanguage, inLanguage } from '../../board/index.ts';
import { expectWritable } from '../../files/index.ts';
import { type Bilingual, type Problem, sayProblem } from '../../puzzles/index.ts';
import { answer, errorAnswer } from '../terminal/answer.ts';
import { UsageError } from '../terminal/errors.ts';
import { EXIT, type ExitCode, worse } from '../terminal/exit-code.ts';
import type { Begun, Ended, Io } from '../terminal/io.ts';
import { refuseLanguage } from '../terminal/languages.ts';
import { shown } from '../terminal/shown.ts';
import { ERROR, NOTE, WORDS } from '../terminal/words.ts';
import { type Input, problemLine, type Refused, readInputs } from './input.ts';
import { type ReadingOptions, readOptions } from './reading.ts';

/** The options of every command that prints. */
export interface OutputOptions {
  /** One JSON object a line instead of words and drawings. */
  readonly json?: boolean;
  readonly stats?: boolean;
  readonly out?: string;
}

type EachOptions = OutputOptions & ReadingOptions & { readonly lang?: AnyLanguage; readonly board?: string };

const ONE_FILE = '--out names one file, but there are several boards';

/**
 * Reads one input after the other and works on those that are boards; says everything that is wrong with the others, to
 * people in their language and in JSON in English.
 */
export async function eachInput(
  io: Io,
  given: readonly string[],
  options: EachOptions,
  work: (input: Input) => Promise<ExitCode>,
  headings = !options.json,
): Promise<ExitCode> {
  const inputs = given.length === 0 && io.piped ? ['-'] : given;
  if (inputs.length === 0) throw new UsageError('expected a file, a URL, an ID, the text of a board, or -');
  if (inputs.length > 1 && options.out !== undefined) {
    throw new UsageError(ONE_FILE);
  }
  if (options.out !== undefined)
    expectWritable(options.out, options.board === undefined ? inputs : [...inputs, options.board]);
  const reading = readOptions(options);
  const { done } = io.supervisor ?? { done: { inputs: 0, boards: 0, code: EXIT.success } };
  let code: ExitCode = done.code;
  for (const [index, argument] of inputs.entries()) {
    if (index < done.inputs) continue;
    const boards = await readInputs(argument, io, reading);
    if (boards.length > 1 && options.out !== undefined) throw new UsageError(ONE_FILE);
    for (const [board, input] of boards.entries()) {
      if (index === done.inputs && board < done.boards) continue;
      const { name, line } = input;
      if (headings && (inputs.length > 1 || boards.length > 1))
        io.stdout.write(
          `${index + board > 0 ? '\n' : ''}${shown(name)}${line === undefined ? '' : `:${line}`}:\n`,
        );
      if (input.ok) {
        refuseLanguage(input.puzzle, options.lang);
        if (options.verbose) io.stderr.write(`${shown(howRead(input))}\n`);
        if (!options.quiet)
          remark(io, name, input.notes, options, `${inLanguage(NOTE, options.lang ?? 'en')}: `);
        const isLast = index === inputs.length - 1 && board === boards.length - 1;
        io.supervisor?.begin({
          index,
          board,
          code,
          lastWords: lastWordsOn(input, options),
          ...(isLast ? { lastCode: worse(code, EXIT.limit) } : {}),
        });
        code = worse(code, await work(input));
      } else {
        code = worse(code, refuse(io, input, options));
      }
      if (code === EXIT.interrupted) return code;
    }
  }
  return code;
}

function howRead({ name, puzzle, grid, format }: Input): string {
  const { rows, columns } = puzzle.size(grid);
  return `${name}: read as ${format.id}: ${puzzle.id}, ${columns}x${rows}`;
}

function remark(
  io: Io,
  name: string,
  problems: readonly Bilingual<Problem>[],
  { lang = 'en' }: EachOptions,
  label: string,
): void {
  for (const found of problems) {
    const said = sayProblem(found, lang);
    io.stderr.write(`${problemLine(name, { ...said, problem: `${label}${said.problem}` })}\n`);
  }
}

/** Says everything that is wrong with an input. */
export function refuse(io: Io, refused: Refused, options: EachOptions): ExitCode {
  const { name, problems, missing } = refused;
  const { lang = 'en' } = options;
  if (!missing) remark(io, name, problems, options, '');
  else
    for (const found of problems)
      io.stderr.write(
        `${inLanguage(ERROR, lang)}: ${shown(`${name}: ${sayProblem(found, lang).problem}`)}\n`,
      );
  const told = problems.map((problem) => sayProblem(problem));
  if (options.json) printJson(io, errorAnswer(refused, told));
  return missing ? EXIT.usage : EXIT.badPuzzle;
}

/** What is printed of a board whose thread had to be terminated. */
function lastWordsOn(input: Input, { json, lang = 'en' }: EachOptions): Begun['lastWords'] {
  const words = inLanguage(WORDS, lang);
  const on = (because: Ended): string =>
    json
      ? `${JSON.stringify(answer(input, 'unknown', { because }))}\n`
      : `${words.unknown(words.because[because], false)}\n`;
  return { time: on('time'), memory: on('memory'), stopped: on('stopped') };
}

export const printJson = (io: Io, value: object): void => io.stdout.write(`${JSON.stringify(value)}\n`);
