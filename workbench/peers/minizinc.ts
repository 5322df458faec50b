import { findProgram, lazily, runProgram } from './program.ts';
import type { Sample } from './sample.ts';
import { scratchFile } from './scratch.ts';

/** MiniZinc only compiles; Gecode solves. */
export const minizinc = lazily(() =>
  findProgram('fzn-gecode', []) ? findProgram('minizinc', ['--version']) : undefined,
);

export type Wanted = { readonly solutions: number | 'all' } | 'optimum';

/** Runs a model on Gecode. The answer is the number of solutions printed, or the `objective=` line of the last. */
export async function runMiniZinc(
  name: string,
  model: string,
  wanted: Wanted,
  limit: number,
): Promise<Sample> {
  const file = scratchFile(`${name}.mzn`, model);
  const how =
    wanted === 'optimum' ? [] : wanted.solutions === 'all' ? ['-a'] : ['-n', String(wanted.solutions)];
  const run = await runProgram(minizinc()!.path, ['--solver', 'gecode', '-s', ...how, file], limit);
  const seconds = (what: string): number =>
    Number(new RegExp(`%%%mzn-stat: ${what}=([\\d.e+-]+)`).exec(run.stdout)?.[1] ?? Number.NaN);
  const own = (seconds('initTime') + seconds('solveTime')) * 1000;
  const objective = [...run.stdout.matchAll(/^objective=(.*)$/gm)].at(-1)?.[1];
  const solutions = [...run.stdout.matchAll(/^-{10}$/gm)].length;
  return {
    whole: run.whole,
    ...(Number.isNaN(own) ? {} : { own }),
    answer: wanted === 'optimum' ? (objective ?? '') : String(solutions),
    overLimit: run.overLimit,
  };
}
