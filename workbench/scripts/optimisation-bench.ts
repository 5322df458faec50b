/**
 * How soon builds of ours find their best objective and prove it, on one instance of middle size of each family in a folder
 * such as minizinc-benchmarks. The models are not ours: fetch them, and name their folder. Times are processor time, so that
 * the table can be made on a machine that others use. A BUILD is a checkout of ours that is built.
 *
 *   node workbench/run.mjs workbench/scripts/optimisation-bench.ts run RESULTS.jsonl FOLDER SECONDS BUILD…
 *   node workbench/run.mjs workbench/scripts/optimisation-bench.ts table RESULTS.jsonl
 *
 * A family that stands in the results already is left out, so that a run can be continued.
 */
import { spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { compile, goalOf, programOf, underLimit, withObjective } from './flatzinc-run.ts';

/** Pairs of a model and data that are tried until one compiles: the middle one, then smaller ones. */
const MOST_TRIES = 3;

interface Run {
  readonly status: 'proved' | 'best' | 'nothing' | 'unsatisfiable' | 'does not compile';
  readonly objective?: number;
  /** Seconds of processor time to the best objective, and to the end. */
  readonly bestAfter?: number;
  readonly seconds: number;
}

interface Result {
  readonly family: string;
  readonly instance?: string;
  readonly goal?: 'minimize' | 'maximize';
  readonly runs: Readonly<Record<string, Run>>;
}

function readResults(file: string): Result[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}

/** Models that look for a best solution, each with data of middle size or less. */
function candidates(folder: string): string[][] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  const bySize = (a: string, b: string): number => statSync(a).size - statSync(b).size;
  const isGoal = (file: string) => /\b(minimize|maximize)\b/.test(readFileSync(file, 'utf8'));
  const models = files.filter((file) => file.endsWith('.mzn') && isGoal(file)).sort(bySize);
  const data = files.filter((file) => file.endsWith('.dzn')).sort(bySize);
  const middle = <T>(all: readonly T[]): T[] => all.slice(0, Math.floor(all.length / 2) + 1).reverse();
  if (data.length === 0)
    return middle(models)
      .slice(0, MOST_TRIES)
      .map((model) => [model]);
  return models
    .flatMap((model) => {
      const near = data.filter((file) => file.startsWith(dirname(model)));
      return middle(near.length > 0 ? near : data)
        .slice(0, MOST_TRIES)
        .map((file) => [model, file]);
    })
    .slice(0, 2 * MOST_TRIES);
}

const configOf = (build: string): string => resolve(build, 'share/minizinc/calcada.msc');

/** Seconds of processor time of a process that runs, in hundredths. */
function processorTime(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}

function run(build: string, fzn: string, limit: number): Promise<Run> {
  const { objective } = goalOf(fzn);
  withObjective(fzn, objective);
  const command = [programOf(configOf(build)), '-a', fzn];
  const child = spawn('bash', ['-c', underLimit(command, limit)], { stdio: ['ignore', 'pipe', 'ignore'] });
  const pid = child.pid ?? 0;
  let text = '';
  let best: string | undefined;
  let bestAfter: number | undefined;
  let seconds = 0;
  const watch = setInterval(() => {
    seconds = Math.max(seconds, processorTime(pid) || 0);
  }, 50);
  child.stdout.setEncoding('utf8');
  child.stdout.on('data', (chunk: string) => {
    text = text.slice(-100_000) + chunk;
    seconds = Math.max(seconds, processorTime(pid) || 0);
    const now = [...text.matchAll(new RegExp(`^${objective} = (-?\\d+);`, 'gm'))].at(-1)?.[1];
    if (now === undefined || now === best) return;
    best = now;
    bestAfter = seconds;
  });
  return new Promise((done) => {
    child.on('close', () => {
      clearInterval(watch);
      const status = text.includes('=====UNSATISFIABLE')
        ? 'unsatisfiable'
        : text.includes('==========')
          ? 'proved'
          : best === undefined
            ? 'nothing'
            : 'best';
      done({
        status,
        seconds,
        ...(best === undefined ? {} : { objective: Number(best) }),
        ...(bestAfter === undefined ? {} : { bestAfter }),
      });
    });
  });
}

async function measureFamily(
  folder: string,
  family: string,
  builds: readonly string[],
  limit: number,
  scratch: string,
): Promise<Result> {
  for (const files of candidates(folder)) {
    const first = compile(configOf(builds[0]), files, scratch);
    if (first === undefined) continue;
    const { goal } = goalOf(first);
    if (goal === 'satisfy') continue;
    const runs: Record<string, Run> = {};
    for (const build of builds) {
      const fzn = compile(configOf(build), files, scratch);
      runs[basename(build)] = fzn ? await run(build, fzn, limit) : { status: 'does not compile', seconds: 0 };
    }
    return { family, instance: files.map((file) => relative(folder, file)).join(' + '), goal, runs };
  }
  return { family, runs: {} };
}

async function measure(
  results: string,
  folder: string,
  limit: number,
  builds: readonly string[],
): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'calcada-optimisation-'));
  const done = new Set(readResults(results).map(({ family }) => family));
  for (const family of readdirSync(folder).sort()) {
    if (done.has(family) || !statSync(join(folder, family)).isDirectory()) continue;
    const result = await measureFamily(join(folder, family), family, builds, limit, scratch);
    appendFileSync(results, `${JSON.stringify(result)}\n`);
    console.log(JSON.stringify(result));
  }
  rmSync(scratch, { recursive: true });
}

const cell = (run: Run): string => {
  if (run.objective === undefined) return run.status;
  const proof = run.status === 'proved' ? `, proved ${run.seconds.toFixed(1)} s` : '';
  return `${run.objective}, ${(run.bestAfter ?? 0).toFixed(1)} s${proof}`;
};

/** How much better the second run's objective is: 1, 0 or -1. */
function comparedTo(goal: Result['goal'], first: Run, second: Run): number {
  if (first.objective === undefined || second.objective === undefined)
    return Math.sign(Number(second.objective !== undefined) - Number(first.objective !== undefined));
  return Math.sign((goal === 'minimize' ? -1 : 1) * (second.objective - first.objective));
}

function table(results: readonly Result[]): string {
  const measured = results.filter(({ instance }) => instance !== undefined);
  const builds = Object.keys(measured[0]?.runs ?? {});
  const [first, last] = [builds[0], builds[builds.length - 1]];
  const compared = measured.map(({ goal, runs }) => comparedTo(goal, runs[first], runs[last]));
  const proved = builds.map(
    (build) => `${build} ${measured.filter(({ runs }) => runs[build].status === 'proved').length}`,
  );
  return [
    `Instances: ${measured.length}; proved: ${proved.join(', ')}; ${last} has a better objective than ${first} on ` +
      `${compared.filter((c) => c > 0).length}, a worse one on ${compared.filter((c) => c < 0).length}`,
    '',
    `| family | instance | goal | ${builds.join(' | ')} |`,
    `|${'---|'.repeat(builds.length + 3)}`,
    ...measured.map(
      ({ family, instance, goal, runs }) =>
        `| ${family} | ${instance} | ${goal} | ${builds.map((build) => cell(runs[build])).join(' | ')} |`,
    ),
  ].join('\n');
}

const [task, results, ...rest] = process.argv.slice(2);
if (task === 'run' && results !== undefined && rest.length >= 3)
  await measure(results, rest[0], Number(rest[1]), rest.slice(2));
else if (task === 'table' && results !== undefined) console.log(table(readResults(results)));
else {
  console.error('expected: run RESULTS FOLDER SECONDS BUILD…, or table RESULTS');
  process.exit(2);
}
