// Mutation testing on demand: `npm run mutants -- --sample 300 --seed 1 src/engine/core`. The mutants are StrykerJS's,
// whose instrumenter is installed into .cache when it is first asked for. They are tried by scripts/mutants.runner.mjs
// in one run of Vitest: a test that is loaded and warm tries them all, where Stryker's own runner starts Vitest anew
// for each of them.
//
//   --sample N   this many mutants, chosen at random; without it, all
//   --seed N     another choice
//   --tests A,B  patterns of the test files to try them on, instead of those of the room
//   --again      only the mutants that survived the last run
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const VERSION = '9.6.1';
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const home = join(root, '.cache', 'mutants');

/** The tests of a room, those that decide soonest first. */
const TESTS = {
  'src/engine': [
    'src/engine/**/*.test.ts',
    'test/contract/strength.test.ts',
    'test/contract/effort.test.ts',
    'test/contract/session.test.ts',
    'test/contract/constraints.test.ts',
  ],
  'src/reasoning': [
    'src/reasoning/**/*.test.ts',
    ...['told', 'paths', 'threads', 'lessons', 'worked-example', 'hint', 'explain', 'measure'].map(
      (name) => `test/contract/${name}.test.ts`,
    ),
  ],
  'src/puzzles': [
    'src/puzzles/**/*.test.ts',
    ...[
      'tellings',
      'puzzles',
      'problems',
      'lessons',
      'layout',
      'drawings',
      'worked-example',
      'formula',
      'brute-force',
      'generate',
    ].map((name) => `test/contract/${name}.test.ts`),
    'src/play/**/*.test.ts',
  ],
};
/** In place of Stryker's: mutants stand in the hottest loops, and are asked for each time. */
const HEADER = `// @ts-nocheck
const stryker = globalThis.__mutants;
function stryMutAct_9fa48(id) { return stryker.active === id && (stryker.met = true); }
function stryCov_9fa48(...ids) { if (stryker.reached !== null) for (const id of ids) stryker.reached.add(id); }
`;
/** Test cases and encodings for other solvers are no part of what is tested. */
const SKIPPED = /\.test\.ts$|cases\.ts$|technique-boards\.ts$|\basp(-text)?\.ts$/;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string' },
    again: { type: 'boolean', default: false },
  },
});

const instrumenterHome = join(home, 'node_modules', '@stryker-mutator', 'instrumenter');
if (!existsSync(instrumenterHome)) {
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
  const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps'];
  execFileSync('npm', [...install, `@stryker-mutator/instrumenter@${VERSION}`], {
    cwd: home,
    stdio: 'inherit',
  });
}
const load = (file) => import(pathToFileURL(join(instrumenterHome, 'dist', 'src', file)).href);
const { Instrumenter } = await load('instrumenter.js');
const { allMutators } = await load('mutators/index.js');

/** `file line:column mutator n`: names a mutant in every run on the same sources. */
const known = [];
let current = '';
let wanted = null;
allMutators.forEach(({ name, mutate }, at) => {
  allMutators[at] = {
    name,
    *mutate(path) {
      let n = 0;
      for (const replacement of mutate.call(this, path)) {
        const { start, end } = path.node.loc;
        const key = `${current} ${start.line}:${start.column}-${end.line}:${end.column} ${name} ${n++}`;
        if (wanted === null) known.push(key);
        else if (wanted.has(key)) yield replacement;
      }
    },
  };
});

async function instrument(file) {
  current = file;
  const instrumenter = new Instrumenter({ debug() {}, info() {}, warn() {}, isDebugEnabled: () => false });
  const source = { name: join(root, file), mutate: true, content: readFileSync(join(root, file), 'utf8') };
  return instrumenter.instrument([source], {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
    noHeader: true,
  });
}

function filesOf(path) {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !SKIPPED.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}

function shuffle(items, seed) {
  let state = seed | 0;
  const below = (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * limit);
  };
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [items[i], items[j]] = [items[j], items[i]];
  }
  return items;
}

const paths = positionals.length > 0 ? positionals : ['src/engine/core', 'src/reasoning', 'src/puzzles'];
/** Each selection of paths has a folder for its results, so that `--again` finds them. */
const run = join(home, paths.join('+').replaceAll('/', '-'));
mkdirSync(run, { recursive: true });
const at = (file) => join(run, file);
const read = (file) => JSON.parse(readFileSync(at(file), 'utf8'));
const write = (file, data) => writeFileSync(at(file), JSON.stringify(data));

let files = [...new Set(paths.flatMap(filesOf))];
let total = 0;
if (options.again) {
  wanted = new Set(read('survivors.json'));
  files = [...new Set([...wanted].map((key) => key.split(' ')[0]))];
} else {
  for (const file of files) await instrument(file);
  total = known.length;
  wanted = new Set(shuffle(known, Number(options.seed)).slice(0, Number(options.sample ?? known.length)));
}

const mutants = [];
const sources = {};
for (const file of files) {
  const keys = [...wanted].filter((key) => key.startsWith(`${file} `));
  if (keys.length === 0) continue;
  const { files: made, mutants: here } = await instrument(file);
  // Mutants of a file are numbered from 0; here they are numbered through.
  const first = mutants.length;
  const numbered = made[0].content.replace(
    /(stry(?:MutAct|Cov)_9fa48\()("[\d", ]*")/g,
    (_, call, ids) => call + ids.replace(/"(\d+)"/g, (_, id) => String(Number(id) + first)),
  );
  sources[join(root, file)] = HEADER + numbered;
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  for (const { location, mutatorName, replacement } of here) {
    const { start, end } = location;
    const last = end.line === start.line ? end.column : undefined;
    const was = lines[start.line].slice(start.column, last) + (last === undefined ? ' …' : '');
    const base = `${file} ${start.line + 1}:${start.column}-${end.line + 1}:${end.column} ${mutatorName}`;
    const taken = mutants.filter(({ key }) => key.startsWith(`${base} `)).length;
    const key = keys.filter((candidate) => candidate.startsWith(`${base} `)).sort()[taken];
    mutants.push({ key, file, line: start.line + 1, mutatorName, was, becomes: replacement });
  }
}
console.log(`${mutants.length} mutants of ${total || mutants.length} in ${files.length} files`);

const tests = options.tests?.split(',') ?? [
  ...new Set(
    Object.keys(TESTS).flatMap((room) => (files.some((file) => file.startsWith(room)) ? TESTS[room] : [])),
  ),
];
write('sources.json', sources);
write('tests.json', tests);
write('state.json', { mutants: mutants.length, killed: {}, covered: {}, outside: {}, unusable: [] });
spawnSync(
  process.execPath,
  [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--config', 'scripts/mutants.config.mjs'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, npm_lifecycle_event: 'mutants', MUTANTS_RUN: run },
  },
);

const state = read('state.json');
const counts = { killed: 0, survived: 0, 'not covered': 0, 'only outside tests': 0 };
const survivors = [];
mutants.forEach((mutant, id) => {
  const { key, file, line, mutatorName, was, becomes } = mutant;
  const covered = state.covered[id] ?? 0;
  const status =
    id in state.killed
      ? 'killed'
      : covered > 0
        ? 'survived'
        : id in state.outside
          ? 'only outside tests'
          : 'not covered';
  counts[status]++;
  if (status === 'killed') return;
  survivors.push(key);
  console.log(`${status}${covered ? ` ${covered} tests` : ''}: ${file}:${line} ${mutatorName}`);
  console.log(`    ${was}\n    → ${becomes.replace(/\s+/g, ' ').slice(0, 200)}`);
});
write('survivors.json', survivors);
const judged = counts.killed + counts.survived + counts['not covered'];
console.log(`tests that cannot be repeated, and were not used: ${state.unusable.length}`);
for (const name of state.unusable) console.log(`    ${name}`);
console.log(JSON.stringify(counts), `score ${((100 * counts.killed) / judged).toFixed(1)} %`);
