import { findProgram, lazily, runProgram } from './program.ts';
import type { Sample } from './sample.ts';
import { scratchFile } from './scratch.ts';

export const clasp = lazily(() => findProgram('clasp', ['--version']));
export const gringo = lazily(() => findProgram('gringo', ['--version']));

/** Processor time. clasp prints thousandths of a second; zero of them is counted as the middle of what it may be. */
const LESS_THAN_A_TICK = 0.25;

interface ClaspOutput {
  readonly Result?: string;
  readonly Models?: { readonly Number: number };
  readonly Time?: { readonly CPU: number };
  readonly Stats?: { readonly Core?: { readonly Conflicts: number } };
}

function readOutput(stdout: string): ClaspOutput {
  try {
    return JSON.parse(stdout) as ClaspOutput;
  } catch {
    return {};
  }
}

const ownTime = (output: ClaspOutput): number | undefined =>
  output.Time && (output.Time.CPU * 1000 || LESS_THAN_A_TICK);

export async function runClaspOnCnf(cnfFile: string, limit: number): Promise<Sample> {
  const run = await runProgram(clasp()!.path, ['--outf=2', cnfFile], limit);
  const output = readOutput(run.stdout);
  const own = ownTime(output);
  return {
    whole: run.whole,
    ...(own === undefined ? {} : { own }),
    answer: output.Result === 'SATISFIABLE' ? 'sat' : output.Result === 'UNSATISFIABLE' ? 'unsat' : '',
    overLimit: run.overLimit,
  };
}

export interface AspSample extends Sample {
  readonly conflicts: number;
}

/**
 * Grounds and solves an answer-set program, asking for this many models. `whole` is both programs joined by a pipe;
 * `own` is what clasp reports when it is given the ground program: reading, preparing and solving it.
 */
export async function runAsp(
  name: string,
  program: string,
  models: number,
  limit: number,
): Promise<AspSample> {
  const source = scratchFile(`${name}.lp`, program);
  const ground = scratchFile(`${name}.ground`, '');
  const claspArguments = [String(models), '--outf=2', '--stats', '--quiet=2'];
  const piped = await runProgram(
    'sh',
    ['-c', `"$0" "$1" | "$2" ${claspArguments.join(' ')}`, gringo()!.path, source, clasp()!.path],
    limit,
  );
  if (piped.overLimit) {
    return { whole: piped.whole, own: piped.whole, answer: '', overLimit: true, conflicts: Number.NaN };
  }
  await runProgram('sh', ['-c', '"$0" "$1" > "$2"', gringo()!.path, source, ground], limit);
  const alone = await runProgram(clasp()!.path, [...claspArguments, ground], limit);
  const output = readOutput(alone.stdout);
  const own = ownTime(output);
  return {
    whole: piped.whole,
    ...(own === undefined ? {} : { own }),
    answer: String(output.Models?.Number ?? ''),
    overLimit: false,
    conflicts: output.Stats?.Core?.Conflicts ?? Number.NaN,
  };
}
