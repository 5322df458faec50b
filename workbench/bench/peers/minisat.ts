import { findProgram, runProgram } from '../../peers/program.ts';
import type { Sample } from '../../peers/sample.ts';

export const minisat = findProgram('minisat', []);

export async function runMinisat(cnfFile: string, limit: number): Promise<Sample> {
  const run = await runProgram(minisat!.path, [cnfFile], limit);
  const seconds = Number(/CPU time\s*:\s*([\d.]+)/.exec(run.stdout)?.[1]);
  return {
    whole: run.whole,
    ...(Number.isNaN(seconds) ? {} : { own: seconds * 1000 }),
    answer: /^UNSATISFIABLE/m.test(run.stdout) ? 'unsat' : /^SATISFIABLE/m.test(run.stdout) ? 'sat' : '',
    overLimit: run.overLimit,
  };
}
