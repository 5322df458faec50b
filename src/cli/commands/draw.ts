import { type DrawingOptions, SceneWriter } from '../drawing.ts';
import { eachInput } from '../each-input.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';

export function drawCommand(io: Io, inputs: readonly string[], options: DrawingOptions): Promise<ExitCode> {
  const writer = new SceneWriter(io, options);
  return eachInput(io, inputs, options, async (input) => {
    await writer.write(writer.board(input));
    return EXIT.success;
  });
}
