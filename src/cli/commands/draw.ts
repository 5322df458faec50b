import { eachInput } from '../input/index.ts';
import { type DrawingOptions, SceneWriter } from '../terminal/drawing.ts';
import { EXIT, type ExitCode } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';

export function drawCommand(io: Io, inputs: readonly string[], options: DrawingOptions): Promise<ExitCode> {
  const writer = new SceneWriter(io, options);
  return eachInput(io, inputs, options, async (input) => {
    await writer.write(writer.board(input));
    return EXIT.success;
  });
}
