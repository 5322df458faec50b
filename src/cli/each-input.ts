import type { Language } from '../board/index.ts';
import { sayProblem } from '../puzzles/index.ts';
import { EXIT, type ExitCode, worse } from './exit-code.ts';
import { type Input, problemLine, readInput } from './input.ts';
import type { Io } from './io.ts';
import { UsageError } from './usage-error.ts';

/** What every command that prints can be told. */
export interface OutputOptions {
  /** One JSON object a line instead of words and drawings. */
  readonly json?: boolean;
  readonly stats?: boolean;
  readonly out?: string;
}

/**
 * Reads one input after the other and works on those that are boards; says everything that is wrong with the others, to
 * people in their language and in JSON in English.
 */
export async function eachInput(
  io: Io,
  inputs: readonly string[],
  options: OutputOptions & { readonly lang?: Language },
  work: (input: Input) => Promise<ExitCode>,
): Promise<ExitCode> {
  if (inputs.length > 1 && options.out !== undefined) {
    throw new UsageError('--out is one file, and there are several inputs');
  }
  const { lang = 'en' } = options;
  let code: ExitCode = EXIT.asAsked;
  for (const [index, argument] of inputs.entries()) {
    const input = await readInput(argument, io);
    if (inputs.length > 1 && !options.json) {
      io.stdout.write(`${index > 0 ? '\n' : ''}${input.name}:\n`);
    }
    if (input.ok) {
      for (const note of input.notes) {
        const said = sayProblem(note, lang);
        const problem = `${lang === 'pt' ? 'nota' : 'note'}: ${said.problem}`;
        io.stderr.write(`${problemLine(input.name, { ...said, problem })}\n`);
      }
      code = worse(code, await work(input));
    } else {
      for (const problem of input.problems)
        io.stderr.write(`${problemLine(input.name, sayProblem(problem, lang))}\n`);
      const problems = input.problems.map((problem) => sayProblem(problem));
      if (options.json) printJson(io, { input: input.name, status: 'error', problems });
      code = worse(code, EXIT.badPuzzle);
    }
    if (code === EXIT.interrupted) break;
  }
  return code;
}

export const printJson = (io: Io, value: object): void => io.stdout.write(`${JSON.stringify(value)}\n`);
