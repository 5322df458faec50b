/**
 * Up to three instances of each family of minizinc-benchmarks by several solvers, or by several builds of ours, each for so
 * many seconds of processor time: the table can be made on a machine that others use. The models are not ours: fetch them,
 * and name their folder.
 *
 *   npm run build && node workbench/run.mjs workbench/scripts/minizinc-benchmarks.ts TASK …
 *   run RESULTS.jsonl FOLDER [--seconds 60] [--every 1] [--places small,middle,large] [--packages FOLDER] SOLVER…
 *   table RESULTS.jsonl…
 *   proofs PROOFS.jsonl FOLDER [--seconds 60] [--every 1] [--veripb VERIPB]
 *   proof-table PROOFS.jsonl…
 *
 * A SOLVER is a name, flags after it, and its configuration: `'chuffed -f=chuffed.msc'`, `before=…/calcada.msc`. That of
 * `ours` and `gecode` is known, and with `--packages FOLDER`, where npm's `or-tools-wasm` is installed, that of `cp-sat`:
 * one thread and its own search, on models that are translated for it; every solution that it finds is checked by our
 * engine after the run, and a wrong one ends the bench. The limit holds for all threads of a solver together. `--every 3` takes every third family
 * by name, from the first on.
 *
 * The rule of choice: a family's pairs of a model (a file with a `solve` item) and data (below the model's folder; any of
 * the family where there is none; none where the family has none) are ordered by the bytes of their files, those of equal
 * size by name. Small, middle and large are the pairs at 1/6, 1/2 and 5/6 of that order. One that MiniZinc does not compile
 * for the first solver in 10 s of processor time gives its place to its neighbours, the smaller first, three at most.
 *
 * What stands in the results already is not run again, so a run can be continued and a solver added later. `proofs` asks our
 * solver for a proof of a family's three smallest pairs, and has it checked by `calcada verify` and, where its program is
 * named, by VeriPB; each of the three may take the seconds.
 *
 * A year of github.com/MiniZinc/mzn-challenge is such a folder too.
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
import { parseArgs } from 'node:util';
import { answerByCpSat, checkRun, cpSatConfig, TELLING } from './cp-sat-solver.ts';
import { compile, type Goal, goalOf, type Run, run } from './flatzinc-run.ts';
import { type ProofResult, proofTable, prove } from './minizinc-proofs.ts';
import { type Line, merged, table } from './minizinc-table.ts';
import { readSolverConfig } from './solver-config.ts';

const PLACES: readonly (readonly [place: string, part: number])[] = [
  ['small', 1 / 6],
  ['middle', 1 / 2],
  ['large', 5 / 6],
];

/** Pairs of a model and data that are tried for one place. */
const MOST_TRIES = 4;

/** The first of its configurations that compiles a model is taken. */
interface Solver {
  readonly name: string;
  readonly flags: readonly string[];
  readonly configs: readonly string[];
  /** Seconds beyond the limit, at which it stops by itself. */
  readonly telling?: number;
  /** Looks at what a run has left. */
  readonly check?: (fzn: string) => Promise<object>;
}

const linesOf = <T>(file: string): T[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line): T => JSON.parse(line))
    : [];
const resultsOf = (file: string): Line[] => linesOf(file);

const OURS = resolve('share/minizinc/calcada.msc');
const GECODE = '/usr/share/minizinc/solvers/gecode.msc';

/** Debian's library for Gecode does not fit every model: the standard decompositions serve there. */
function withoutLibrary(scratch: string): string {
  const file = join(scratch, 'gecode-std.msc');
  const known = { ...readSolverConfig(GECODE), id: 'org.gecode.std', mznlib: '-Gstd' };
  writeFileSync(file, JSON.stringify(known));
  return file;
}

function solverOf(words: string, scratch: string, packages: string | undefined, seconds: number): Solver {
  const [, name = words, config] = /^(.*)=(.*)$/.exec(words) ?? [];
  const [first, ...flags] = name.split(' ');
  if (config !== undefined) return { name, flags, configs: [resolve(config)] };
  if (first === 'ours') return { name, flags, configs: [OURS] };
  if (first === 'gecode') return { name, flags, configs: [GECODE, withoutLibrary(scratch)] };
  if (first === 'cp-sat' && packages !== undefined)
    return {
      name,
      flags,
      configs: [cpSatConfig(scratch, packages, seconds)],
      telling: TELLING,
      check: checkRun,
    };
  throw new Error(`expected NAME=CONFIGURATION, got ${words}`);
}

const familiesOf = (folder: string, every: number): string[] =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('.') && statSync(join(folder, name)).isDirectory())
    .sort()
    .filter((_, at) => at % every === 0);

/** Pairs of a model and its data by the bytes of their files. */
function pairsOf(folder: string): string[][] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  const all = files.filter((file) => file.endsWith('.mzn'));
  const complete = all.filter((file) => /\bsolve\b/.test(readFileSync(file, 'utf8')));
  const data = files.filter((file) => /\.(dzn|json)$/.test(file));
  // Where the goal stands in an included file, any model may be the one.
  const pairs = (complete.length > 0 ? complete : all).flatMap((model) => {
    const near = data.filter((file) => file.startsWith(dirname(model)));
    if (data.length === 0) return [[model]];
    return (near.length > 0 ? near : data).map((file) => [model, file]);
  });
  const sized = pairs.map((pair) => ({
    pair,
    name: pair.join(' '),
    bytes: pair.reduce((sum, file) => sum + statSync(file).size, 0),
  }));
  sized.sort((a, b) => a.bytes - b.bytes || a.name.localeCompare(b.name, 'en', { numeric: true }));
  return sized.map(({ pair }) => pair);
}

const nameOf = (folder: string, files: readonly string[]): string =>
  files.map((file) => relative(folder, file)).join(' + ');

/** What is compiled once for each configuration. */
class Instance {
  private readonly compiled = new Map<string, string | undefined>();

  constructor(
    readonly files: readonly string[],
    private readonly scratch: string,
  ) {}

  async for(config: string): Promise<string | undefined> {
    if (!this.compiled.has(config)) {
      const fzn = join(this.scratch, `${this.compiled.size}.fzn`);
      this.compiled.set(config, (await compile(config, this.files, fzn)) ? fzn : undefined);
    }
    return this.compiled.get(config);
  }

  async run(
    { configs, flags, telling = 0, check }: Solver,
    limit: number,
  ): Promise<Run & { readonly goal?: Goal }> {
    for (const config of configs) {
      const fzn = await this.for(config);
      if (fzn === undefined) continue;
      const done = await run(config, fzn, limit + telling, flags);
      return { goal: goalOf(fzn).goal, ...done, ...(await check?.(fzn)) };
    }
    return { status: 'does not compile', seconds: 0 };
  }
}

/** The positions of small, middle and large, or fewer if there are fewer pairs. */
function placesOf(count: number): { readonly place: string; readonly at: number }[] {
  const places = PLACES.map(([place, part]) => ({ place, at: Math.floor(count * part) }));
  return places.filter(({ at }, index) => at < count && places[index - 1]?.at !== at);
}

/** The pair at a place or, if it does not compile, the nearest that does. */
async function choose(
  pairs: readonly string[][],
  at: number,
  tried: Set<string[]>,
  config: string,
  scratch: string,
): Promise<Instance | undefined> {
  const far = (pair: string[]): number =>
    2 * Math.abs(pairs.indexOf(pair) - at) + Number(pairs.indexOf(pair) > at);
  const near = pairs.slice(Math.max(0, at - MOST_TRIES), at + MOST_TRIES).filter((pair) => !tried.has(pair));
  for (const files of near.sort((a, b) => far(a) - far(b)).slice(0, MOST_TRIES)) {
    tried.add(files);
    const instance = new Instance(files, scratch);
    if ((await instance.for(config)) !== undefined) return instance;
  }
  return undefined;
}

async function measure(
  results: string,
  folder: string,
  limit: number,
  families: readonly string[],
  wanted: readonly string[],
  solvers: readonly Solver[],
  scratch: string,
): Promise<void> {
  const before = new Map(merged(resultsOf(results)).map((row) => [`${row.family} ${row.place}`, row]));
  for (const family of families) {
    const home = join(folder, family);
    const pairs = pairsOf(home);
    const tried = new Set<string[]>();
    for (const { place, at } of placesOf(pairs.length)) {
      if (!wanted.includes(place)) continue;
      const known = before.get(`${family} ${place}`);
      const again = pairs.find((files) => nameOf(home, files) === known?.instance);
      if (again) tried.add(again);
      if (known && !again) continue;
      const instance = again
        ? new Instance(again, scratch)
        : await choose(pairs, at, tried, solvers[0].configs[0], scratch);
      const told = { family, place, ...(instance ? { instance: nameOf(home, instance.files) } : {}) };
      if (!instance) report(results, told);
      else
        for (const solver of solvers.filter(({ name }) => known?.runs[name] === undefined))
          report(results, { ...told, solver: solver.name, limit, ...(await instance.run(solver, limit)) });
    }
  }
}

function report(results: string, line: Line | ProofResult): void {
  appendFileSync(results, `${JSON.stringify(line)}\n`);
  console.log(JSON.stringify(line));
}

async function measureProofs(
  results: string,
  folder: string,
  seconds: number,
  families: readonly string[],
  veripb: string | undefined,
  scratch: string,
): Promise<void> {
  const done = new Set(linesOf<ProofResult>(results).map(({ instance }) => instance));
  for (const family of families)
    for (const files of pairsOf(join(folder, family)).slice(0, PLACES.length)) {
      const instance = nameOf(folder, files);
      if (done.has(instance)) continue;
      const fzn = join(scratch, 'model.fzn');
      const isCompiled = await compile(OURS, files, fzn);
      report(
        results,
        isCompiled
          ? {
              instance,
              ...(await prove(resolve('dist/cli/main.js'), fzn, seconds, veripb && resolve(veripb))),
            }
          : { instance, status: 'does not compile' },
      );
    }
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    every: { type: 'string', default: '1' },
    places: { type: 'string', default: PLACES.map(([place]) => place).join() },
    veripb: { type: 'string' },
    packages: { type: 'string' },
    all: { type: 'boolean', short: 'a' },
  },
});
const [task, results, folder, ...words] = positionals;
const seconds = Number(values.seconds);
// What the configuration of CP-SAT runs.
if (task === 'cp-sat') await answerByCpSat(results, Number(folder), words[0]);
const scratch = mkdtempSync(join(tmpdir(), 'calcada-benchmarks-'));
try {
  if (task === 'run' && words.length > 0) {
    const solvers = words.map((each) => solverOf(each, scratch, values.packages, seconds));
    const families = familiesOf(folder, Number(values.every));
    await measure(results, folder, seconds, families, values.places.split(','), solvers, scratch);
  } else if (task === 'proofs' && folder !== undefined) {
    const families = familiesOf(folder, Number(values.every));
    await measureProofs(results, folder, seconds, families, values.veripb, scratch);
  } else if (task === 'table' && results !== undefined)
    console.log(table(merged(positionals.slice(1).flatMap(resultsOf))));
  else if (task === 'proof-table' && results !== undefined)
    console.log(proofTable(positionals.slice(1).flatMap((file) => linesOf<ProofResult>(file))));
  else {
    console.error(
      'expected run RESULTS FOLDER SOLVER…, table RESULTS…, proofs RESULTS FOLDER or proof-table RESULTS…',
    );
    process.exitCode = 2;
  }
} finally {
  rmSync(scratch, { recursive: true });
}
