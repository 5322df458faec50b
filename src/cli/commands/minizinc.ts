import { fileURLToPath } from 'node:url';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';

/** Prints the folder in which MiniZinc finds this solver: for MZN_SOLVER_PATH. */
export async function miniZincCommand(io: Io): Promise<ExitCode> {
  io.stdout.write(`${fileURLToPath(new URL('../../share/minizinc', io.entry))}\n`);
  return EXIT.asAsked;
}
