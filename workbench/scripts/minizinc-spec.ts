/**
 * All solutions of the specification tests of MiniZinc (libminizinc, tests/spec) by our solver and by Gecode. The models
 * are not ours: fetch them, and name their folder. Prints what differs, what is refused, and the counts.
 *
 *   npm run build && node workbench/run.mjs workbench/scripts/minizinc-spec.ts FOLDER [PART-OF-A-NAME…]
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { readSolverConfig } from './solver-config.ts';

/** Seconds: what Gecode does not answer in this time is not compared. */
const PEER_LIMIT = 10;
const OUR_LIMIT = 60;

const [folder, ...parts] = process.argv.slice(2);
if (folder === undefined) {
  console.error('expected the folder of the specification tests');
  process.exit(2);
}

interface Answer {
  readonly status: 'complete' | 'unsat' | 'partial' | 'unknown' | 'error';
  readonly solutions: readonly string[];
  readonly problem: string;
}

const scratch = mkdtempSync(join(tmpdir(), 'calcada-spec-'));
// Debian's library for Gecode hides MiniZinc's optional types: the standard decompositions serve.
const gecode = join(scratch, 'gecode.msc');
const known = readSolverConfig('/usr/share/minizinc/solvers/gecode.msc');
writeFileSync(gecode, JSON.stringify({ ...known, id: 'org.gecode.std', mznlib: '-Gstd' }));

function ask(solver: string, model: string, extra: readonly string[], limit: number): Answer {
  const args = ['--solver', solver, '-a', '--output-mode', 'json', '--output-objective'];
  const ran = spawnSync('minizinc', [...args, '--time-limit', String(limit * 1000), model, ...extra], {
    cwd: dirname(model),
    encoding: 'utf8',
    env: { ...process.env, MZN_SOLVER_PATH: resolve('share/minizinc') },
    maxBuffer: 2 ** 30,
    timeout: (limit + 20) * 1000,
  });
  const out = ran.stdout ?? '';
  const status = out.includes('=====UNSATISFIABLE')
    ? 'unsat'
    : out.includes('==========')
      ? 'complete'
      : ran.status !== 0 || out.includes('=====ERROR')
        ? 'error'
        : out.includes('----------')
          ? 'partial'
          : 'unknown';
  const solutions = out
    .split('----------')
    .slice(0, -1)
    .map((block) => block.replaceAll(/%.*\n/g, '').trim());
  return { status, solutions, problem: (ran.stderr ?? '').trim().split('\n').at(-1) ?? '' };
}

/** The best objective of an optimisation, or all solutions. */
function essence({ status, solutions }: Answer): string {
  const objective = /"_objective" : (-?\d+)/.exec(solutions.at(-1) ?? '')?.[1];
  return objective === undefined
    ? `${status}\n${[...new Set(solutions)].sort().join('\n')}`
    : `${status} ${objective}`;
}

const counts = new Map<string, number>();
const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
const models = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(
    (name) => name.endsWith('.mzn') && (parts.length === 0 || parts.some((part) => name.includes(part))),
  )
  .map((name) => join(resolve(folder), name))
  .sort();

for (const model of models) {
  const listed = /extra_files:\s*\[(.*?)\]/s.exec(readFileSync(model, 'utf8'))?.[1] ?? '';
  const extra = listed
    .split(',')
    .map((name) => name.trim().replaceAll(/["']/g, ''))
    .filter((name) => name !== '');
  const theirs = ask(gecode, model, extra, PEER_LIMIT);
  if (theirs.status !== 'complete' && theirs.status !== 'unsat') {
    count(`not compared: Gecode or the compiler says ${theirs.status}`);
    continue;
  }
  const ours = ask('calcada', model, extra, OUR_LIMIT);
  const same = essence(ours) === essence(theirs);
  const what = same
    ? 'the same'
    : ours.status === 'complete' || ours.status === 'unsat'
      ? 'DIFFERENT'
      : ours.status;
  count(what);
  if (!same) console.log(`${relative(folder, model)}: ${what} ${ours.problem}`);
}
rmSync(scratch, { recursive: true });
for (const [what, times] of counts) console.log(`${times} ${what}`);
process.exit(counts.has('DIFFERENT') ? 1 : 0);
