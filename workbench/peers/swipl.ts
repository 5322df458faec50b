import { findProgram, lazily, runProgram } from './program.ts';
import type { Sample } from './sample.ts';
import { scratchFile } from './scratch.ts';

export const swipl = lazily(() => findProgram('swipl', ['--version']));

/**
 * Runs a Prolog program whose `main` prints `answer=…` and `own=…` (milliseconds, loading left
 * out) on lines of their own.
 */
export async function runProlog(name: string, program: string, limit: number): Promise<Sample> {
  const file = scratchFile(`${name}.pl`, program);
  const run = await runProgram(swipl()!.path, ['-q', '-O', '-g', 'main', '-t', 'halt', file], limit);
  const own = Number(/^own=([\d.]+)/m.exec(run.stdout)?.[1]);
  return {
    whole: run.whole,
    ...(Number.isNaN(own) ? {} : { own }),
    answer: /^answer=(.*)$/m.exec(run.stdout)?.[1] ?? '',
    overLimit: run.overLimit,
  };
}
