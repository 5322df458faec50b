import { writeWhole } from '../../files/index.ts';
import { programFor, TOOLS, type Tool } from '../../prove/programs/index.ts';
import type { AnyPuzzle } from '../../puzzles/index.ts';
import { eachInput } from '../input/index.ts';
import type { Input } from '../input/input.ts';
import { formatsNamed, type ReadingOptions } from '../input/reading.ts';
import { EXIT, type ExitCode } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { shown } from '../terminal/shown.ts';

interface ConvertOptions extends ReadingOptions {
  readonly to: string;
  readonly out?: string;
}

export function convertCommand(
  io: Io,
  inputs: readonly string[],
  options: ConvertOptions,
): Promise<ExitCode> {
  const write = writerOf(options.to);
  let boards = 0;
  const work = async ({ puzzle, grid, name }: Input): Promise<ExitCode> => {
    const written = write(puzzle, grid);
    if (!written.ok) {
      io.stderr.write(`${shown(`${name}: ${written.problem}`)}\n`);
      return EXIT.usage;
    }
    const text = written.text.endsWith('\n') ? written.text : `${written.text}\n`;
    // A blank line between them, so that they can be read again.
    const gap = boards++ > 0 && options.to === 'text' ? '\n' : '';
    if (options.out === undefined) io.stdout.write(`${gap}${text}`);
    else writeWhole(options.out, text);
    return EXIT.success;
  };
  return eachInput(io, inputs, options, work, false);
}

type Write = (
  puzzle: AnyPuzzle,
  grid: unknown,
) => { ok: true; text: string } | { ok: false; problem: string };

/** A format of ours or of another puzzle program, or a solver whose program of the board is written. */
function writerOf(to: string): Write {
  const tool = TOOLS.find((one): one is Tool => one === to);
  if (tool) {
    return (puzzle, grid) => {
      const text = programFor(puzzle, grid, tool);
      return text === undefined
        ? { ok: false, problem: `${puzzle.id} has no formula to write for ${tool}` }
        : { ok: true, text };
    };
  }
  const named = formatsNamed(to, TOOLS);
  return (puzzle, grid) =>
    (named.find(({ puzzles }) => puzzles.includes(puzzle.id)) ?? named[0]!).write(puzzle, grid);
}
