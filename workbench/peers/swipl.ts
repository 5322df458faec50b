import { spawnSync } from 'node:child_process';
import { findProgram, lazily, type ProgramRun, runProgram } from './program.ts';
import type { Sample } from './sample.ts';
import { scratchFile } from './scratch.ts';

export const swipl = lazily(() => findProgram('swipl', ['--version']));

/**
 * SWI-Prolog 9.0.4 crashes or hangs in one run of thirty of some programs, depending on where the system puts its memory:
 * where that can be fixed, it is.
 */
const fixedAddresses = lazily(() =>
  spawnSync('setarch', ['-R', 'true']).status === 0 ? ['setarch', '-R'] : [],
);

/** Runs SWI-Prolog with the goal and ends it. */
export function runSwipl(
  goal: string,
  file: string,
  limit: number,
  options: readonly string[] = [],
): Promise<ProgramRun> {
  const [first, ...rest] = [...fixedAddresses(), swipl()!.path, '-q', ...options];
  return runProgram(first!, [...rest, '-g', goal, '-t', 'halt', file], limit);
}

/**
 * Runs a Prolog program whose `main` prints `answer=…` and `own=…` (milliseconds, loading left
 * out) on lines of their own.
 */
export async function runProlog(name: string, program: string, limit: number): Promise<Sample> {
  const file = scratchFile(`${name}.pl`, program);
  const run = await runSwipl('main', file, limit, ['-O']);
  const own = Number(/^own=([\d.]+)/m.exec(run.stdout)?.[1]);
  return {
    whole: run.whole,
    ...(Number.isNaN(own) ? {} : { own }),
    answer: /^answer=(.*)$/m.exec(run.stdout)?.[1] ?? '',
    overLimit: run.overLimit,
  };
}
