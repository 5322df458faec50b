/**
 * One instance, a small one, of each family of minizinc-benchmarks by our solver, Gecode and, where its configuration is
 * named, Chuffed. The models are not ours: fetch them, and name their folder. The limit is processor time, so that the
 * table can be made on a machine that others use.
 *
 *   npm run build && node workbench/run.mjs workbench/scripts/minizinc-benchmarks.ts run RESULTS.jsonl FOLDER [SECONDS [CHUFFED.msc]]
 *   node workbench/run.mjs workbench/scripts/minizinc-benchmarks.ts ours RESULTS.jsonl FOLDER [SECONDS]
 *   node workbench/run.mjs workbench/scripts/minizinc-benchmarks.ts table RESULTS.jsonl…
 *   node workbench/run.mjs workbench/scripts/minizinc-benchmarks.ts proofs PROOFS.jsonl FOLDER [SECONDS [VERIPB [PART/OF]]]
 *   node workbench/run.mjs workbench/scripts/minizinc-benchmarks.ts proof-table PROOFS.jsonl…
 *
 * `proofs` asks our solver for a proof of each of the instances that the rule below tries of a family, and has it checked
 * by `calcada verify` and, where its program is named, by VeriPB; each of the three may take SECONDS.
 *
 * A family that stands in the results already is left out, so that a run can be continued. `ours` leaves the other solvers
 * out; a table of several results takes each solver's runs from the last that has them, if it is the same instance.
 */
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { compile, goalOf, limited, programOf, withObjective } from './flatzinc-run.ts';
import { type ProofResult, proofTable, prove } from './minizinc-proofs.ts';
import { readSolverConfig } from './solver-config.ts';

/** Pairs of a model and data that are tried until one compiles. */
const MOST_TRIES = 3;

interface Run {
  readonly status: 'solved' | 'unsatisfiable' | 'best' | 'nothing' | 'refused';
  readonly objective?: number;
  readonly seconds: number;
}

interface Result {
  readonly family: string;
  readonly instance?: string;
  readonly goal?: 'satisfy' | 'minimize' | 'maximize';
  readonly runs: Readonly<Record<string, Run>>;
}

const linesOf = (file: string): string[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : [];

const readResults = (file: string): Result[] => linesOf(file).map((line) => JSON.parse(line));

/** Configurations by solver: the first that compiles a model is taken. */
type Solvers = Readonly<Record<string, readonly string[]>>;

const OURS: Solvers = { ours: [resolve('share/minizinc/calcada.msc')] };

const withOthers =
  (chuffed: string | undefined) =>
  (scratch: string): Solvers => ({
    ...OURS,
    gecode: ['/usr/share/minizinc/solvers/gecode.msc', withoutLibrary(scratch)],
    ...(chuffed === undefined ? {} : { chuffed: [resolve(chuffed)] }),
  });

function measure(results: string, folder: string, limit: number, choose: (scratch: string) => Solvers): void {
  const scratch = mkdtempSync(join(tmpdir(), 'calcada-benchmarks-'));
  const done = new Set(readResults(results).map(({ family }) => family));
  const solvers = choose(scratch);
  for (const family of readdirSync(folder).sort()) {
    if (done.has(family) || !statSync(join(folder, family)).isDirectory()) continue;
    const result = measureFamily(join(folder, family), family, solvers, limit, scratch);
    appendFileSync(results, `${JSON.stringify(result)}\n`);
    console.log(JSON.stringify(result));
  }
  rmSync(scratch, { recursive: true });
}

function measureProofs(
  results: string,
  folder: string,
  seconds: number,
  veripb: string | undefined,
  part: number,
  of: number,
): void {
  const scratch = mkdtempSync(join(tmpdir(), 'calcada-proofs-'));
  const done = new Set(linesOf(results).map((line) => JSON.parse(line).instance));
  const families = readdirSync(folder).sort();
  for (const [at, family] of families.entries()) {
    if (at % of !== part - 1 || !statSync(join(folder, family)).isDirectory()) continue;
    for (const files of candidates(join(folder, family))) {
      const instance = files.map((file) => relative(folder, file)).join(' + ');
      if (done.has(instance)) continue;
      const fzn = compile(OURS['ours'][0], files, scratch);
      const result: ProofResult = fzn
        ? { instance, ...prove(resolve('dist/cli/main.js'), fzn, seconds, veripb && resolve(veripb)) }
        : { instance, status: 'does not compile' };
      appendFileSync(results, `${JSON.stringify(result)}\n`);
      console.log(JSON.stringify(result));
    }
  }
  rmSync(scratch, { recursive: true });
}

/** Debian's library for Gecode does not fit every model: the standard decompositions serve there. */
function withoutLibrary(scratch: string): string {
  const known = readSolverConfig('/usr/share/minizinc/solvers/gecode.msc');
  const file = join(scratch, 'gecode-std.msc');
  writeFileSync(file, JSON.stringify({ ...known, id: 'org.gecode.std', mznlib: '-Gstd' }));
  return file;
}

function measureFamily(
  folder: string,
  family: string,
  solvers: Solvers,
  limit: number,
  scratch: string,
): Result {
  for (const files of candidates(folder)) {
    const ours = compile(solvers['ours'][0], files, scratch);
    if (ours === undefined) continue;
    const runs: Record<string, Run> = { ours: run(solvers['ours'][0], ours, limit, []) };
    if (!isSettled(runs['ours'])) runs['ours, -f'] = run(solvers['ours'][0], ours, limit, ['-f']);
    const { goal } = goalOf(ours);
    for (const name of Object.keys(solvers).filter((each) => each !== 'ours')) {
      const config = solvers[name].find((each) => compile(each, files, scratch) !== undefined);
      runs[name] = config
        ? run(config, join(scratch, 'model.fzn'), limit, [])
        : { status: 'refused', seconds: 0 };
    }
    return { family, instance: files.map((file) => relative(folder, file)).join(' + '), goal, runs };
  }
  return { family, runs: {} };
}

/** Models that have something to solve, each with the smallest data, or with none where there is none. */
function candidates(folder: string): string[][] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  const bySize = (a: string, b: string): number => statSync(a).size - statSync(b).size;
  const all = files.filter((file) => file.endsWith('.mzn'));
  const complete = all.filter((file) => /\bsolve\b/.test(readFileSync(file, 'utf8')));
  // Where the goal stands in an included file, any model may be the one.
  const models = complete.length > 0 ? complete : all;
  const data = files.filter((file) => file.endsWith('.dzn')).sort(bySize);
  const tried = models.sort(bySize).flatMap((model) => {
    const near = data.filter((file) => file.startsWith(dirname(model)));
    return near.length === 0 ? [[model]] : near.slice(0, 2).map((file) => [model, file]);
  });
  return tried.slice(0, MOST_TRIES);
}

function run(config: string, fzn: string, limit: number, extra: readonly string[]): Run {
  const { goal, objective } = goalOf(fzn);
  withObjective(fzn, objective);
  const better = goal === 'satisfy' ? [] : ['-a'];
  const { out, seconds } = limited([programOf(config), ...better, ...extra, fzn], limit, dirname(fzn));
  const values =
    objective === undefined ? [] : [...out.matchAll(new RegExp(`^${objective} = (-?\\d+);`, 'gm'))];
  const best = values.at(-1)?.[1];
  const status = out.includes('=====UNSATISFIABLE')
    ? 'unsatisfiable'
    : out.includes('==========') || (goal === 'satisfy' && out.includes('----------'))
      ? 'solved'
      : out.includes('----------')
        ? 'best'
        : 'nothing';
  return { status, seconds, ...(best === undefined ? {} : { objective: Number(best) }) };
}

function isSettled(run: Run | undefined): boolean {
  return run?.status === 'solved' || run?.status === 'unsatisfiable';
}

/** One result for each family: what was measured last of each solver. */
function merged(results: readonly Result[]): Result[] {
  const byFamily = new Map<string, Result>();
  for (const result of results) {
    const before = byFamily.get(result.family);
    if (before !== undefined && before.instance !== result.instance)
      throw new Error(
        `${result.family}: expected results of one instance, got ${before.instance} and ${result.instance}`,
      );
    // Our two ways were measured together.
    const { ours: _, 'ours, -f': __, ...others } = before?.runs ?? {};
    const kept = 'ours' in result.runs ? others : (before?.runs ?? {});
    byFamily.set(result.family, { ...result, runs: { ...kept, ...result.runs } });
  }
  return [...byFamily.values()];
}

function table(results: readonly Result[]): string {
  const columns = ['ours', 'ours, -f', 'gecode', 'chuffed'];
  const compiled = results.filter(({ instance }) => instance !== undefined);
  const cell = (run: Run | undefined): string => {
    if (run === undefined) return '';
    if (run.status === 'refused') return 'does not compile';
    const value = run.objective === undefined ? '' : ` ${run.objective}`;
    return `${run.status}${value}, ${run.seconds.toFixed(1)} s`;
  };
  const lines = compiled.map(
    ({ family, instance, runs }) =>
      `| ${family} | ${instance} | ${columns.map((name) => cell(runs[name])).join(' | ')} |`,
  );
  const solved = columns.map(
    (name) => `${name}: ${compiled.filter(({ runs }) => isSettled(runs[name])).length}`,
  );
  return [
    `Families: ${results.length}; compiled: ${compiled.length}; solved: ${solved.join(', ')}`,
    '',
    `| family | instance | ${columns.join(' | ')} |`,
    `|${'---|'.repeat(columns.length + 2)}`,
    ...lines,
    '',
    `Not compiled: ${results
      .filter(({ instance }) => instance === undefined)
      .map(({ family }) => family)
      .join(', ')}`,
  ].join('\n');
}

const [task, ...rest] = process.argv.slice(2);
const proofResults = (files: readonly string[]): ProofResult[] =>
  files.flatMap((file) => linesOf(file).map((line): ProofResult => JSON.parse(line)));
const limit = Number(rest[2] ?? 20);
if (task === 'run' && rest.length >= 2) measure(rest[0], rest[1], limit, withOthers(rest[3]));
else if (task === 'ours' && rest.length >= 2) measure(rest[0], rest[1], limit, () => OURS);
else if (task === 'proofs' && rest.length >= 2) {
  const [part = 1, of = 1] = (rest[4] ?? '1/1').split('/').map(Number);
  measureProofs(rest[0], rest[1], limit, rest[3], part, of);
} else if (task === 'proof-table') console.log(proofTable(proofResults(rest)));
else if (task === 'table') console.log(table(merged(rest.flatMap(readResults))));
else {
  console.error(
    'expected: run RESULTS FOLDER [SECONDS [CHUFFED.msc]], ours RESULTS FOLDER [SECONDS], table RESULTS…, proofs RESULTS FOLDER [SECONDS [VERIPB [PART/OF]]], or proof-table RESULTS…',
  );
  process.exit(2);
}
