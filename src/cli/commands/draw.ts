import { type DrawingOptions, Easel } from '../drawing.ts';
import { eachInput } from '../each-input.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';

export function drawCommand(io: Io, inputs: readonly string[], options: DrawingOptions): Promise<ExitCode> {
  const easel = new Easel(io, options);
  return eachInput(io, inputs, options, async ({ puzzle, grid }) => {
    await easel.hang(easel.drawing(puzzle.scene(grid)));
    return EXIT.asAsked;
  });
}
