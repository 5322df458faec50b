import { writeOut } from '../drawing.ts';
import { eachInput } from '../each-input.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Input } from '../input.ts';
import type { Io } from '../io.ts';
import { formatsNamed, type ReadingOptions } from '../reading.ts';

interface ConvertOptions extends ReadingOptions {
  readonly to: string;
  readonly out?: string;
}

export function convertCommand(
  io: Io,
  inputs: readonly string[],
  options: ConvertOptions,
): Promise<ExitCode> {
  const named = formatsNamed(options.to);
  let boards = 0;
  const work = async ({ puzzle, grid, name }: Input): Promise<ExitCode> => {
    const format = named.find(({ puzzles }) => puzzles.includes(puzzle.id)) ?? named[0]!;
    const written = format.write(puzzle, grid);
    if (!written.ok) {
      io.stderr.write(`${name}: ${written.problem}\n`);
      return EXIT.usage;
    }
    const text = written.text.endsWith('\n') ? written.text : `${written.text}\n`;
    // A blank line between them, so that they can be read again.
    const gap = boards++ > 0 && format.id === 'text' ? '\n' : '';
    if (options.out === undefined) io.stdout.write(`${gap}${text}`);
    else await writeOut(options.out, text);
    return EXIT.asAsked;
  };
  return eachInput(io, inputs, options, work, false);
}
