import { type Format, formats } from '../../formats/index.ts';
import { writeOut } from '../drawing.ts';
import { eachInput } from '../each-input.ts';
import { UsageError } from '../errors.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';

interface ConvertOptions {
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

/** The format of that name, or the formats of that family: `puzz-link` stands for all whose names begin so. */
function formatsNamed(name: string): Format[] {
  const found = formats.filter(({ id }) => id === name || id.startsWith(`${name}-`));
  if (found.length > 0) return found;
  throw new UsageError(`there is no format ${name}; there are ${formats.map(({ id }) => id).join(', ')}`);
}
