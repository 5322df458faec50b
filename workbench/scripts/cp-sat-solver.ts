/**
 * CP-SAT as a solver of MiniZinc for the benches, by npm's `or-tools-wasm` in a folder of the user's: a configuration with
 * a library of its own, and the program that it names, which is this bench again.
 */
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { type Program, readFlatZinc } from '../../src/flatzinc/index.ts';
import { checkSolution, solveByCpSat, WHOLE } from '../peers/index.ts';

const OURS = resolve('share/minizinc/calcada');

/** Where a run leaves its solutions, beside what was compiled. */
const solutionsOf = (fzn: string): string => `${fzn}.solutions`;

/** Writes the configuration; returns its file. */
export function cpSatConfig(scratch: string, packages: string, seconds: number): string {
  const [library, program, config] = ['cp-sat', 'fzn-cp-sat', 'cp-sat.msc'].map((name) =>
    join(scratch, name),
  );
  mkdirSync(library);
  for (const file of [...WHOLE, 'redefinitions-2.0.mzn']) copyFileSync(join(OURS, file), join(library, file));
  // Sets become Booleans.
  writeFileSync(join(library, 'redefinitions.mzn'), 'include "nosets.mzn";\n');
  // Else Node's threads compile 12 MB of WebAssembly in the background, for most of the first seconds.
  const node = `'${process.execPath}' --wasm-num-compilation-tasks=0`;
  writeFileSync(
    program,
    `#!/bin/sh\nexec ${node} '${process.argv[1]}' cp-sat '${resolve(packages)}' ${seconds} "$@"\n`,
  );
  chmodSync(program, 0o755);
  const known = {
    id: 'npm.or-tools-wasm',
    name: 'CP-SAT',
    version: '0',
    supportsFzn: true,
    supportsMzn: false,
  };
  writeFileSync(config, JSON.stringify({ ...known, mznlib: library, executable: program }));
  return config;
}

function programOf(fzn: string): Program {
  const read = readFlatZinc(readFileSync(fzn, 'utf8'));
  if (!read.ok) throw new Error(`${fzn}: ${read.problems[0]?.problem}`);
  return read.program;
}

/** Seconds of processor time beyond the limit in which it tells what it has found. */
export const TELLING = 2;

/** Seconds of processor time of this process. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/**
 * Answers a program in the way of FlatZinc; of the values, only the objective is printed. The package hands over all
 * solutions at the end, so a run that is killed would have found nothing: CP-SAT must stop by itself. It only knows the
 * clock, so its clock shows processor time here, and what it says of the time of a solution is processor time too.
 */
export async function answerByCpSat(packages: string, limit: number, fzn: string): Promise<void> {
  const program = programOf(fzn);
  const { objective } = program.goal;
  const began = Date.now() - 1000 * processorTime();
  Date.now = () => began + 1000 * processorTime();
  performance.now = () => 1000 * processorTime();
  writeFileSync(solutionsOf(fzn), '');
  const answer = await solveByCpSat(
    packages,
    program,
    (values, after) => {
      const told = objective?.kind === 'name' ? `${objective.name} = ${values.get(objective.name)};\n` : '';
      appendFileSync(solutionsOf(fzn), `${JSON.stringify([...values])}\n`);
      process.stdout.write(`% after ${after.toFixed(2)}\n${told}----------\n`);
    },
    () => ({ maxTimeInSeconds: Math.max(0.01, limit - processorTime()) }),
  );
  if ('problem' in answer) console.log(`% not translated: ${answer.problem}`);
  else if (answer.status === 'complete') console.log('==========');
  else console.log(answer.status === 'unsatisfiable' ? '=====UNSATISFIABLE=====' : '=====UNKNOWN=====');
  // Node would first compile for seconds what its threads have begun.
  process.kill(process.pid, 'SIGKILL');
}

/** How many solutions of a run our engine has checked, and how many it could not; a wrong one is an error. */
export async function checkRun(
  fzn: string,
): Promise<{ readonly checked: number; readonly unchecked: number }> {
  const file = solutionsOf(fzn);
  // The last line may be cut off, where the run was ended.
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  const counts = { checked: 0, unchecked: 0 };
  for (const line of lines) {
    const verdict = await checkSolution(programOf(fzn), new Map(JSON.parse(line) as [string, number][]));
    if (verdict === false)
      throw new Error(`${fzn}: expected a solution of CP-SAT, got ${line.slice(0, 1000)}`);
    counts[verdict === undefined ? 'unchecked' : 'checked']++;
  }
  return counts;
}
