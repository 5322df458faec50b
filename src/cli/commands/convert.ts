import { writeOut } from '../drawing.ts';
import { eachInput } from '../each-input.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
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
  return eachInput(io, inputs, options, async ({ puzzle, grid, name }) => {
    const format = named.find(({ puzzles }) => puzzles.includes(puzzle.id)) ?? named[0]!;
    const written = format.write(puzzle, grid);
    if (!written.ok) {
      io.stderr.write(`${name}: ${written.problem}\n`);
      return EXIT.usage;
    }
    const text = written.text.endsWith('\n') ? written.text : `${written.text}\n`;
    if (options.out === undefined) io.stdout.write(text);
    else await writeOut(options.out, text);
    return EXIT.asAsked;
  });
}
